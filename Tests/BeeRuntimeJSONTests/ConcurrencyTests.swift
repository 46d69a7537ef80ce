import BeeRuntime
import Testing

/// What is shared between threads: marks of disordered tables, compiled patterns, boxes.
@Suite struct ConcurrencyTests {
    @Test func readingFromManyTasks() async throws {
        let shared = try read(Chain.self, RecursionTests.chain(100))
        let pattern = Pattern("^[a-z]+$")
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<64 {
                group.addTask {
                    let text = task.isMultiple(of: 2) ? WorkTests.disordered(50) : RecursionTests.chain(51)
                    let chain = try? read(Chain.self, text)
                    return chain != nil && shared.next?.value == 1 && pattern.matches("abc") && !pattern.matches("1")
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}

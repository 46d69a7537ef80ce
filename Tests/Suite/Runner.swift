import BeeRuntime
import Foundation

/// Reads instances and prints what the generated types say of them.
///
/// A line of the input is the name of a type and the JSON of an instance, with a tab between; a line of the output is
/// `valid`, or `invalid` and what is wrong.
@main
struct Runner {
    private var verdicts: [String: ([UInt8]) -> String] = [:]

    /// Makes a type known by a name.
    mutating func add<Model: JSONModel>(_ name: String, _ type: Model.Type) {
        verdicts[name] = { bytes in
            do {
                let value = try JSONDecoding.read(type, from: bytes, options: .init(mode: .strict))
                var validator = Validator(mode: .strict)
                validator.check(value)
                if validator.violations.isEmpty { return "valid" }
                return "invalid: " + validator.violations.map(\.description).joined(separator: "; ")
            } catch {
                return "invalid: \(error)"
            }
        }
    }

    static func main() throws {
        var runner = Runner()
        addTypes(to: &runner)
        let input = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
        var output = ""
        for line in input.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1)
            let verdict = runner.verdicts[String(parts[0])].map { $0(Array(parts[1].utf8)) } ?? "unknown"
            output += verdict.replacing("\n", with: " ") + "\n"
        }
        FileHandle.standardOutput.write(Data(output.utf8))
    }
}

import ScaffoldPipeline

/// How long each stage of a run took.
final class Stopwatch {
    private var last = ContinuousClock.now
    private var stages: [(stage: Stage, time: Duration)] = []

    func end(_ stage: Stage) {
        let now = ContinuousClock.now
        stages.append((stage, now - last))
        last = now
    }

    /// One line for each stage: `render 12.5 ms`.
    var text: String { stages.map { "\($0.stage.rawValue) \(Self.milliseconds($0.time)) ms\n" }.joined() }

    private static func milliseconds(_ time: Duration) -> Double {
        ((time / .milliseconds(1)) * 10).rounded() / 10
    }
}

import Foundation
import ScaffoldBenchCLoop
import ScaffoldDiagnostics
import ScaffoldSource

// Times each reader of the two files in turn, and prints `name milliseconds` for each run.

let (yamlPath, jsonPath) = (CommandLine.arguments[1], CommandLine.arguments[2])
let rounds = Int(CommandLine.arguments[3]) ?? 15

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    let passed = (ContinuousClock.now - start).components
    return Double(passed.seconds) * 1e3 + Double(passed.attoseconds) / 1e15
}

func nodes(_ path: String, _ data: Data) -> Double {
    var files = SourceFiles()
    let file = files.add(SourceFile(path: path, bytes: [UInt8](data)))
    let sink = DiagnosticSink()
    return milliseconds {
        guard DocumentReader.read(file, in: files, into: sink) != nil else { fatalError("\(path) was refused") }
    }
}

let yaml = try Data(contentsOf: URL(fileURLWithPath: yamlPath))
let json = try Data(contentsOf: URL(fileURLWithPath: jsonPath))
for _ in 0..<rounds {
    let events = yaml.withUnsafeBytes { bytes in
        milliseconds { _ = scaffold_bench_count_events(bytes.baseAddress, UInt(bytes.count)) }
    }
    print("C loop over libyaml's events \(events)")
    print("nodes from YAML \(nodes(yamlPath, yaml))")
    print("JSONSerialization \(try milliseconds { _ = try JSONSerialization.jsonObject(with: json) })")
    print("nodes from JSON \(nodes(jsonPath, json))")
}

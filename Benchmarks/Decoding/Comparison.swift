import BeeRuntime
import Foundation

/// One document through generated code and through Foundation, in one process, in turn.
struct Comparison<Model: JSONModel, Synthesised: Codable> {
    /// The name of the document in what is printed.
    let name: String
    let text: Data
    /// How often one sample runs each of them.
    let repetitions: Int

    private let decoder = JSONDecoder()
    private let encoder: JSONEncoder

    init(_ name: String, _ text: Data, _: Model.Type, _: Synthesised.Type, repetitions: Int) {
        self.name = name
        self.text = text
        self.repetitions = repetitions
        encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
    }

    /// Prints `document tab row tab milliseconds of CPU` for each of some rounds, and the size of the text.
    func run(rounds: Int) throws {
        try prove()
        let model = try JSONDecoding.read(Model.self, from: text)
        let synthesised = try decoder.decode(Synthesised.self, from: text)
        for _ in 0..<rounds {
            try measure("JSONDecoder, not validated") { _ = try decoder.decode(Synthesised.self, from: text) }
            try measure("generated code, decoded and validated") { _ = try validated() }
            try measure("generated code, only decoded") { _ = try JSONDecoding.read(Model.self, from: text) }
            try measure("JSONEncoder") { _ = try encoder.encode(synthesised) }
            measure("generated code, encoded") { _ = written(model) }
        }
        print("\(name)\tbytes\t\(text.count)")
    }

    /// Stops where the document breaks its description, or does not come out as the JSON value that went in.
    private func prove() throws {
        let original = try JSONDecoding.read(JSONValue.self, from: text)
        let copy = try JSONDecoding.read(JSONValue.self, from: written(validated()))
        precondition(copy.isSame(as: original), "\(name) is another value when it is written again")
    }

    private func validated() throws -> Model {
        let model = try JSONDecoding.read(Model.self, from: text)
        var validator = Validator()
        validator.check(model)
        precondition(validator.violations.isEmpty, "\(name): \(validator.violations)")
        return model
    }

    private func written(_ model: Model) -> Data {
        var writer = JSONWriter()
        writer.write(model)
        return Data(writer.bytes)
    }

    /// Prints the CPU time, of which whatever else the machine does takes less than of the time on the clock.
    private func measure(_ row: String, _ body: () throws -> Void) rethrows {
        let start = clock()
        for _ in 0..<repetitions { try body() }
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        print("\(name)\t\(row)\t\(seconds * 1e3 / Double(repetitions))")
    }
}

extension JSONValue {
    /// Whether two values are the same, fractions after they were rounded to the nearest `Double`: a document may have
    /// more digits than that has.
    fileprivate func isSame(as other: JSONValue) -> Bool {
        switch (self, other) {
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
        case (.object(let left), .object(let right)):
            left.count == right.count && left.allSatisfy { key, value in right[key].map(value.isSame) ?? false }
        case (.number(let left), .number(let right)):
            left == right || !left.isInteger && left.double == right.double
        default: self == other
        }
    }
}

import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldNaming

/// The checks over JSON values that types and messages need, each with its place in the table of the generated code.
struct CheckTable: Sendable {
    static let name = "SchemaChecks"

    /// Where the table stands: in the first namespace, so that what was generated apart fits into one module.
    let container: String
    private let model: ProtocolModel
    private var places: [ValueCheckID: Int] = [:]
    private var order: [ValueCheckID] = []

    init(_ model: ProtocolModel) {
        self.model = model
        container = model.documents.lazy.compactMap(\.namespace).first ?? ""
        if model.checks.isEmpty { return }
        var entries: [ValueCheckID] = []
        func collect(_ use: TypeUse) { entries += use.constraints.checks }
        for type in model.types {
            entries += type.constraints.checks
            for use in type.kind.uses { use.forEach(collect) }
        }
        for message in model.messages { for use in message.writtenUses { use.forEach(collect) } }
        order = reachable(from: entries) { id in
            let scope = model[id].scope.map { model.checkScopes[$0].values.sorted() } ?? []
            return scope + model[id].assertions.flatMap(\.references)
        }
        places = Dictionary(uniqueKeysWithValues: zip(order, 0...))
    }

    /// The expression that names a check.
    func reference(to id: ValueCheckID) -> String? { places[id].map { "\(path).table[\($0)]" } }

    /// The name of the table as code has it everywhere.
    var path: String { container.isEmpty ? Self.name : "\(container).\(Self.name)" }

    var isEmpty: Bool { order.isEmpty }

    // MARK: The text

    /// The table as JSON, a line for each check.
    var lines: [String] {
        var scopes: [Int] = []
        var lines = ["{\"checks\": ["]
        for (place, id) in order.enumerated() {
            var writer = CheckWriter(places: places)
            for assertion in model[id].assertions { writer.write(assertion) }
            if let scope = model[id].scope {
                let index = scopes.firstIndex(of: scope) ?? scopes.count
                if index == scopes.count { scopes.append(scope) }
                writer.add("$scope", "\(index)")
            }
            lines.append(SwiftLiteral.rawJSON(writer.text) + (place < order.count - 1 ? "," : ""))
        }
        let anchors = scopes.map { scope in
            let entries = model.checkScopes[scope].sorted { $0.key < $1.key }
            return JSONText.object(entries.map { ($0.key, "\(places[$0.value] ?? 0)") })
        }
        return lines + ["], \"scopes\": \(SwiftLiteral.rawJSON(JSONText.list(anchors)))}"]
    }
}

extension [Constraint] {
    /// The checks among constraints.
    var checks: [ValueCheckID] { compactMap { if case .check(let id) = $0.rule { id } else { nil } } }
}

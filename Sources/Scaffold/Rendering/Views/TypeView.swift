/// A type of any kind; exactly one of its keys is not false.
package indirect enum TypeView: DocumentedView {
    case object(ObjectView)
    case enumeration(EnumerationView)
    case union(UnionView)
    case alias(AliasView)
    case wrapper(WrapperView)
    case checkTable(CheckTableView)
    case message(MessageView)
    case service(ServiceView)
    case namespace(NamespaceView)

    package static let summary = "A type of any kind: exactly one key is not false."
    package static let table = ViewTable<Self>([
        .view("object", "A model.") { if case .object(let view) = $0 { view } else { nil } },
        .view("enumeration", "An enumeration.") { if case .enumeration(let view) = $0 { view } else { nil } },
        .view("union", "A union.") { if case .union(let view) = $0 { view } else { nil } },
        .view("alias", "Another name for a type.") { if case .alias(let view) = $0 { view } else { nil } },
        .view("wrapper", "A type around one value.") { if case .wrapper(let view) = $0 { view } else { nil } },
        .view("checkTable", "The checks over JSON values.") {
            if case .checkTable(let view) = $0 { view } else { nil }
        },
        .view("message", "A message.") { if case .message(let view) = $0 { view } else { nil } },
        .view("service", "A service.") { if case .service(let view) = $0 { view } else { nil } },
        .view("namespace", "An enum without cases that holds other types.") {
            if case .namespace(let view) = $0 { view } else { nil }
        },
    ])
}

import ScaffoldDiagnostics
import ScaffoldModel

/// A place for what has none.
let nowhere = SourceSpan(file: SourceFileID(index: 0), start: 0, end: 0)

/// A use of a type.
func use(_ shape: TypeUse.Shape, nullable: Bool = false, _ rules: Constraint.Rule...) -> TypeUse {
    TypeUse(
        shape, isNullable: nullable, constraints: rules.map { Constraint($0, span: nowhere) }, span: nowhere)
}

func field(_ key: String, _ type: TypeUse, required: Bool = true, default value: ModelValue? = nil) -> Field {
    Field(key: key, type: type, isRequired: required, defaultValue: value, pointer: "#/" + key, span: nowhere)
}

/// A model of named types, which refer to each other by `id`.
struct Models {
    var model = ProtocolModel()
    private let document: DocumentID

    init() {
        document = model.add(DocumentDeclaration(path: "test", span: nowhere))
    }

    /// Declares objects without fields, so that they can be referred to.
    mutating func declare(_ names: String...) -> [TypeID] {
        names.map { add($0, .object(ObjectType())) }
    }

    mutating func add(_ name: String, _ kind: TypeDeclaration.Kind) -> TypeID {
        model.add(
            TypeDeclaration(name: .declared(name), kind: kind, document: document, pointer: "#/" + name, span: nowhere))
    }

    mutating func message(_ method: String, _ path: PathTemplate, _ parameters: [Parameter] = []) {
        model.add(
            MessageDeclaration(
                method: method, path: path, parameters: parameters, document: document, pointer: "#", span: nowhere))
    }
}

func object(_ fields: Field...) -> TypeDeclaration.Kind { .object(ObjectType(fields: fields)) }

func union(_ members: TypeUse...) -> TypeDeclaration.Kind {
    .union(UnionType(members: members.map { UnionType.Member(type: $0) }))
}

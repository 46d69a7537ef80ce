import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldNaming
import ScaffoldTemplates

@testable import ScaffoldRendering

/// Builds protocols in code, as short as tests want them.
struct ProtocolBuilder {
    var model = ProtocolModel()
    let document: DocumentID

    init(title: String? = "Dribbble", path: String = "dribbble.yaml", servers: [Server] = []) {
        document = model.add(
            DocumentDeclaration(path: path, title: title, servers: servers, span: .none))
    }

    @discardableResult
    mutating func object(
        _ name: String, _ fields: [Field], others: ObjectType.OtherKeys = .ignored, isDeprecated: Bool = false,
        doc: String? = nil
    ) -> TypeID {
        add(.declared(name), .object(ObjectType(fields: fields, otherKeys: others)), isDeprecated, doc)
    }

    mutating func enumeration(_ name: String, _ values: [String], isDeprecated: Bool = false) -> TypeID {
        let cases = values.map { EnumerationType.Case(value: $0, pointer: "#/enum/\(name)/\($0)", span: .none) }
        return add(.declared(name), .enumeration(EnumerationType(rawType: .string, cases: cases)), isDeprecated)
    }

    mutating func add(
        _ name: TypeName, _ kind: TypeDeclaration.Kind, _ isDeprecated: Bool = false, _ doc: String? = nil
    ) -> TypeID {
        model.add(
            TypeDeclaration(
                name: name, kind: kind, document: document, documentation: Documentation(summary: doc),
                isDeprecated: isDeprecated, pointer: "#/model/\(model.types.count)", span: .none))
    }

    @discardableResult
    mutating func message(
        _ method: String, _ path: [PathTemplate.Part], name: String? = nil, parameters: [Parameter] = [],
        body: RequestBody? = nil, responses: [ResponseDeclaration] = [], isDeprecated: Bool = false
    ) -> MessageID {
        model.add(
            MessageDeclaration(
                method: method, path: PathTemplate(parts: path), name: name, parameters: parameters, body: body,
                responses: responses, isDeprecated: isDeprecated, document: document,
                pointer: "#/controller/\(model.messages.count)", span: .none))
    }

    func names(_ options: NamingOptions = NamingOptions(), sink: DiagnosticSink = DiagnosticSink()) -> NamedProtocol {
        chooseNames(model, options: options, diagnostics: sink)
    }

    /// Every file's text by its path.
    func files(
        _ options: RenderingOptions = RenderingOptions(), naming: NamingOptions = NamingOptions()
    ) throws -> [String: String] {
        let files = try render(names(naming), options: options, templates: .builtIn())
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    /// The declarations of one file, without its header.
    func declarations(_ path: String, _ options: RenderingOptions = RenderingOptions()) throws -> String {
        let text = try files(options)[path] ?? "no \(path)"
        let marker = "BeeRuntime.GeneratedCode.V1\n\n"
        return text.split(separator: marker, maxSplits: 1).last.map(String.init) ?? text
    }
}

func field(
    _ key: String, _ type: TypeUse, required: Bool = true, default value: ModelValue? = nil, doc: String? = nil,
    isDeprecated: Bool = false, direction: Field.Direction = .both, name: String? = nil
) -> Field {
    Field(
        key: key, explicitName: name, type: type, isRequired: required, defaultValue: value,
        documentation: Documentation(summary: doc), isDeprecated: isDeprecated, direction: direction,
        pointer: "#/\(key)", span: .none)
}

func json(_ type: TypeUse) -> BodyContent { BodyContent(mediaType: "application/json", encoding: .json, type: type) }

func response(_ status: StatusPattern, _ type: TypeUse? = nil) -> ResponseDeclaration {
    ResponseDeclaration(status: status, contents: type.map { [json($0)] } ?? [], span: .none)
}

func decimal(_ text: String) -> DecimalNumber { DecimalNumber(text) ?? DecimalNumber(0) }

func number(_ value: Int) -> ModelValue { .number(DecimalNumber(value)) }

extension TypeUse {
    static func scalar(_ scalar: Scalar, _ rules: Constraint.Rule...) -> TypeUse {
        TypeUse(.scalar(scalar), constraints: rules.map { Constraint($0, span: .none) }, span: .none)
    }

    static func list(_ element: TypeUse, _ rules: Constraint.Rule...) -> TypeUse {
        TypeUse(.list(element), constraints: rules.map { Constraint($0, span: .none) }, span: .none)
    }

    static func map(_ value: TypeUse) -> TypeUse { TypeUse(.map(value), span: .none) }

    static func named(_ id: TypeID) -> TypeUse { TypeUse(.named(id), span: .none) }

    var nullable: TypeUse {
        var copy = self
        copy.isNullable = true
        return copy
    }

    static let string = TypeUse.scalar(.string)
    static let int = TypeUse.scalar(.int)
}

extension SourceSpan {
    static let none = SourceSpan(file: SourceFileID(index: 0), start: 0, end: 0)
}

extension TemplateCatalog {
    /// The templates that the tool has inside.
    static func builtIn() throws -> TemplateCatalog {
        try TemplateCatalog(
            (0..<scaffold_template_count()).map { index in
                let template = scaffold_template_at(index)
                let bytes = UnsafeBufferPointer(start: template.bytes, count: template.size)
                return Source(name: String(cString: template.name), bytes: Array(bytes))
            })
    }
}

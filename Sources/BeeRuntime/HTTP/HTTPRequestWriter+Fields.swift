extension HTTPRequestWriter {
    /// How one field of a form is written.
    public struct FieldStyle: Sendable, Hashable {
        let style: QueryStyle
        let explode: Bool?
        let allowReserved: Bool
        let contentType: String?

        /// What a field is written as, of which each part is what it is in a query; or, of a part of a multipart body, its
        /// media type, beside which a style says nothing.
        public init(
            style: QueryStyle = .form, explode: Bool? = nil, allowReserved: Bool = false, contentType: String? = nil
        ) {
            self.style = style
            self.explode = explode
            self.allowReserved = allowReserved
            self.contentType = contentType
        }
    }

    /// A form as the query: each key of an object is a parameter (OpenAPI 3.2, Parameter Object, `in: querystring`). What is
    /// no object is a parameter itself.
    ///
    /// - Parameters:
    ///   - name: what the description calls the form, which is not sent of an object.
    ///   - value: its value; nil leaves it out.
    ///   - styles: how single fields are written. Each element of another list is a parameter, and another object is JSON
    ///     text (OpenAPI 3.2, Encoding Object).
    public mutating func queryFields<Value: JSONType>(
        _ name: String, _ value: Value?, _ styles: [String: FieldStyle] = [:]
    ) {
        guard let value = read(value, of: name) else { return }
        let fields = if case .pairs(let pairs) = value.form { pairs } else { [(name: name, value: value)] }
        query += pairs(fields, styles, as: .value)
    }

    /// A form as the body, of a value whose fields are only known when it is there: a map, or one of several objects. It is
    /// written as ``queryFields(_:_:_:)`` writes one; what is no object makes the request invalid.
    public mutating func formFields<Value: JSONType>(
        _ name: String, _ value: Value?, _ styles: [String: FieldStyle] = [:]
    ) {
        let pairs = pairs(fields(of: name, value), styles, as: .form)
        if !pairs.isEmpty { body.addFields(pairs.map { "\($0.name)=\($0.value)" }) }
    }

    /// The same for a `multipart/form-data` body: a part for each key of an object, written as ``part(_:_:contentType:)`` and
    /// ``part(_:_:style:explode:)`` write one.
    public mutating func partFields<Value: JSONType>(
        _ name: String, _ value: Value?, _ styles: [String: FieldStyle] = [:]
    ) {
        for field in fields(of: name, value) {
            if let style = styles[field.name], style.contentType == nil {
                let pairs = pairs(
                    field.name, field.value, style: style.style, explode: style.explode, encodeName: { $0 },
                    encode: { $0 })
                for pair in pairs { add(pair.name, pair.value) }
            } else {
                add(field.name, field.value, contentType: styles[field.name]?.contentType)
            }
        }
    }

    /// Files as parts of a `multipart/form-data` body, each with its key as its name.
    public mutating func fileFields(_ uploads: [String: Upload]?, _ styles: [String: FieldStyle] = [:]) {
        fileFields(uploads?.mapValues { [$0] }, styles)
    }

    /// The same with several files of one name.
    public mutating func fileFields(_ uploads: [String: [Upload]]?, _ styles: [String: FieldStyle] = [:]) {
        for (name, uploads) in (uploads ?? [:]).sorted(by: { $0.key < $1.key }) {
            file(name, uploads, contentType: styles[name]?.contentType)
        }
    }

    /// The fields of a body that must be an object.
    private mutating func fields<Value: JSONType>(
        of name: String, _ value: Value?
    ) -> [(name: String, value: ParameterValue)] {
        guard let value = read(value, of: name) else { return [] }
        switch value.form {
        case .pairs(let pairs): return pairs
        case .null: return []
        case .text, .list:
            problems.append("\(name): only an object has fields to send as a form")
            return []
        }
    }

    private mutating func pairs(
        _ fields: [(name: String, value: ParameterValue)], _ styles: [String: FieldStyle], as encoding: PercentEncoding
    ) -> [(name: String, value: String)] {
        fields.flatMap { field in
            let style = styles[field.name] ?? FieldStyle(style: field.value.isObject ? .json : .form)
            return pairs(
                field.name, field.value, style: style.style, explode: style.explode, encodeName: encoding.encode,
                encode: (style.allowReserved ? .reservedValue : encoding).encode)
        }
    }
}

extension ParameterValue {
    fileprivate var isObject: Bool { if case .pairs = form { true } else { false } }
}

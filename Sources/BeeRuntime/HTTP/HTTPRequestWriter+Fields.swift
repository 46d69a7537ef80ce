extension HTTPRequestWriter {
    /// How one field of a form is written.
    public struct FieldStyle: Sendable, Hashable {
        let style: QueryStyle
        let explode: Bool?
        let allowReserved: Bool

        /// What a field is written as, of which each part is what it is in a query.
        public init(style: QueryStyle = .form, explode: Bool? = nil, allowReserved: Bool = false) {
            self.style = style
            self.explode = explode
            self.allowReserved = allowReserved
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
        query += fields(of: name, value, styles, as: .value)
    }

    /// A form as the body, of a value whose fields are only known when it is there: a map, or one of several objects. It is
    /// written as ``queryFields(_:_:_:)`` writes one.
    public mutating func formFields<Value: JSONType>(
        _ name: String, _ value: Value?, _ styles: [String: FieldStyle] = [:]
    ) {
        let pairs = fields(of: name, value, styles, as: .form)
        if !pairs.isEmpty { body.addFields(pairs.map { "\($0.name)=\($0.value)" }) }
    }

    private mutating func fields<Value: JSONType>(
        of name: String, _ value: Value?, _ styles: [String: FieldStyle], as encoding: PercentEncoding
    ) -> [(name: String, value: String)] {
        guard let value = read(value, of: name) else { return [] }
        let fields = if case .pairs(let pairs) = value.form { pairs } else { [(name: name, value: value)] }
        return fields.flatMap { field in
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

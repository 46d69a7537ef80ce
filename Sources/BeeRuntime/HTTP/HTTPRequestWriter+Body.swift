public import Foundation

extension HTTPRequestWriter {
    /// The media type of a JSON body that is not `application/json`.
    public mutating func contentType(_ type: String) { jsonType = type }

    /// A field of an `application/x-www-form-urlencoded` body (WHATWG URL, section 5.2).
    ///
    /// - Parameters:
    ///   - name: its name, not encoded.
    ///   - value: its value; nil leaves it out, as does an empty list.
    ///   - style: how it becomes text.
    ///   - explode: whether each element is a field; by default where the style is `form`.
    ///   - allowReserved: whether reserved characters stay as they are, except `#`, `&`, `+`, `[` and `]`.
    public mutating func form<Value: JSONType>(
        _ name: String, _ value: Value?, style: QueryStyle = .form, explode: Bool? = nil, allowReserved: Bool = false
    ) {
        let pairs = pairs(
            name, value, style: style, explode: explode, encodeName: PercentEncoding.form.encode,
            encode: (allowReserved ? PercentEncoding.reservedValue : .form).encode)
        body.addFields(pairs.map { "\($0.name)=\($0.value)" })
    }

    /// A field of an `application/x-www-form-urlencoded` body that holds the value as JSON text.
    public mutating func formJSON<Value: JSONType>(_ name: String, _ value: Value?) {
        form(name, value, style: .json)
    }

    /// A header field of the parts that the next call writes, which may be none or several. A value with a line break makes
    /// the request invalid.
    public mutating func partHeader<Value: JSONType>(
        _ name: String, _ value: Value?, explode: Bool = false, style: TextStyle = .simple
    ) {
        if let text = text(of: value, of: name, explode: explode, style: style) { partHeaders.add(name, text) }
    }

    /// A part of a `multipart/form-data` body (RFC 7578).
    ///
    /// Without a media type, text is sent as it is, each element of a list is a part, and an object is JSON text. With
    /// one, the value is JSON text if that is a type of JSON, and text otherwise.
    public mutating func part<Value: JSONType>(_ name: String, _ value: Value?, contentType: String? = nil) {
        defer { partHeaders = HTTPHeaders() }
        if let value = read(value, of: name) { add(name, value, contentType: contentType) }
    }

    /// Parts of a `multipart/form-data` body for a list or an object that is written as a query would be (OpenAPI 3.1,
    /// section 4.8.15.1), all of it text as it is.
    public mutating func part<Value: JSONType>(
        _ name: String, _ value: Value?, style: QueryStyle, explode: Bool = false
    ) {
        defer { partHeaders = HTTPHeaders() }
        let pairs = pairs(name, value, style: style, explode: explode, encodeName: { $0 }, encode: { $0 })
        for pair in pairs { add(pair.name, pair.value) }
    }

    /// A file as a part of a `multipart/form-data` body (RFC 7578).
    ///
    /// - Parameters:
    ///   - name: the name of the part.
    ///   - upload: the file; nil leaves the part out.
    ///   - contentType: the media type of a file that is only known to be bytes (`application/octet-stream`).
    public mutating func file(_ name: String, _ upload: Upload?, contentType: String? = nil) {
        file(name, upload.map { [$0] }, contentType: contentType)
    }

    /// Files as parts of one name of a `multipart/form-data` body (RFC 7578, section 4.3).
    public mutating func file(_ name: String, _ uploads: [Upload]?, contentType: String? = nil) {
        defer { partHeaders = HTTPHeaders() }
        for upload in uploads ?? [] {
            guard let data = read(upload, of: name) else { continue }
            let type = upload.mediaType(insteadOfUnknown: contentType)
            var part = MultipartPart(name: name, fileName: upload.fileName, contentType: type, content: data)
            part.headers = upload.headers
            add(part, of: name)
        }
    }

    /// Text as the body.
    public mutating func text<Value: JSONType>(_ value: Value?, contentType: String) {
        guard let value = read(value, of: "body") else { return }
        body = .data(Data(value.text.utf8), contentType: contentType)
    }

    /// Bytes as the body.
    public mutating func data(_ value: Data?, contentType: String) {
        if let value { body = .data(value, contentType: contentType) }
    }

    /// A file as the body.
    public mutating func data(_ upload: Upload?, contentType: String) {
        if let upload { data(read(upload, of: "body"), contentType: contentType) }
    }

    /// The parts of one name that a value is.
    mutating func add(_ name: String, _ value: ParameterValue, contentType: String?) {
        if let contentType { return add(name, value.text(as: contentType), contentType: contentType) }
        switch value.form {
        case .null: break
        case .text(let text): add(name, text)
        case .list(let items):
            for item in items {
                if case .text(let text) = item.form {
                    add(name, text)
                } else {
                    add(name, item.json, contentType: "application/json")
                }
            }
        case .pairs: add(name, value.json, contentType: "application/json")
        }
    }

    mutating func add(_ name: String, _ text: String, contentType: String? = nil) {
        add(.init(name: name, contentType: contentType, content: Data(text.utf8)), of: name)
    }

    /// Adds a part with the header fields that wait for it; `name` is what problems call it.
    mutating func add(_ part: MultipartPart, of name: String) {
        var part = part
        for field in partHeaders where part.headers[field.name] == nil { part.headers.add(field.name, field.value) }
        if let field = part.headers.firstInvalid {
            problems.append("\(name): the header field “\(field.name)” has characters that it cannot have")
        }
        body.addPart(part)
    }

    /// The bytes of a file; nil, and a problem, for one that cannot be read.
    mutating func read(_ upload: Upload, of name: String) -> Data? {
        do {
            return try upload.data()
        } catch {
            let reason = error.localizedDescription
            problems.append(
                "\(name): the file \(upload.fileName) cannot be read: \(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)"
            )
            return nil
        }
    }
}

import Foundation

// Parts that are told apart by their order and have no names (OpenAPI 3.2, "Encoding By Position"; RFC 2046, section 5.1).
// The name that each call has is what a problem calls the part: it is not sent, nor is the name of a file.
extension HTTPRequestWriter {
    /// Begins a body of parts that are told apart by their order; `nextPart` and `nextFile` write them.
    ///
    /// - Parameter type: the media type of the whole, such as `multipart/mixed`. A boundary in it is replaced.
    public mutating func multipart(_ type: String) {
        let parameters = type.split(separator: ";").filter {
            !$0.trimmingCharacters(in: .whitespaces).lowercased().hasPrefix("boundary=")
        }
        body = .multipart([], type: parameters.joined(separator: ";"))
    }

    /// The next part; nil leaves it out, and then no other may follow.
    ///
    /// With a media type, the value is JSON text if that is a type of JSON, and text otherwise. Without one, a list or an
    /// object is JSON text, and everything else plain text.
    public mutating func nextPart<Value: JSONType>(_ name: String, _ value: Value?, contentType: String? = nil) {
        guard let value else { return leaveOut(name) }
        nextParts(name, [value], contentType: contentType)
    }

    /// The last parts, one for each element of a list, each as `nextPart` writes it.
    public mutating func nextParts<Value: JSONType>(_ name: String, _ values: [Value]?, contentType: String? = nil) {
        defer { partHeaders = HTTPHeaders() }
        for value in values ?? [] {
            guard let value = read(value, of: name) else { continue }
            let type = contentType ?? value.mediaType
            follow(MultipartPart(name: nil, contentType: type, content: Data(value.text(as: type).utf8)), name)
        }
    }

    /// The next part, of bytes; nil leaves it out, and then no other may follow.
    ///
    /// - Parameters:
    ///   - name: what a problem calls it.
    ///   - upload: the bytes.
    ///   - contentType: the media type of what is only known to be bytes (`application/octet-stream`).
    public mutating func nextFile(_ name: String, _ upload: Upload?, contentType: String? = nil) {
        guard let upload else { return leaveOut(name) }
        nextFiles(name, [upload], contentType: contentType)
    }

    /// The last parts, of bytes, each as `nextFile` writes it.
    public mutating func nextFiles(_ name: String, _ uploads: [Upload]?, contentType: String? = nil) {
        defer { partHeaders = HTTPHeaders() }
        for upload in uploads ?? [] {
            guard let data = read(upload, of: name) else { continue }
            let type = upload.mediaType(insteadOfUnknown: contentType)
            var part = MultipartPart(name: nil, contentType: type, content: data)
            part.headers = upload.headers
            follow(part, name)
        }
    }

    private mutating func leaveOut(_ name: String) {
        partHeaders = HTTPHeaders()
        missingPart = missingPart ?? name
    }

    /// Adds a part, unless one before it is missing: it would be taken for that one.
    private mutating func follow(_ part: MultipartPart, _ name: String) {
        if let missingPart {
            problems.append("\(name): it cannot be sent without \(missingPart), which comes before it")
        }
        add(part, of: name)
    }
}

extension ParameterValue {
    /// What a part is that nothing else says it of (OpenAPI 3.2, Encoding Object).
    fileprivate var mediaType: String {
        switch form {
        case .text: "text/plain; charset=utf-8"
        case .null, .list, .pairs: "application/json"
        }
    }
}

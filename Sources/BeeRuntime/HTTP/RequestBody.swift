import Foundation

/// The body of a request, but for JSON.
enum RequestBody {
    case none
    /// `name=value` pairs, encoded.
    case form([String])
    /// Parts, and the media type that they are together, without its boundary.
    case multipart([MultipartPart], type: String)
    case data(Data, contentType: String)

    mutating func addFields(_ fields: [String]) {
        if case .form(let others) = self {
            self = .form(others + fields)
        } else {
            self = .form(fields)
        }
    }

    mutating func addPart(_ part: MultipartPart) {
        if case .multipart(let others, let type) = self {
            self = .multipart(others + [part], type: type)
        } else {
            self = .multipart([part], type: "multipart/form-data")
        }
    }

    /// The bytes, and the media type that they have.
    var encoded: (data: Data, contentType: String)? {
        switch self {
        case .none: return nil
        case .data(let data, let contentType): return (data, contentType)
        case .form(let fields):
            return (Data(fields.joined(separator: "&").utf8), "application/x-www-form-urlencoded")
        // There is none without a part (RFC 2046, section 5.1.1).
        case .multipart(let parts, _) where parts.isEmpty: return nil
        case .multipart(let parts, let type):
            let boundary = MultipartPart.boundary(for: parts)
            return (MultipartPart.encode(parts, boundary: boundary), "\(type); boundary=\(boundary)")
        }
    }
}

/// A part of a `multipart/form-data` body (RFC 7578), or of another one (RFC 2046, section 5.1).
struct MultipartPart {
    /// Nil where the parts are told apart by their order.
    let name: String?
    var fileName: String?
    var contentType: String?
    var headers = HTTPHeaders()
    let content: Data

    /// The first of `bee-boundary-0`, `bee-boundary-1`, … that no part contains: the same parts give the same body.
    static func boundary(for parts: [MultipartPart]) -> String {
        var number = 0
        while true {
            let boundary = "bee-boundary-\(number)"
            let bytes = Data(boundary.utf8)
            if !parts.contains(where: { $0.content.range(of: bytes) != nil || $0.head.contains(boundary) }) {
                return boundary
            }
            number += 1
        }
    }

    static func encode(_ parts: [MultipartPart], boundary: String) -> Data {
        var data = Data()
        for part in parts {
            data.append(contentsOf: "--\(boundary)\r\n\(part.head)\r\n\r\n".utf8)
            data.append(part.content)
            data.append(contentsOf: "\r\n".utf8)
        }
        data.append(contentsOf: "--\(boundary)--\r\n".utf8)
        return data
    }

    private var head: String {
        let file = fileName.map { "; filename=\"\(Self.escape($0))\"" } ?? ""
        let disposition = name.map { "Content-Disposition: form-data; name=\"\(Self.escape($0))\"\(file)" }
        let type = contentType.map { "Content-Type: \($0.filter { !$0.isNewline })" }
        let others = headers.map { "\($0.name): \($0.value)" }
        return ([disposition, type].compactMap { $0 } + others).joined(separator: "\r\n")
    }

    /// What ends a quoted name or its line (WHATWG HTML, "multipart/form-data encoding algorithm").
    private static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "%22"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

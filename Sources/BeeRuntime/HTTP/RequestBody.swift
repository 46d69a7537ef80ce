import Foundation

/// The body of a request, but for JSON.
enum RequestBody {
    case none
    /// `name=value` pairs, encoded.
    case form([String])
    case multipart([MultipartPart])
    case data(Data, contentType: String)

    mutating func addFields(_ fields: [String]) {
        if case .form(let others) = self {
            self = .form(others + fields)
        } else {
            self = .form(fields)
        }
    }

    mutating func addPart(_ part: MultipartPart) {
        if case .multipart(let others) = self {
            self = .multipart(others + [part])
        } else {
            self = .multipart([part])
        }
    }

    /// The bytes, and the media type that they have.
    var encoded: (data: Data, contentType: String)? {
        switch self {
        case .none: return nil
        case .data(let data, let contentType): return (data, contentType)
        case .form(let fields):
            return (Data(fields.joined(separator: "&").utf8), "application/x-www-form-urlencoded")
        case .multipart(let parts):
            let boundary = MultipartPart.boundary(for: parts)
            return (MultipartPart.encode(parts, boundary: boundary), "multipart/form-data; boundary=\(boundary)")
        }
    }
}

/// A part of a `multipart/form-data` body (RFC 7578).
struct MultipartPart {
    let name: String
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
        let type = contentType.map { "\r\nContent-Type: \($0.filter { !$0.isNewline })" } ?? ""
        let others = headers.map { "\r\n\($0.name): \($0.value)" }.joined()
        return "Content-Disposition: form-data; name=\"\(Self.escape(name))\"\(file)\(type)\(others)"
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

public import Foundation

/// A file to send: its bytes, or where they are, and what the service is told about them.
public struct Upload: Sendable, Hashable {
    /// Where the bytes are.
    public enum Source: Sendable, Hashable {
        /// In memory.
        case data(Data)
        /// In a file on this machine, which is read when the message is sent.
        case file(URL)
    }

    /// Where the bytes are.
    public let source: Source

    /// The name that the service sees.
    public let fileName: String

    /// The media type that the service sees: `image/png`.
    public let mediaType: String

    /// Header fields of the part that it is sent as, beside those that the message has for all parts of its name.
    public var headers = HTTPHeaders()

    /// The media type of what is only known to be bytes.
    static let unknownType = "application/octet-stream"

    /// The media type, or the one that the description knows where it is only known to be bytes.
    func mediaType(insteadOfUnknown known: String?) -> String {
        mediaType == Self.unknownType ? known ?? mediaType : mediaType
    }

    /// Bytes in memory.
    ///
    /// - Parameters:
    ///   - data: the bytes.
    ///   - fileName: the name that the service sees; many services refuse a file without a suffix that they know.
    ///   - mediaType: the media type that the service sees.
    public init(_ data: Data, fileName: String, mediaType: String = "application/octet-stream") {
        self.source = .data(data)
        self.fileName = fileName
        self.mediaType = mediaType
    }

    /// A file on this machine.
    ///
    /// - Parameters:
    ///   - url: where the file is, as a `file:` URL.
    ///   - fileName: the name that the service sees; the file's own by default.
    ///   - mediaType: the media type that the service sees.
    public init(file url: URL, fileName: String? = nil, mediaType: String = "application/octet-stream") {
        self.source = .file(url)
        self.fileName = fileName ?? url.lastPathComponent
        self.mediaType = mediaType
    }

    /// The number of bytes; nil if the file cannot be looked at.
    public var byteCount: Int? {
        switch source {
        case .data(let data): data.count
        case .file(let url): (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int
        }
    }

    /// All bytes; those of a file are mapped into memory where the system can.
    ///
    /// - Throws: what the system says when the file cannot be read.
    public func data() throws -> Data {
        switch source {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url, options: .mappedIfSafe)
        }
    }
}

package import ScaffoldDiagnostics

/// Reads a file into documents, whatever its syntax.
///
/// A file named `.json`, or one that begins like JSON (`{`, `[`, or a comment), goes to the JSON reader. Unless it is
/// named `.json`, YAML's reader has a say where the text is no JSON in the strict sense, for YAML's flow style begins
/// alike; JSON comments decide for JSON, since YAML would take them for text.
package enum DocumentReader {
    /// Reads the one document of a file; nil, and an error in the sink, where that cannot be done. A file without one is
    /// nil without an error where it may be empty.
    package static func read(
        _ id: SourceFileID, in files: SourceFiles, mayBeEmpty: Bool = false, into sink: DiagnosticSink
    ) -> Document? {
        guard let documents = readAll(id, in: files, into: sink) else { return nil }
        let start = SourceSpan(file: id, start: 0, end: 0)
        guard let first = documents.first else {
            if mayBeEmpty { return nil }
            let content = files[id].bytes.contains(UInt8(ascii: "#")) ? "has nothing but comments" : "is empty"
            sink.error(.emptyFile, "the file \(content)", at: start, help: "write a document, or remove it")
            return nil
        }
        if documents.count > 1 {
            sink.error(
                .severalDocuments, "a second document begins here", at: documents[1].root.span,
                help: "make it a file of its own")
        }
        return first
    }

    /// Reads every document of a file; YAML allows several.
    package static func readAll(_ id: SourceFileID, in files: SourceFiles, into sink: DiagnosticSink) -> [Document]? {
        do throws(SyntaxFault) {
            let documents = try read(SourceText(id, files[id]))
            for notice in documents.flatMap(\.notices) { sink.report(notice) }
            return documents
        } catch {
            sink.report(error.diagnostic)
            return nil
        }
    }

    private static func read(_ text: SourceText) throws(SyntaxFault) -> [Document] {
        if text.isBlank { return [] }
        if text.isNamedJSON { return [try readJSON(text)] }
        guard text.beginsLikeJSON else { return try readYAML(text) }
        guard let document = try? readJSON(text) else { return try readYAML(text) }
        if document.leniencies.isEmpty || document.leniencies.contains(where: { $0.form == .comment }) {
            return [document]
        }
        return (try? readYAML(text)) ?? [document]
    }

    private static func readJSON(_ text: SourceText) throws(SyntaxFault) -> Document {
        try text.withBase { base throws(SyntaxFault) in
            var reader = JSONReader(base: base, end: text.file.bytes.count, from: text.start, file: text.id)
            try reader.readText()
            return reader.document(bytes: text.file.bytes)
        }
    }

    private static func readYAML(_ text: SourceText) throws(SyntaxFault) -> [Document] {
        try text.withBase { base throws(SyntaxFault) in
            var reader = YAMLReader(text, base: base)
            return try reader.readStream()
        }
    }
}

import ScaffoldDiagnostics
import ScaffoldModel

/// Names the enum that stands for a document's service.
enum ServiceNamer {
    /// `DribbbleAPI`, from the title, or from the file where there is none.
    static func name(_ document: DocumentDeclaration) -> NamedService {
        var identifier = Folding.capitalized(beginning(of: title(of: document) ?? stem(document.path)))
        if !identifier.hasSuffix("API") { identifier += "API" }
        if identifier == document.namespace { identifier += "Service" }
        return NamedService(
            identifier: identifier, namespace: document.namespace, reference: identifier, fileName: identifier)
    }

    /// The first words of a title, for files have names of a bounded length.
    private static func beginning(of title: String) -> String {
        guard title.count > longestTitle else { return title }
        let beginning = title.prefix(longestTitle)
        return String(beginning.lastIndex(of: " ").map { beginning[..<$0] } ?? beginning)
    }

    private static let longestTitle = 80

    /// The title, if there is a letter in it.
    private static func title(of document: DocumentDeclaration) -> String? {
        let hasLetter = document.title?.unicodeScalars.contains { CharacterClass($0).isLetter } ?? false
        return hasLetter ? document.title : nil
    }

    private static func stem(_ path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.split(separator: ".").first.map(String.init) ?? file
    }
}

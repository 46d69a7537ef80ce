import ScaffoldDiagnostics
import ScaffoldModel

/// Names the enum that stands for a document's service.
enum ServiceNamer {
    /// `DribbbleAPI`, from the title, or from the file where there is none.
    static func name(_ document: DocumentDeclaration) -> NamedService {
        var identifier = Folding.capitalized(title(of: document) ?? stem(document.path))
        if !identifier.hasSuffix("API") { identifier += "API" }
        return NamedService(
            identifier: identifier, namespace: document.namespace, reference: identifier, fileName: identifier)
    }

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

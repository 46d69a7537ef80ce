import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension DescriptionReader {
    /// Which styles each place has (OpenAPI 3.2, Parameter Object, "Style Values").
    private static let styles: [Parameter.Place: [Parameter.Style]] = [
        .path: [.simple, .label, .matrix],
        .query: [.form, .spaceDelimited, .pipeDelimited, .deepObject],
        .header: [.simple],
        .cookie: [.form, .cookie],
    ]

    /// The style that a parameter or header asks for; nil for that of its place.
    func style(of location: Location, _ place: Parameter.Place) -> Parameter.Style? {
        guard let text = reading.text("style", of: location) else { return nil }
        let known = (Self.styles[place] ?? []).filter { $0 != .cookie || dialect == .openAPI32 }
        if let style = known.first(where: { $0.rawValue == text }) { return style }
        let span = location.node["style"]?.span ?? location.span
        sink.warning(
            .invalidParameter,
            "a parameter in `\(place.rawValue)` has no style `\(text)`; `\(known[0].rawValue)` is taken",
            at: span,
            help: known.count == 1
                ? "write `\(known[0].rawValue)`"
                : "write one of: \(known.map(\.rawValue).joined(separator: ", "))")
        return nil
    }

    func allowReserved(_ location: Location, _ place: Parameter.Place) -> Bool {
        guard reading.flag("allowReserved", of: location) == true else { return false }
        if place == .query { return true }
        sink.warning(
            .unsupported, "reserved characters are percent-encoded outside of the query",
            at: location.node["allowReserved"]?.span ?? location.span, help: "remove `allowReserved`")
        return false
    }

    /// Swagger 2.0's name for styles of lists.
    func collectionFormat(
        of location: Location, _ place: Parameter.Place
    ) -> (style: Parameter.Style?, explode: Bool) {
        guard let format = reading.text("collectionFormat", of: location) else { return (nil, false) }
        let span = location.node["collectionFormat"]?.span ?? location.span
        let isSimple = place == .path || place == .header
        switch format {
        case "csv": return (nil, false)
        case "ssv": return (.spaceDelimited, false)
        case "tsv": return (.tabDelimited, false)
        case "pipes": return (.pipeDelimited, false)
        case "multi" where !isSimple: return (nil, true)
        case "multi":
            sink.warning(
                .invalidParameter, "a parameter in a \(place.rawValue) cannot be repeated; `csv` is taken", at: span,
                help: "write one of: csv, ssv, tsv, pipes")
        default:
            let known = ["csv", "ssv", "tsv", "pipes", "multi"]
            sink.warning(
                .invalidParameter, "there is no collection format `\(format)`; `csv` is taken", at: span,
                help: Spelling.question(about: format, among: known)
                    ?? "write one of: \(known.joined(separator: ", "))")
        }
        return (nil, false)
    }
}

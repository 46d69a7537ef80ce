import ScaffoldModel

/// Where a type stands: who owns what is written there without a name, and what may stand there.
struct TypePlace {
    enum Files {
        case none
        /// A field of `files:`.
        case part
        /// A whole body.
        case body
    }

    let owner: TypeName.Owner
    var path: [TypeName.Step]
    var pointer: Pointer
    var files = Files.none

    /// The place inside this one, one step further.
    func inside(_ step: TypeName.Step, _ key: String? = nil) -> TypePlace {
        var place = self
        place.path.append(step)
        if let key { place.pointer = place.pointer / key }
        if files == .body { place.files = .none }
        return place
    }
}

/// What a run is asked to do, as the command line has it.
package struct Request: Sendable {
    /// Files and folders.
    package var inputs: [String]
    /// The configuration; nil for the one beside the inputs.
    package var configuration: String?
    /// A folder of templates that replace built-in ones; wins over the configuration's.
    package var templates: String?
    /// A fixed number of files; wins over the configuration's.
    package var shards: Int?
    /// Whether warnings refuse.
    package var isStrict: Bool

    /// Whether named files that are no protocol descriptions are left out, as those found in folders are.
    package var skipsUnknown: Bool

    /// How many files a run can be asked for.
    package static let shardCounts = 1...1000

    package init(
        inputs: [String], configuration: String? = nil, templates: String? = nil, shards: Int? = nil,
        isStrict: Bool = false, skipsUnknown: Bool = false
    ) {
        self.inputs = inputs
        self.configuration = configuration
        self.templates = templates
        self.shards = shards
        self.isStrict = isStrict
        self.skipsUnknown = skipsUnknown
    }
}

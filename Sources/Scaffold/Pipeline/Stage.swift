/// The parts of a run that people wait for, in their order.
package enum Stage: String, Sendable {
    /// Files into nodes; those that only a reference leads to are read while the model is made.
    case read
    /// Nodes into a model.
    case model
    case names
    /// The named model into text.
    case render
    /// The text to disk, as far as it differs from what is there.
    case write
}

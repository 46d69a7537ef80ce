/// A routine for a message class that is not subclassed, in an extension of your own:
///
/// ```swift
/// extension ListShots: @retroactive MessageRoutine {   // `@retroactive` where ListShots is of another package
///     public func routine(for state: MessageState) async throws {
///         if state == .succeed, resp?.shots.isEmpty == true { throw MessageError(message: "No shots.") }
///     }
/// }
/// ```
///
/// It runs after the class's own ``AnyMessage/routine(_:)`` and by the same rules. Its name differs because an extension
/// cannot override.
public protocol MessageRoutine: AnyMessage {
    /// The message is about to change.
    ///
    /// - Throws: to turn the change into a failure with this error.
    func routine(for state: MessageState) async throws
}

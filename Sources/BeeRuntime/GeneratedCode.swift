/// The contract between generated files and this library: each generated file names the version that it was written for.
///
/// A version that is no longer kept is `@available(*, unavailable, message: "run `scaffold generate` again")`, so that an
/// old file fails to compile with a text that says what to do.
public enum GeneratedCode {
    /// The first version.
    public enum V1 {}
}

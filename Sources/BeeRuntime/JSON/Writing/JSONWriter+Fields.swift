// The calls that generated code makes for fields of basic types. `index` is the place of the key in the table.

// MARK: Always there

extension JSONWriter {
    /// Writes a string.
    public mutating func string(_ index: Int, _ value: String) { field(index, value) }

    /// Writes a Boolean.
    public mutating func bool(_ index: Int, _ value: Bool) { field(index, value) }

    /// Writes an integer.
    public mutating func int(_ index: Int, _ value: Int) { field(index, value) }

    /// Writes an integer.
    public mutating func int32(_ index: Int, _ value: Int32) { field(index, value) }

    /// Writes an integer.
    public mutating func int64(_ index: Int, _ value: Int64) { field(index, value) }

    /// Writes an integer.
    public mutating func uint(_ index: Int, _ value: UInt) { field(index, value) }

    /// Writes an integer.
    public mutating func uint32(_ index: Int, _ value: UInt32) { field(index, value) }

    /// Writes an integer.
    public mutating func uint64(_ index: Int, _ value: UInt64) { field(index, value) }

    /// Writes a number.
    public mutating func float(_ index: Int, _ value: Float) { field(index, value) }

    /// Writes a number.
    public mutating func double(_ index: Int, _ value: Double) { field(index, value) }
}

// MARK: Left out where there is none

extension JSONWriter {
    /// Writes a string; nil is left out.
    public mutating func optionalString(_ index: Int, _ value: String?) { optionalField(index, value) }

    /// Writes a Boolean; nil is left out.
    public mutating func optionalBool(_ index: Int, _ value: Bool?) { optionalField(index, value) }

    /// Writes an integer; nil is left out.
    public mutating func optionalInt(_ index: Int, _ value: Int?) { optionalField(index, value) }

    /// Writes an integer; nil is left out.
    public mutating func optionalInt32(_ index: Int, _ value: Int32?) { optionalField(index, value) }

    /// Writes an integer; nil is left out.
    public mutating func optionalInt64(_ index: Int, _ value: Int64?) { optionalField(index, value) }

    /// Writes an integer; nil is left out.
    public mutating func optionalUint(_ index: Int, _ value: UInt?) { optionalField(index, value) }

    /// Writes an integer; nil is left out.
    public mutating func optionalUint32(_ index: Int, _ value: UInt32?) { optionalField(index, value) }

    /// Writes an integer; nil is left out.
    public mutating func optionalUint64(_ index: Int, _ value: UInt64?) { optionalField(index, value) }

    /// Writes a number; nil is left out.
    public mutating func optionalFloat(_ index: Int, _ value: Float?) { optionalField(index, value) }

    /// Writes a number; nil is left out.
    public mutating func optionalDouble(_ index: Int, _ value: Double?) { optionalField(index, value) }
}

// MARK: Null where there is none

extension JSONWriter {
    /// Writes a string; nil is written as null.
    public mutating func nullableString(_ index: Int, _ value: String?) { nullableField(index, value) }

    /// Writes a Boolean; nil is written as null.
    public mutating func nullableBool(_ index: Int, _ value: Bool?) { nullableField(index, value) }

    /// Writes an integer; nil is written as null.
    public mutating func nullableInt(_ index: Int, _ value: Int?) { nullableField(index, value) }

    /// Writes an integer; nil is written as null.
    public mutating func nullableInt32(_ index: Int, _ value: Int32?) { nullableField(index, value) }

    /// Writes an integer; nil is written as null.
    public mutating func nullableInt64(_ index: Int, _ value: Int64?) { nullableField(index, value) }

    /// Writes an integer; nil is written as null.
    public mutating func nullableUint(_ index: Int, _ value: UInt?) { nullableField(index, value) }

    /// Writes an integer; nil is written as null.
    public mutating func nullableUint32(_ index: Int, _ value: UInt32?) { nullableField(index, value) }

    /// Writes an integer; nil is written as null.
    public mutating func nullableUint64(_ index: Int, _ value: UInt64?) { nullableField(index, value) }

    /// Writes a number; nil is written as null.
    public mutating func nullableFloat(_ index: Int, _ value: Float?) { nullableField(index, value) }

    /// Writes a number; nil is written as null.
    public mutating func nullableDouble(_ index: Int, _ value: Double?) { nullableField(index, value) }
}

// The calls that generated code makes for fields of basic types. `index` is the place of the key in the table.

// MARK: Must be there, not null

extension JSONReader {
    /// Reads a string that must be there.
    public mutating func string(_ index: Int) -> String { required(index) }

    /// Reads a Boolean that must be there.
    public mutating func bool(_ index: Int) -> Bool { required(index) }

    /// Reads an integer that must be there.
    public mutating func int(_ index: Int) -> Int { required(index) }

    /// Reads an integer of 32 bits that must be there.
    public mutating func int32(_ index: Int) -> Int32 { required(index) }

    /// Reads an integer of 64 bits that must be there.
    public mutating func int64(_ index: Int) -> Int64 { required(index) }

    /// Reads an integer from 0 on that must be there.
    public mutating func uint(_ index: Int) -> UInt { required(index) }

    /// Reads an integer from 0 on, of 32 bits that must be there.
    public mutating func uint32(_ index: Int) -> UInt32 { required(index) }

    /// Reads an integer from 0 on, of 64 bits that must be there.
    public mutating func uint64(_ index: Int) -> UInt64 { required(index) }

    /// Reads a number, rounded to the nearest `Float`, that must be there.
    public mutating func float(_ index: Int) -> Float { required(index) }

    /// Reads a number, rounded to the nearest `Double`, that must be there.
    public mutating func double(_ index: Int) -> Double { required(index) }
}

// MARK: May be absent

extension JSONReader {
    /// Reads a string that may be absent.
    public mutating func optionalString(_ index: Int) -> String? { optionalScalar(index) }

    /// Reads a Boolean that may be absent.
    public mutating func optionalBool(_ index: Int) -> Bool? { optionalScalar(index) }

    /// Reads an integer that may be absent.
    public mutating func optionalInt(_ index: Int) -> Int? { optionalScalar(index) }

    /// Reads an integer of 32 bits that may be absent.
    public mutating func optionalInt32(_ index: Int) -> Int32? { optionalScalar(index) }

    /// Reads an integer of 64 bits that may be absent.
    public mutating func optionalInt64(_ index: Int) -> Int64? { optionalScalar(index) }

    /// Reads an integer from 0 on that may be absent.
    public mutating func optionalUint(_ index: Int) -> UInt? { optionalScalar(index) }

    /// Reads an integer from 0 on, of 32 bits that may be absent.
    public mutating func optionalUint32(_ index: Int) -> UInt32? { optionalScalar(index) }

    /// Reads an integer from 0 on, of 64 bits that may be absent.
    public mutating func optionalUint64(_ index: Int) -> UInt64? { optionalScalar(index) }

    /// Reads a number, rounded to the nearest `Float`, that may be absent.
    public mutating func optionalFloat(_ index: Int) -> Float? { optionalScalar(index) }

    /// Reads a number, rounded to the nearest `Double`, that may be absent.
    public mutating func optionalDouble(_ index: Int) -> Double? { optionalScalar(index) }
}

// MARK: Must be there, may be null

extension JSONReader {
    /// Reads a string that must be there and may be null.
    public mutating func nullableString(_ index: Int) -> String? { nullableScalar(index) }

    /// Reads a Boolean that must be there and may be null.
    public mutating func nullableBool(_ index: Int) -> Bool? { nullableScalar(index) }

    /// Reads an integer that must be there and may be null.
    public mutating func nullableInt(_ index: Int) -> Int? { nullableScalar(index) }

    /// Reads an integer of 32 bits that must be there and may be null.
    public mutating func nullableInt32(_ index: Int) -> Int32? { nullableScalar(index) }

    /// Reads an integer of 64 bits that must be there and may be null.
    public mutating func nullableInt64(_ index: Int) -> Int64? { nullableScalar(index) }

    /// Reads an integer from 0 on that must be there and may be null.
    public mutating func nullableUint(_ index: Int) -> UInt? { nullableScalar(index) }

    /// Reads an integer from 0 on, of 32 bits that must be there and may be null.
    public mutating func nullableUint32(_ index: Int) -> UInt32? { nullableScalar(index) }

    /// Reads an integer from 0 on, of 64 bits that must be there and may be null.
    public mutating func nullableUint64(_ index: Int) -> UInt64? { nullableScalar(index) }

    /// Reads a number, rounded to the nearest `Float`, that must be there and may be null.
    public mutating func nullableFloat(_ index: Int) -> Float? { nullableScalar(index) }

    /// Reads a number, rounded to the nearest `Double`, that must be there and may be null.
    public mutating func nullableDouble(_ index: Int) -> Double? { nullableScalar(index) }
}

/// The formats that the runtime checks, by their JSON Schema names.
enum FormatNames {
    private static let members: [String: String] = [
        "email": ".email", "idn-email": ".idnEmail", "uri": ".uri", "url": ".uri", "uri-reference": ".uriReference",
        "iri": ".iri", "iri-reference": ".iriReference", "uri-template": ".uriTemplate", "hostname": ".hostname",
        "ipv4": ".ipv4", "ipv6": ".ipv6", "date-time": ".dateTime", "date": ".date",
        "time": ".time", "duration": ".duration", "uuid": ".uuid", "json-pointer": ".jsonPointer",
        "relative-json-pointer": ".relativeJSONPointer", "regex": ".regex", "byte": ".byte",
    ]

    /// The case of `BeeRuntime.StringFormat`; nil for a format that is only a remark.
    static func member(_ name: String) -> String? { members[name] }
}

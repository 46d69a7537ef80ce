/// The formats of strings that are checked, by their JSON Schema names (2020-12, validation, section 7.3).
package enum StringFormats {
    package static let checked = [
        "date-time", "date", "time", "duration", "email", "idn-email", "hostname", "ipv4", "ipv6", "uri",
        "uri-reference", "iri", "iri-reference", "uri-template", "uuid", "json-pointer", "relative-json-pointer",
        "regex", "byte",
    ]
}

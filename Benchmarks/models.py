"""Writes the same 200 models of 12 fields twice: as a Bee description, and as `var` structs with synthesised Codable."""

FIELDS = [
    ("id", "int64", "Int64"),
    ("name", "string(1...80)", "String"),
    ("title", "string(1...140)", "String"),
    ("html_url", "url", "String"),
    ("width", "int(1...)", "Int"),
    ("height", "int(1...)", "Int"),
    ("views_count", "int(0...)", "Int"),
    ("rating", "double?", "Double?"),
    ("is_public", "bool", "Bool"),
    ("summary?", "string(...400)", "String?"),
    ("tags", "list<string>(0...20)", "[String]"),
]


def swift_name(key):
    first, *rest = key.rstrip("?").split("_")
    return first + "".join(word.capitalize() for word in rest)


def child(index):
    """Every model but the first of ten holds a list of the one before it."""
    return None if index % 10 == 0 else f"Model{index - 1}"


def bee(count):
    lines = ["bee: 2", "title: Models", "", "model:"]
    for index in range(count):
        lines.append(f"  Model{index}:")
        lines += [f"    {key}: {kind}" for key, kind, _ in FIELDS]
        lines.append(f"    children: list<{child(index) or 'string'}>")
    return "\n".join(lines) + "\n"


def codable(count):
    lines = []
    for index in range(count):
        lines.append(f"public struct Model{index}: Codable, Sendable {{")
        lines += [f"    public var {swift_name(key)}: {kind}" for key, _, kind in FIELDS]
        lines.append(f"    public var children: [{child(index) or 'String'}]")
        lines.append("    enum CodingKeys: String, CodingKey {")
        lines += [f'        case {swift_name(key)} = "{key.rstrip("?")}"' for key, _, _ in FIELDS]
        lines += ["        case children", "    }", "}", ""]
    return "\n".join(lines)

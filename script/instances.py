"""Makes values that keep all that a schema of OpenAPI says, and values that break one keyword."""

import fractions
import importlib
import re
import sys

# How Python reads regular expressions, under the name that it has there.
IS_RECENT = sys.version_info >= (3, 11)
expressions = importlib.import_module("re._parser" if IS_RECENT else "sre_parse")
signs = importlib.import_module("re._constants" if IS_RECENT else "sre_constants")

FORMATS = {
    "date-time": "2020-01-02T03:04:05Z", "date": "2020-01-02", "time": "03:04:05Z", "duration": "P1D",
    "uuid": "123e4567-e89b-12d3-a456-426614174000", "email": "a@example.com", "uri": "https://example.com/a",
    "url": "https://example.com/a", "uri-reference": "a/b", "hostname": "example.com", "ipv4": "192.0.2.1",
    "ipv6": "2001:db8::1", "byte": "YQ==", "json-pointer": "/a", "regex": "a", "iri": "https://example.com/a",
}
# Formats that become a type of Swift, or are checked: text that is none of them is refused.
CHECKED = ("date-time", "date", "uuid", "ipv4", "uri")
BEYOND = {
    "anyOf", "oneOf", "not", "if", "patternProperties", "propertyNames", "dependentSchemas", "discriminator", "prefixItems",
    "contains", "unevaluatedProperties",
}
PASSIVE = {
    "title", "description", "example", "examples", "deprecated", "externalDocs", "xml", "default", "readOnly", "writeOnly",
}
DEEPEST = 6


class NoValue(Exception):
    """There is no value that this could make."""


class Maker:
    """Makes values of the schemas of one document."""

    def __init__(self, document):
        self.document = document

    # What a schema is

    def resolve(self, schema):
        """The schema with what it refers to and what it inherits, as one; NoValue where two parts speak of the same."""
        if not isinstance(schema, dict):
            raise NoValue
        if "$ref" in schema:
            if set(schema) - PASSIVE != {"$ref"}:
                raise NoValue
            return self.resolve_bounded(self.target(schema["$ref"]))
        if BEYOND & schema.keys():
            raise NoValue
        if "allOf" not in schema:
            return schema
        parts = [self.resolve_bounded(part) for part in schema["allOf"]]
        return merged([{key: value for key, value in schema.items() if key != "allOf"}, *parts])

    def resolve_bounded(self, schema):
        try:
            return self.resolve(schema)
        except RecursionError:
            raise NoValue from None

    def target(self, reference):
        if not reference.startswith("#/"):
            raise NoValue
        target = self.document
        for token in reference[2:].split("/"):
            token = token.replace("~1", "/").replace("~0", "~").replace("%20", " ")
            if not isinstance(target, dict) or token not in target:
                raise NoValue
            target = target[token]
        return target

    def kind(self, schema):
        kind = schema.get("type")
        if isinstance(kind, list):
            kinds = [kind for kind in kind if kind != "null"]
            if len(kinds) != 1:
                raise NoValue
            kind = kinds[0]
        # What the keywords speak of, as the generator takes it.
        if kind is None and schema.get("properties"):
            return "object"
        return "array" if kind is None and "items" in schema else kind

    def allows_null(self, schema):
        kinds = schema.get("type")
        listed = schema.get("enum") or []
        return schema.get("nullable") or kinds is None or "null" in kinds or None in listed or schema.get("x-nullable")

    # Values that keep everything

    def object_value(self, schema):
        """A value of a schema of an object with properties."""
        schema = self.resolve_bounded(schema)
        if self.kind(schema) != "object" or not schema.get("properties") or "enum" in schema or "const" in schema:
            raise NoValue
        return self.object(schema, 0)

    def value(self, schema, depth=0):
        schema = self.resolve_bounded(schema)
        if depth > DEEPEST:
            raise NoValue
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            values = [value for value in schema["enum"] if value is not None]
            if not values or len({type(value) for value in values}) > 1:
                raise NoValue
            return values[0]
        kind = self.kind(schema)
        if kind == "object":
            return self.object(schema, depth)
        if kind == "array":
            return self.array(schema, depth)
        if kind == "string":
            return self.string(schema)
        if kind in ("integer", "number"):
            return self.number(schema)
        return {"boolean": True, "null": None}.get(kind, "any")

    def object(self, schema, depth):
        result = {}
        required = schema.get("required") or []
        for key, inner in (schema.get("properties") or {}).items():
            try:
                result[key] = self.value(inner, depth + 1)
            except NoValue:
                if key in required:
                    raise
        if isinstance(schema.get("additionalProperties"), dict) and not schema.get("properties"):
            result["a key"] = self.value(schema["additionalProperties"], depth + 1)
        if set(required) - result.keys() or len(result) < schema.get("minProperties", 0):
            raise NoValue
        if len(result) > schema.get("maxProperties", len(result)):
            raise NoValue
        return result

    def array(self, schema, depth):
        count = max(schema.get("minItems", 0), min(1, schema.get("maxItems", 1)))
        if count > 1 and schema.get("uniqueItems") or count > 20:
            raise NoValue
        try:
            return [self.value(schema.get("items", {"type": "string"}), depth + 1) for _ in range(count)]
        except NoValue:
            if schema.get("minItems", 0) > 0:
                raise
            return []

    def string(self, schema):
        format = "byte" if schema.get("contentEncoding") == "base64" else schema.get("format")
        if format in ("binary", "file"):
            raise NoValue
        least, most = schema.get("minLength", 0), schema.get("maxLength", float("inf"))
        if "pattern" in schema:
            if format in FORMATS:
                raise NoValue
            text = matching(schema["pattern"], least)
        else:
            text = FORMATS.get(format, "a" * max(min(1, most), least))
        if not least <= len(text) <= most:
            raise NoValue
        return text

    def number(self, schema):
        step = fractions.Fraction(str(schema.get("multipleOf", 1)))
        low, above = bound(schema, "minimum", "exclusiveMinimum")
        high, below = bound(schema, "maximum", "exclusiveMaximum")
        if low is not None:
            number = -(-low // step) * step
            number += step if above and number == low else 0
        elif high is not None:
            number = high // step * step
            number -= step if below and number == high else 0
        else:
            number = 0
        if high is not None and (number > high or below and number == high) or abs(number) > 2 ** 31 - 1:
            raise NoValue
        return plain(number)

    # Values that break one keyword

    def broken(self, schema, value, depth=0):
        """Yields what breaks, and a value of an object that breaks it and nothing else."""
        schema = self.resolve_bounded(schema)
        properties = schema.get("properties") or {}
        for key in schema.get("required") or []:
            if key in properties and self.is_demanded(properties[key]):
                yield f"required {key}", {name: part for name, part in value.items() if name != key}
        if schema.get("additionalProperties") is False:
            yield "additionalProperties", {**value, "no such key": 1}
        elif isinstance(schema.get("additionalProperties"), dict) and not properties:
            for keyword, part in self.broken_value(schema["additionalProperties"], value.get("a key"), depth + 1):
                yield f"{keyword} of a key", {"a key": part}
        if properties and schema.get("minProperties", 0) > 0 and not schema.get("required"):
            yield "minProperties", dict(list(value.items())[:schema["minProperties"] - 1])
        for key in value:
            if key in properties:
                for keyword, part in self.broken_value(properties[key], value[key], depth + 1):
                    yield f"{keyword} of {key}", {**value, key: part}

    def is_demanded(self, schema):
        """Whether a required property must be there in both directions, and has no value that stands for none."""
        try:
            inner = self.resolve_bounded(schema)
        except NoValue:
            return False
        return not {"readOnly", "writeOnly", "default"} & {**schema, **inner}.keys()

    def broken_value(self, schema, value, depth):
        schema = self.resolve_bounded(schema)
        kind = self.kind(schema)
        if "enum" in schema or "const" in schema:
            if isinstance(value, str):
                yield "enum", value + " and more"
            return
        if kind is not None and not self.allows_null(schema):
            yield "null", None
        if kind == "string":
            yield from self.broken_string(schema)
        elif kind in ("integer", "number"):
            yield from self.broken_number(schema, kind)
        elif kind == "boolean":
            yield "type", 1
        elif kind == "array":
            yield "type", {}
            yield from self.broken_array(schema, value, depth)
        elif kind == "object":
            yield "type", []
            for keyword, part in self.broken(schema, value, depth) if depth <= DEEPEST else ():
                yield keyword, part

    def broken_string(self, schema):
        yield "type", 1
        if "contentEncoding" in schema:
            return
        if schema.get("format") in CHECKED:
            yield "format", "no " * 4
        elif schema.get("format") is None and "pattern" in schema:
            for text in ("\n", "", "~" * 300, "no such text \u2603"):
                if not re.search(schema["pattern"], text):
                    yield "pattern", text
                    break
        elif schema.get("format") is None:
            if schema.get("minLength", 0) > 0:
                yield "minLength", "a" * (schema["minLength"] - 1)
            if schema.get("maxLength", 10 ** 5) < 10 ** 5:
                yield "maxLength", "a" * (schema["maxLength"] + 1)

    def broken_number(self, schema, kind):
        yield "type", "x"
        if kind == "integer":
            yield "type", 0.5
        low, above = bound(schema, "minimum", "exclusiveMinimum")
        high, below = bound(schema, "maximum", "exclusiveMaximum")
        step = fractions.Fraction(str(schema.get("multipleOf", 1)))
        if low is not None:
            yield "minimum", plain(low if above else low // step * step - step)
        if high is not None:
            yield "maximum", plain(high if below else -(-high // step) * step + step)
        if "multipleOf" in schema and kind == "number":
            yield "multipleOf", plain(fractions.Fraction(self.number(schema)) + step / 4)

    def broken_array(self, schema, value, depth):
        if schema.get("minItems", 0) > 0:
            yield "minItems", value[:schema["minItems"] - 1]
        if value and schema.get("maxItems", 10 ** 4) < 10 ** 4 and not schema.get("uniqueItems"):
            yield "maxItems", value[:1] * (schema["maxItems"] + 1)
        elif value and schema.get("uniqueItems") and schema.get("maxItems", 2) > 1:
            yield "uniqueItems", value[:1] * 2
        if value and depth <= DEEPEST:
            for keyword, part in self.broken_value(schema.get("items", {}), value[0], depth + 1):
                if not schema.get("uniqueItems") or len(value) == 1:
                    yield f"{keyword} of an item", [part, *value[1:]]


def merged(parts):
    """Schemas of objects as one; NoValue where that takes more than putting their properties together."""
    result = {"properties": {}, "required": []}
    for part in parts:
        if set(part) - PASSIVE - {"type", "properties", "required"} and not all(
                key.startswith("x-") for key in set(part) - PASSIVE - {"type", "properties", "required"}):
            raise NoValue
        if part.get("type", "object") != "object" or part.get("properties", {}).keys() & result["properties"].keys():
            raise NoValue
        result["type"] = "object"
        result["properties"].update(part.get("properties") or {})
        result["required"] += part.get("required") or []
    return result


def bound(schema, inclusive, exclusive):
    """A limit of numbers, and whether it is excluded, which OpenAPI 3.0 says with a Boolean."""
    limit, excluded = schema.get(inclusive), schema.get(exclusive)
    if excluded is None or isinstance(excluded, bool):
        return None if limit is None else fractions.Fraction(str(limit)), bool(excluded)
    if limit is not None:
        raise NoValue
    return fractions.Fraction(str(excluded)), True


def plain(number):
    """A number as JSON has it: whole ones without a fraction."""
    number = fractions.Fraction(number)
    return number.numerator if number.denominator == 1 else float(number)


def matching(pattern, least):
    """A text that a regular expression matches, of at least a length; NoValue where that takes more than going along it."""
    try:
        parsed = expressions.parse(pattern)
    except (re.error, OverflowError):
        raise NoValue from None
    for extra in (0, 1, least, least + 1):
        text = "".join(text_of(sign, argument, extra) for sign, argument in parsed)
        if len(text) >= least and re.search(pattern, text):
            return text
    raise NoValue


def text_of(sign, argument, extra):
    """A text for one part of a regular expression; what may be repeated is so `extra` times more than it must."""
    if sign is signs.LITERAL:
        return chr(argument)
    if sign in (signs.MAX_REPEAT, signs.MIN_REPEAT):
        least, most, inner = argument
        return "".join(text_of(*part, extra) for part in inner) * int(min(least + extra, most))
    if sign is signs.SUBPATTERN:
        return "".join(text_of(*part, extra) for part in argument[3])
    if sign is signs.BRANCH:
        return "".join(text_of(*part, extra) for part in argument[1][0])
    if sign is signs.IN and argument[0][0] in (signs.LITERAL, signs.RANGE):
        first = argument[0]
        return chr(first[1] if first[0] is signs.LITERAL else first[1][0])
    if sign is signs.IN and argument[0][0] is signs.CATEGORY:
        categories = {signs.CATEGORY_DIGIT: "1", signs.CATEGORY_WORD: "a", signs.CATEGORY_SPACE: " "}
        return categories.get(argument[0][1], "a")
    if sign in (signs.IN, signs.ANY, signs.NOT_LITERAL):
        return "a"
    if sign is signs.AT:
        return ""
    raise NoValue

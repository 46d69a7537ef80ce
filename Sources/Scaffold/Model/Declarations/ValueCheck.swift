package import ScaffoldDiagnostics

/// What a schema demands of a JSON value, keyword by keyword, exactly as JSON Schema 2020-12 defines it: every
/// assertion must hold. For what a type and its constraints cannot say (`not`, `if`, `contains`, `unevaluated…`), and
/// for schemas that have no typed form at all.
package struct ValueCheck: Sendable {
    package enum Assertion: Sendable {
        /// No value passes.
        case never
        /// The value is of one of these kinds; `1.0` is an integer.
        case kinds(JSONKinds)
        /// A constraint on one kind of value; values of other kinds pass.
        case rule(Constraint.Rule)

        // In place: the same value is checked again. What passes adds to what counts as evaluated.
        case reference(ValueCheckID)
        /// The check of this anchor in the outermost scope that has been entered and has it, else the one given.
        case dynamicReference(anchor: String, otherwise: ValueCheckID)
        case all([ValueCheckID])
        case any([ValueCheckID])
        /// Exactly one passes.
        case one([ValueCheckID])
        case not(ValueCheckID)
        case conditional(if: ValueCheckID, then: ValueCheckID?, else: ValueCheckID?)
        case dependentChecks([Named])

        // Objects
        case required([String])
        case dependentRequired([Dependency])
        case properties([Named])
        /// By an ECMA-262 regular expression on the key.
        case patternProperties([Named])
        /// Of keys that neither `properties` nor `patternProperties` of the same check match.
        case additionalProperties(ValueCheckID)
        case propertyNames(ValueCheckID)
        case unevaluatedProperties(ValueCheckID)

        // Lists
        case prefixItems([ValueCheckID])
        /// Of the elements after those that `prefixItems` of the same check covers.
        case items(ValueCheckID)
        case contains(ValueCheckID, atLeast: Int, atMost: Int?)
        case unevaluatedItems(ValueCheckID)
    }

    package struct Named: Sendable {
        package var name: String
        package var check: ValueCheckID

        package init(name: String, check: ValueCheckID) {
            self.name = name
            self.check = check
        }
    }

    /// Where a key is, others must be too.
    package struct Dependency: Sendable {
        package var key: String
        package var required: [String]

        package init(key: String, required: [String]) {
            self.key = key
            self.required = required
        }
    }

    /// In the order in which they are to be checked: `unevaluated…` comes last.
    package var assertions: [Assertion]
    /// The properties that the schema describes and that travel one way only.
    package var directions: [String: Field.Direction] = [:]
    /// An index of `ProtocolModel.checkScopes`; nil where no dynamic anchor is near.
    package var scope: Int?
    package var pointer: String
    package var span: SourceSpan

    package init(assertions: [Assertion] = [], scope: Int? = nil, pointer: String, span: SourceSpan) {
        self.assertions = assertions
        self.scope = scope
        self.pointer = pointer
        self.span = span
    }
}

extension ValueCheck.Assertion {
    /// The checks that it leads to.
    package var references: [ValueCheckID] {
        switch self {
        case .rule(.check(let id)), .reference(let id), .dynamicReference(_, let id), .not(let id),
            .additionalProperties(let id), .propertyNames(let id), .unevaluatedProperties(let id), .items(let id),
            .contains(let id, _, _), .unevaluatedItems(let id):
            [id]
        case .all(let ids), .any(let ids), .one(let ids), .prefixItems(let ids): ids
        case .conditional(let condition, let then, let otherwise):
            [condition] + [then, otherwise].compactMap { $0 }
        case .dependentChecks(let checks), .properties(let checks), .patternProperties(let checks):
            checks.map(\.check)
        case .never, .kinds, .rule, .required, .dependentRequired: []
        }
    }
}

extension ValueCheck.Assertion {
    /// The keys of an object that it looks at; nil where those are not known.
    package var namedKeys: [String]? {
        switch self {
        case .required(let keys): keys
        case .dependentRequired(let dependencies): dependencies.flatMap { [$0.key] + $0.required }
        case .dependentChecks(let checks), .properties(let checks): checks.map(\.name)
        case .rule(.minProperties), .rule(.maxProperties), .rule(.oneOfValues), .patternProperties,
            .additionalProperties, .propertyNames, .unevaluatedProperties, .dynamicReference:
            nil
        case .rule, .never, .kinds, .reference, .all, .any, .one, .not, .conditional, .prefixItems, .items, .contains,
            .unevaluatedItems:
            []
        }
    }

    /// Whether it leads to checks of the same value.
    package var isInPlace: Bool {
        switch self {
        case .reference, .all, .any, .one, .not, .conditional, .dependentChecks, .rule: true
        default: false
        }
    }
}

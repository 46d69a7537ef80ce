import Testing

@testable import ScaffoldOpenAPI

/// What the tables call supported has an effect, in every version that it is said of.
@Suite struct SupportEffectTests {
    @Test(arguments: SupportTable.rows)
    func everySupportedKeywordHasAnEffect(row: KeywordSupport) throws {
        let fixtures = KeywordFixtures.all.filter { $0.key == row.keyword.rawValue }
        let dialects = row.level == .supported ? row.dialects.subtracting(row.annotationDialects) : []
        try expectEffect(of: fixtures, in: dialects)
    }

    @Test(arguments: DescriptionObject.allCases)
    func everySupportedKeyHasAnEffect(object: DescriptionObject) throws {
        let rows = KeyTable.rows(of: object)
        let fixtures = KeyFixture.all.filter { $0.object == object }.map(\.fixture)
        for fixture in fixtures { #expect(rows[fixture.key] != nil, "\(object.name) has no key \(fixture.key)") }
        for (key, row) in rows {
            let own = fixtures.filter { $0.key == key }
            if case .supported = row.level {
                try expectEffect(of: own, in: row.dialects)
            } else {
                try expectEffect(of: own, in: [])
            }
        }
    }

    @Test func everyFixtureIsOfAKeyword() {
        let keywords = Set(SupportTable.rows.map(\.keyword.rawValue))
        for fixture in KeywordFixtures.all { #expect(keywords.contains(fixture.key), "\(fixture.key)") }
    }

    /// Leaving the key out changes the generated code, or what is said where that is all that comes of it.
    private func expectEffect(of fixtures: [SupportFixture], in dialects: Set<Dialect>) throws {
        for fixture in fixtures { #expect(fixture.dialects.isSubset(of: dialects), "\(fixture.key) is not supported") }
        for dialect in dialects.sorted() {
            let fixtures = fixtures.filter { $0.dialects.contains(dialect) }
            #expect(!fixtures.isEmpty, "nothing shows what it does in \(dialect.name)")
            for fixture in fixtures {
                let (with, without) = try fixture.results(in: dialect)
                #expect((with.swift != without.swift) == (fixture.effect == .code), "\(fixture.key) in \(dialect.name)")
                #expect(with.said.isEmpty == (fixture.effect == .code), "\(fixture.key) in \(dialect.name)")
                if fixture.effect == .diagnostic { #expect(without.said.isEmpty) }
            }
        }
    }
}

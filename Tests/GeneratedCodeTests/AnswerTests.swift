import BeeRuntime
import Foundation
import GoldenKitchen
import LoopbackSupport
import Testing

/// What generated classes make of a service's answers, over real sockets.
struct AnswerTests {
    @Test func aWholeDishArrivesTyped() async throws {
        let (message, result) = try await dish(answeredWith: .json(dishJSON()))
        let dish = try result.get()
        #expect(message.state == .succeed)
        #expect(dish.id == dishID)
        #expect(dish.course == .starter)
        #expect(dish.heat == .high)
        #expect(dish.price == Decimal(string: "12.5"))
        #expect(dish.servedOn.description == "2024-02-29")
        #expect(dish.createdAt.timeIntervalSince1970 == 1_709_224_200.25)
        #expect(dish.photo == Data("hello".utf8))
        #expect(dish.nickname == .null)
        #expect(dish.rating == nil)
        #expect(dish.ingredients.first?.id == 9_007_199_254_740_993)
        #expect(dish.steps.first?.then.first?.text == "Serve")
        #expect(dish.grid == [[1, 2], []])
        #expect(dish.size.width == 3)
        #expect(dish.servings == 2)
        guard case .bowl(let bowl) = dish.kind else {
            Issue.record("the tag says that it is a bowl")
            return
        }
        #expect(bowl.depth == 4.5)
    }

    @Test func whatWasReadIsWrittenAsItWas() async throws {
        let dish = try await dish(answeredWith: .json(dishJSON())).1.get()
        let written = try JSONValue(encoding: dish)
        let expected = try JSONDecoding.read(
            JSONValue.self,
            from: Data(
                dishJSON(replacing: ["created_at": #""2024-02-29T16:30:00.250Z""#, "servings": "2"]).utf8))
        #expect(written == expected)
    }

    @Test func declaredFailuresAreTyped() async throws {
        let missing = try await dish(answeredWith: .json(#"{"message": "gone"}"#, status: 404)).0
        guard case .notFound(let problem) = missing.failure else {
            Issue.record("404 is declared: \(String(describing: missing.failure))")
            return
        }
        #expect(problem.message == "gone")
        #expect(missing.error?.status == 404)

        let held = try await dish(answeredWith: .json(#"{"holder": "Ann"}"#, status: 409)).0
        guard case .conflict(let conflict) = held.failure else {
            Issue.record("409 is declared: \(String(describing: held.failure))")
            return
        }
        #expect(conflict.holder == "Ann")

        let other = try await dish(answeredWith: .json(#"{"message": "tea"}"#, status: 418)).0
        guard case .other(let status, let body) = other.failure else {
            Issue.record("every other status is declared: \(String(describing: other.failure))")
            return
        }
        #expect(status == 418)
        #expect(body.message == "tea")
    }

    @Test func anUndeclaredStatusKeepsItsBody() async throws {
        let service = try LoopbackService(["/links": .text("out of order", status: 503)])
        let message = GetLinks()
        await #expect(throws: MessageError.self) {
            try await message.value(on: Client(.init(baseURL: service.baseURL)))
        }
        #expect(message.error?.status == 503)
        #expect(message.error?.data == Data("out of order".utf8))
    }

    @Test func malformedJSONSaysWhere() async throws {
        let error = try await failure(.json(#"{"name": "Soup", "id": }"#))
        #expect(error.domain == .server)
        #expect(error.description.contains("23"), "the byte offset: \(error)")
    }

    @Test(arguments: ["id", "course", "size", "ingredients", "rating", "self"])
    func aMissingFieldIsNamed(_ key: String) async throws {
        let error = try await failure(.json(dishJSON(replacing: [key: nil as String?])))
        #expect(error.mismatches.map(\.path) == ["$.\(key)"])
    }

    @Test(arguments: [
        ("name", "12", "$.name"), ("heat", #""hot""#, "$.heat"), ("price", #""cheap""#, "$.price"),
        ("served_on", #""2023-02-29""#, "$.served_on"), ("id", #""no""#, "$.id"),
        ("ingredients", #"[{"id": 1.5, "name": "Leek", "organic": true}]"#, "$.ingredients[0].id"),
        ("grid", "[[1], [true]]", "$.grid[1][0]"), ("nutrition", #"{"fat": "much"}"#, "$.nutrition.fat"),
        ("size", "[]", "$.size"), ("self", "null", "$.self"),
    ])
    func aWrongTypeIsNamed(_ key: String, _ value: String, _ path: String) async throws {
        let error = try await failure(.json(dishJSON(replacing: [key: value])))
        #expect(error.mismatches.map(\.path) == [path])
    }

    @Test func everyWrongTypeIsReportedAtOnce() async throws {
        let error = try await failure(.json(dishJSON(replacing: ["name": "1", "size": "{}", "tags": "[1, 2]"])))
        #expect(
            Set(error.mismatches.map(\.path)) == ["$.name", "$.size.width", "$.size.height", "$.tags[0]", "$.tags[1]"])
    }

    @Test(arguments: [
        ("name", #""soup""#, "$.name"), ("price", "12.505", "$.price"), ("price", "-1", "$.price"),
        ("rating", "5.5", "$.rating"), ("ingredients", "[]", "$.ingredients"),
        ("ingredients", #"[{"id": 1, "name": "", "organic": true}]"#, "$.ingredients[0].name"),
        ("ingredients", #"[{"id": 1, "name": "Leek", "grams": 0, "organic": true}]"#, "$.ingredients[0].grams"),
        ("tags", #"["a", "b", "a"]"#, "$.tags"), ("tags", #"["a", "much too long"]"#, "$.tags[1]"),
        ("nutrition", #"{"fat": -1}"#, "$.nutrition.fat"), ("grid", "[[10]]", "$.grid[0][0]"),
        ("size", #"{"width": 0, "height": 1}"#, "$.size.width"),
        ("kind", #"{"kind": "plate", "diameter": -1}"#, "$.kind.diameter"), ("servings", "13", "$.servings"),
    ])
    func aViolatedConstraintNamesPathAndRule(_ key: String, _ value: String, _ path: String) async throws {
        let error = try await failure(.json(dishJSON(replacing: [key: value])))
        #expect(error.mismatches.isEmpty)
        #expect(error.violations.map(\.path) == [path])
        #expect(error.violations.allSatisfy { !$0.rule.isEmpty })
        #expect(error.description.contains(path))
    }

    @Test func valuesThatTheServiceAddedLaterSurvive() async throws {
        let (_, result) = try await dish(
            answeredWith: .json(
                dishJSON(replacing: [
                    "course": #""brunch""#, "heat": "7", "kind": #"{"kind": "cup", "size": 1}"#, "new_key": "[1]",
                ])))
        let dish = try result.get()
        #expect(dish.course == .unknown("brunch"))
        #expect(dish.heat == .unknown(7))
        guard case .unknown(let cup) = dish.kind else {
            Issue.record("no member has this tag")
            return
        }
        #expect(cup["size"] == 1)

        let error = try await failure(.json(dishJSON(replacing: ["course": #""brunch""#])), decoding: .strict)
        #expect(error.description.contains("$.course"))
    }

    @Test func listsAndUnionsOfScalarsAreResponsesToo() async throws {
        let service = try LoopbackService([
            "/links": .json(#"[{"value": 1, "next": {"value": 2}}, {"value": 3}]"#),
            "/amounts": .json(#"{"a": 1, "b": "two"}"#),
        ])
        let client = Client(.init(baseURL: service.baseURL))
        let links = try await GetLinks().value(on: client)
        #expect(links.map(\.value) == [1, 3])
        #expect(links.first?.next?.value == 2)
        let amounts = try await GetAmounts().value(on: client)
        #expect(amounts.count == 2)
    }

    @Test func whatIsLeftOutHasItsDefault() async throws {
        let service = try LoopbackService(["/defaults": .json("{}")])
        let answer = try await GetDefaults().value(on: Client(.init(baseURL: service.baseURL)))
        #expect(answer == Defaults(count: .absent, nothing: .absent))
        #expect(answer.day.description == "2020-01-01")
        #expect(answer.moment.timeIntervalSince1970 == 1_577_836_800)
        #expect(answer.id == dishID)
        #expect(answer.bytes == Data("hello".utf8))
        #expect(answer.price == Decimal(string: "0.1"))
        #expect(answer.heat == .high)
        #expect(answer.plate.diameter == 2)
        #expect(answer.amount == .string("two"))
        #expect(answer.days.map(\.description) == ["2020-01-01"])
        #expect(Defaults().count == .value(5))
        #expect(Defaults().nothing == .null)
    }

    @Test func severalSuccessesAreAnEnumeration() async throws {
        let service = try LoopbackService([
            "PATCH \(dishPath)": [.json(dishJSON()), CannedAnswer(status: 204)],
            "DELETE \(dishPath)": [CannedAnswer(status: 204)],
        ])
        let client = Client(.init(baseURL: service.baseURL))
        guard case .ok(let dish) = try await ChangeDish(id: dishID, name: "Soup").value(on: client) else {
            Issue.record("the service answered 200")
            return
        }
        #expect(dish.name == "Soup")
        guard case .noContent = try await ChangeDish(id: dishID, name: "Soup").value(on: client) else {
            Issue.record("the service answered 204")
            return
        }
        try await DeleteDish(id: dishID).value(on: client)
    }
}

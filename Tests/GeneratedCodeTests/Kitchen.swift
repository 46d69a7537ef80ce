import BeeRuntime
import Foundation
import GoldenKitchen
import LoopbackSupport
import Testing

/// A dish as the service would write it. `replacing` puts other JSON text in the place of a field's, or with nil leaves
/// the field out.
func dishJSON(replacing changes: [String: String?] = [:]) -> String {
    var fields: [(String, String)] = [
        ("name", #""Soup""#),
        ("id", #""6ba7b810-9dad-11d1-80b4-00c04fd430c8""#),
        ("course", #""starter""#),
        ("heat", "10"),
        ("price", "12.50"),
        ("served_on", #""2024-02-29""#),
        ("created_at", #""2024-02-29T18:30:00.250+02:00""#),
        ("photo", #""aGVsbG8=""#),
        ("site", #""https://kitchen.example/soup""#),
        ("nickname", "null"),
        ("rating", "null"),
        ("ingredients", #"[{"id": 9007199254740993, "name": "Leek", "grams": 250.5, "organic": true}]"#),
        ("tags", #"["hot", "green"]"#),
        ("nutrition", #"{"fat": 3.5, "salt": 0}"#),
        ("steps", #"[{"text": "Boil", "minutes": 20, "then": [{"text": "Serve", "minutes": 1, "then": []}]}]"#),
        ("grid", "[[1, 2], []]"),
        ("size", #"{"width": 3, "height": 2}"#),
        ("anything", #"{"deep": [1.10, null]}"#),
        ("kind", #"{"kind": "bowl", "depth": 4.5}"#),
        ("class", #""first""#),
        ("self", #""/dish/1""#),
    ]
    for (key, text) in changes {
        fields.removeAll { $0.0 == key }
        if let text { fields.append((key, text)) }
    }
    return "{" + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
}

let dishID = UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8") ?? UUID()
let dishPath = "/dish/6ba7b810-9dad-11d1-80b4-00c04fd430c8"

/// Asks for one dish that the service answers with `answer`, and returns what became of it.
func dish(
    answeredWith answer: CannedAnswer, decoding: DecodingMode = .tolerant
) async throws -> (GetDish, Result<GetDish.Response, MessageError>) {
    let service = try LoopbackService([dishPath: answer])
    let message = GetDish(id: dishID)
    let client = Client(.init(baseURL: service.baseURL, decoding: decoding))
    do throws(MessageError) {
        return (message, .success(try await message.value(on: client)))
    } catch {
        return (message, .failure(error))
    }
}

/// The error that an answer leads to; a success fails the test.
func failure(_ answer: CannedAnswer, decoding: DecodingMode = .tolerant) async throws -> MessageError {
    let (message, result) = try await dish(answeredWith: answer, decoding: decoding)
    #expect(message.state == .failed)
    switch result {
    case .success: throw UnexpectedSuccess()
    case .failure(let error): return error
    }
}

struct UnexpectedSuccess: Error {}

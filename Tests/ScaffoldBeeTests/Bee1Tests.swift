import Testing

/// What documents of Bee 1 mean.
@Suite struct Bee1Tests {
    @Test func headerAndEnumerations() {
        expect(
            """
            // A banner
            {
              "title": "Shop", "author": "Us", "source": "http://shop.example", "prefix": "SH",
              "server": { "development": "localhost:3000", "production": "https://shop.example/?url=" },
              "enum": {
                // How an order goes on
                "STATE": { "OPEN": "open", "DONE": "done" }, // not of the enum
                "LEVEL": {
                  "LOW": 0, // nothing hurries
                  "HIGH": 10
                },
              },
            }
            """,
            means: """
                document "test.json" title "Shop" author "Us" prefix "SH"
                  discussion "http://shop.example"
                  server development http://localhost:3000
                  server production https://shop.example/?url=
                  enum STATE string
                    summary "How an order goes on"
                    case OPEN = "open"
                    case DONE = "done"
                  enum LEVEL integer
                    case LOW = 0
                      summary "nothing hurries"
                    case HIGH = 10
                """, path: "test.json")
    }

    @Test func typesByExample() {
        expect(
            """
            { "enum": { "STATE": { "OPEN": "open" } },
              "model": {
                // One order
                //
                // of a person
                "ORDER": {
                  "! id": 7,
                  "!size": { "w": 1, "deep": { "x": true } },
                  "price": 5.0,
                  "large": 18446744073709551615,
                  "larger": 184467440737095516150,
                  "state": "<STATE>",
                  "next": "{ORDER}",
                  "text": "{ ORDER }",
                  "nothing": null,
                  "any": {},
                  "unknown": [],
                  "names": ["a", null],
                  "numbers": [1, 2.5],
                  "grid": [[1, 2], [3]],
                  "items": [{ "a": 1, "! b": 2 }, { "! b": 3, "c": "x" }],
                  "orders": ["{ORDER}", "{ORDER}"]
                },
                "USER": { "size": { "w": "wide" } },
                "!KEPT < ORDER": { "state": "text", "more": 1 },
                "IDS": [1, 2]
              } }
            """,
            means: """
                document "test.json"
                  enum STATE string
                    case OPEN = "open"
                  object ORDER
                    summary "One order of a person"
                    field "id" int
                      example 7
                    field "size" ORDER.size
                    field "price"? double
                      example 5
                    field "large"? uint64
                      example 18446744073709551615
                    field "larger"? decimal
                      example 1.8446744073709551615e20
                    field "state"? STATE
                    field "next"? ORDER
                    field "text"? string
                      example "{ ORDER }"
                    field "nothing"? json?
                    field "any"? map<json?>
                    field "unknown"? list<json>
                    field "names"? list<string?>
                    field "numbers"? list<double>
                    field "grid"? list<list<int>>
                    field "items"? list<ORDER.items.item>
                    field "orders"? list<ORDER>
                  object USER
                    field "size"? USER.size
                  object KEPT
                    field "id" int
                      example 7
                    field "size" ORDER.size
                    field "price"? double
                      example 5
                    field "large"? uint64
                      example 18446744073709551615
                    field "larger"? decimal
                      example 1.8446744073709551615e20
                    field "state"? string
                      example "text"
                    field "next"? ORDER
                    field "text"? string
                      example "{ ORDER }"
                    field "nothing"? json?
                    field "any"? map<json?>
                    field "unknown"? list<json>
                    field "names"? list<string?>
                    field "numbers"? list<double>
                    field "grid"? list<list<int>>
                    field "items"? list<ORDER.items.item>
                    field "orders"? list<ORDER>
                    field "more"? int
                      example 1
                  alias IDS = list<int>
                  object ORDER.size
                    field "w" int
                      example 1
                    field "deep" ORDER.size.deep
                  object ORDER.size.deep
                    field "x" bool
                      example true
                  object ORDER.items.item
                    field "a"? int
                      example 1
                    field "b" int
                      example 2
                    field "c"? string
                      example "x"
                  object USER.size
                    field "w"? string
                      example "wide"
                """, path: "test.json")
    }

    @Test func operations() {
        expect(
            """
            { "shortname": 1,
              "model": { "A": { "! id": 1, "tags": ["x"] } },
              "controller": {
                // Lists them
                "GET /a/:list": { "request": { "page": 1, "sort": { "by": "x" } }, "response": ["{A}"] },
                "GET /a": { "request": "{A}", "response": "{A}" },
                "POST  /a/save.php": { "__desc__": "Saves it", "request": { "! a": "{A}" }, "response": {} },
                "PUT http://other.example/v1/a?act=put&x": { "request": [1], "response": { "ok": true } },
                "DELETE a/:id": { "id": 1, "__desc__": "The whole is the response" },
                "POST /upload": { "request": { "n": 1 }, "fileList": { "! icon": "{PNG}", "doc": "{file}" } },
                "POST /only": { "fileList": { "doc": "{FILE}" }, "response": {} },
                "-GET /off": { "response": "{NOPE}" }
              } }
            """,
            means: """
                document "test.json"
                  object A
                    field "id" int
                      example 1
                    field "tags"? list<string>
                  object GET /a/{list} sort
                    field "by"? string
                      example "x"
                  object POST /a/save.php body
                    field "a" A
                  object PUT /v1/a response 2XX
                    field "ok"? bool
                      example true
                  object DELETE /a/{id} response 2XX
                    field "id"? int
                      example 1
                  object POST /upload body
                    field "json" POST /upload body.json
                    field "icon" upload(media image/png)
                    field "doc"? upload
                  object POST /upload body.json
                    field "n"? int
                      example 1
                  object POST /only body
                    field "doc"? upload
                  message GET /a/{list}
                    summary "Lists them"
                    path "list" string
                    query "page"? int
                      example 1
                    query "sort"? GET /a/{list} sort json
                    response 2XX application/json as json: list<A>
                  message GET /a
                    query "id" int
                      example 1
                    query "tags"? list<string>
                    response 2XX application/json as json: A
                  message POST /a/save.php named "save"
                    summary "Saves it"
                    body application/x-www-form-urlencoded as field json: POST /a/save.php body
                    response 2XX
                  message PUT /v1/a
                    server - http://other.example
                    query "act"? string = "put"
                    query "x"? string = ""
                    body application/x-www-form-urlencoded as field json: list<int>
                    response 2XX application/json as json: PUT /v1/a response 2XX
                  message DELETE /a/{id}
                    summary "The whole is the response"
                    path "id" string
                    response 2XX application/json as json: DELETE /a/{id} response 2XX
                  message POST /upload named "upload"
                    body multipart/form-data as multipart: POST /upload body {json application/json form exploded}
                    response 2XX
                  message POST /only named "only"
                    body multipart/form-data as multipart: POST /only body
                    response 2XX
                """, path: "test.json")
    }

    /// The original lost the controllers of a file without models, and read its sections as models.
    @Test func flatFiles() {
        let names = { (text: String) in
            expect(text, path: "test.json").dump.split(separator: "\n").filter {
                $0.hasPrefix("  ") && !$0.hasPrefix("   ")
            }
        }
        #expect(
            names(#"{ "A": { "x": 1 }, "B < A": {}, "GET /a": { "response": "{A}" } }"#) == [
                "  object A", "  object B", "  message GET /a",
            ])
        #expect(
            names(#"{ "controller": { "GET /a": { "x": 1 } } }"#) == [
                "  object GET /a response 2XX", "  message GET /a",
            ])
        #expect(names(#"{ "enum": { "E": { "a": 1 } }, "A": { "e": "<E>" } }"#) == ["  enum E integer", "  object A"])
    }

    @Test func yamlMeansTheSame() {
        expect(
            """
            model:
              A: { '! id': 1 }
            controller:
              GET /a: { response: "{A}" }
            """,
            means: """
                document "test.yaml"
                  object A
                    field "id" int
                      example 1
                  message GET /a
                    response 2XX application/json as json: A
                """)
    }

    @Test(arguments: [
        "{ «~conflicting-samples»a?: 1 }", "{ b: 1, «~conflicting-samples»a: string(1...80) }",
        "{ «~conflicting-samples»$doc: x }", "{ «~conflicting-samples»a: list<B> }",
    ])
    func aForgottenVersionIsTold(_ model: String) {
        expect("title: T\nmodel:\n  A: \(model)\n")
    }

    @Test func faults() {
        let reading = expect(
            """
            { "title": «~wrong-kind»[1],
              "server": { "a": «~wrong-kind»"/x", "b": «~wrong-kind»{} },
              «~unknown-key»"servr": {},
              "enum": { "E": { "a": 1, "b": «~duplicate-key»1 }, "F": «~wrong-kind»[], "G": { "a": "1", "b": «~wrong-kind»2 } },
              "model": {
                "A": { "x": «~unknown-type»"{B}", "y": "{B}", "z": «~unknown-type»"<A>", "w": «~type-syntax»"｛A｝" },
                «~duplicate-type»"!A": {},
                «~impossible-name»"A < ": {},
                "C < «~unknown-type»D": { «~impossible-name»"！ id": 1, "a": 1, «~duplicate-key»"! a": 2, «~impossible-name»"!": 1 },
                "H < «~inheritance-cycle»I": {}, "I < H": {},
                "J": { "a": [1, «~conflicting-samples»"x"], "b": ["{A}", «~conflicting-samples»"{C}"], "c": 1, «~duplicate-key»"c": 1 },
                «~endless-type»"K": { "! k": "{K}" }
              },
              "controller": {
                "«~invalid-operation»FETCH /a": {},
                "«~invalid-operation»GET": {},
                "GET /a/«~invalid-operation»::": {},
                "GET /b": «~wrong-kind»1,
                "GET /c": { "request": «~wrong-kind»1, "response": {}, «~unknown-key»"respons": {} },
                "GET /d/:id/:«~duplicate-parameter»id": { "response": {} },
                "GET /e": { "request": «~wrong-kind»["{A}"], "response": {}, «~invalid-operation»"fileList": { "a": "{JPG}" } },
                "POST /e": { "response": {}, "fileList": { "a": «~wrong-kind»"{GIF}" } },
                «~duplicate-operation»"POST  /e": { "response": {} }
              } }
            """,
            path: "test.json")
        #expect(reading.texts.contains { $0.contains("no model or enumeration is named `B` (used 2 times)") })
    }
}

import Testing

/// What documents of Bee 2 mean.
@Suite struct Bee2Tests {
    @Test func header() {
        expect(
            """
            bee: 2
            title: Dribbble
            author: The team
            doc: |
              Pictures.

              Many of them.
            server:
              production: https://api.dribbble.com/v1
              development: http://localhost:3000
            security: bearer & header X-Key
            """,
            means: """
                document "test.yaml" title "Dribbble" author "The team"
                  summary "Pictures."
                  discussion "Many of them."
                  server production https://api.dribbble.com/v1
                  server development http://localhost:3000
                  scheme bearer http bearer
                  scheme header X-Key header X-Key
                """)
    }

    @Test func enumerations() {
        expect(
            """
            bee: 2
            enum:
              List: [debuts, everyone, "1"]
              Priority: { $doc: How soon., low: 0, high: 10 }
            """,
            means: """
                document "test.yaml"
                  enum List string
                    case - = "debuts"
                    case - = "everyone"
                    case - = "1"
                  enum Priority integer
                    summary "How soon."
                    case low = 0
                    case high = 10
                """)
    }

    @Test func everyTypeAndCheck() {
        expect(
            """
            bee: 2
            model:
              All:
                a: string(1...80)
                b: string(/^[a-z\\/]+$/ format=email max=9)
                c?: int(0...)
                d: int32(-5..<5)?
                e: decimal(above=0 multipleOf=0.01)
                f: double(below=1e3)
                g: [string]
                h: list<string(1...30)>(0...20 unique)
                i: map<list<All?>>(...3)
                j: bytes(max=8MiB)
                k: url
                l: any
                m: 'null'
                n: null
                o: datetime
                $$p: uuid
                q: string(0..<10)
            """,
            means: """
                document "test.yaml"
                  object All
                    field "a" string(minLength 1, maxLength 80)
                    field "b" string(pattern "^[a-z\\\\/]+$", format email, maxLength 9)
                    field "c"? int(>= 0)
                    field "d" int32(>= -5, < 5)?
                    field "e" decimal(> 0, multipleOf 0.01)
                    field "f" double(< 1e3)
                    field "g" list<string>
                    field "h" list<string(minLength 1, maxLength 30)>(maxItems 20, unique)
                    field "i" map<list<All?>>(maxProperties 3)
                    field "j" bytes(maxBytes 8388608)
                    field "k" string(format uri)
                    field "l" json
                    field "m" null
                    field "n" null
                    field "o" dateTime
                    field "$p" uuid
                    field "q" string(maxLength 9)
                """)
    }

    @Test func describedFieldsAndObjects() {
        expect(
            """
            bee: 2
            model:
              Shot:
                $doc: One picture.
                $name: Picture
                $closed: true
                $deprecated: true
                title: { $type: string, $doc: Shown under it., $example: Moon, $default: none, $name: caption, $deprecated: true }
                slug: { $type: string, $pattern: '^[a-z]+$', $json: 'slug?' }
                size: { $doc: In pixels., width: int, height: int }
                parts: [{ id: int }]
                index: { $map: { id: int } }
            """,
            means: """
                document "test.yaml"
                  object Shot closed deprecated named "Picture"
                    summary "One picture."
                    field "title"? string = "none" named "caption" deprecated
                      summary "Shown under it."
                      example "Moon"
                    field "slug?" string(pattern "^[a-z]+$")
                    field "size" Shot.size
                    field "parts" list<Shot.parts.item>
                    field "index" map<Shot.index.value>
                  object Shot.size
                    summary "In pixels."
                    field "width" int
                    field "height" int
                  object Shot.parts.item
                    field "id" int
                  object Shot.index.value
                    field "id" int
                """)
    }

    @Test func inheritanceAliasesAndUnions() {
        expect(
            """
            bee: 2
            model:
              Third < Second: { c: int }
              Second < First: { a: string }
              First: { $closed: true, a: int, b: int }
              Slug: string(/^[a-z]+$/)
              Slugs: list<Slug>(1...)
              Shape: { $type: Circle | Square, $doc: A shape., $tag: kind, $tags: { c: Circle, circle: Circle, s: Square } }
              Circle: { kind: string, radius: double }
              Square: { kind: string, side: double }
              Any: int | (Slug | bool)? | Square
              Mixed: { id: int | string, maybe?: Slug | null }
            """,
            means: """
                document "test.yaml"
                  object Third closed
                    field "a" string
                    field "b" int
                    field "c" int
                  object Second closed
                    field "a" string
                    field "b" int
                  object First closed
                    field "a" int
                    field "b" int
                  alias Slug = string(pattern "^[a-z]+$")
                  alias Slugs = list<Slug>(minItems 1)
                  union Shape tag "kind"
                    summary "A shape."
                    member Circle tagged "c", "circle"
                    member Square tagged "s"
                  object Circle
                    field "kind" string
                    field "radius" double
                  object Square
                    field "kind" string
                    field "side" double
                  alias Any = Any.value?
                  object Mixed
                    field "id" Mixed.id
                    field "maybe"? Slug?
                  union Any.value
                    member int
                    member Slug
                    member bool
                    member Square
                  union Mixed.id
                    member int
                    member string
                """)
    }

    @Test func operations() {
        expect(
            """
            bee: 2
            enum: { List: [debuts, popular] }
            model: { Shot: { id: int64 } }
            security: [bearer, basic & header X-Key]
            controller:
              GET /shots/:list:
                $name: ListShots
                $doc: The shots of one list.
                $tag: [shots, lists]
                path:     { list: List }
                query:    { page?: int(1...) = 1, order?: List = popular }
                header:   { X-Trace?: uuid }
                cookie:   { sid: string }
                response: { page: int, shots: list<Shot> }
              POST /shots/{id}/x:
                path: { id: int64 }
                security: none
                form:  { title: string }
                files: { image: file(image/png image/jpeg max=8MB) }
                response:
                  201: Shot
                  204:
                  4xx: { message: string }
                  default: any
              PUT /shots:
                $deprecated: true
                body: [Shot]
              DELETE /shots:
                request: { id: int }
                response: binary
              PATCH /shots:
                request: { id: int }
              POST /form:
                form: Shot
              POST /raw:
                body: binary
              QUERY /shots:
            """,
            means: """
                document "test.yaml"
                  scheme bearer http bearer
                  scheme basic http basic
                  scheme header X-Key header X-Key
                  enum List string
                    case - = "debuts"
                    case - = "popular"
                  object Shot
                    field "id" int64
                  object GET /shots/{list} response 2XX
                    field "page" int
                    field "shots" list<Shot>
                  object POST /shots/{id}/x body
                    field "title" string
                    field "image" upload(maxBytes 8000000, media image/png image/jpeg)
                  object POST /shots/{id}/x response 4XX
                    field "message" string
                  object PATCH /shots body
                    field "id" int
                  message GET /shots/{list} named "ListShots" tags shots, lists
                    summary "The shots of one list."
                    security bearer | basic & header X-Key
                    path "list" List
                    query "page"? int(>= 1) = 1
                    query "order"? List = "popular"
                    header "X-Trace"? uuid
                    cookie "sid" string
                    response 2XX application/json as json: GET /shots/{list} response 2XX
                  message POST /shots/{id}/x
                    security none
                    path "id" int64
                    body multipart/form-data as multipart: POST /shots/{id}/x body
                    response 201 application/json as json: Shot
                    response 204
                    response 4XX application/json as json: POST /shots/{id}/x response 4XX
                    response default application/json as json: json
                  message PUT /shots deprecated
                    security bearer | basic & header X-Key
                    body application/json as json: list<Shot>
                    response 2XX
                  message DELETE /shots
                    security bearer | basic & header X-Key
                    query "id" int
                    response 2XX application/octet-stream as binary: binary
                  message PATCH /shots
                    security bearer | basic & header X-Key
                    body application/json as json: PATCH /shots body
                    response 2XX
                  message POST /form
                    security bearer | basic & header X-Key
                    body application/x-www-form-urlencoded as form: Shot
                    response 2XX
                  message POST /raw
                    security bearer | basic & header X-Key
                    body application/octet-stream as binary: binary
                    response 2XX
                  message QUERY /shots
                    security bearer | basic & header X-Key
                    response 2XX
                """)
    }

    @Test func defaultsFitTheirTypes() {
        let reading = expect(
            """
            bee: 2
            enum:
              Order: { BY_HOT: is_hot, BY_PRICE: price }
              Level: { low: 1, high: 2 }
            model:
              A:
                text?: string = 1.0
                flag?: string = true
                quoted?: string = "a b"
                bare?: string = a, b
                nothing?: string? = null
                byName?: Order = BY_HOT
                byValue?: Order = price
                level?: Level = high
                number?: Level = 2
                list?: list<Level> = ["low", 2]
                'object?': 'A = {"level": "low", "text": 5}'
                date?: date = 2020-02-29
                big?: uint64 = 18446744073709551615
                alias?: Slug = moon
              Slug: string(/^[a-z]+$/)
            """)
        let defaults = reading.dump.split(separator: "\n").filter { $0.contains("field") }.map { line in
            line.split(separator: " = ").last.map(String.init) ?? ""
        }
        #expect(
            defaults == [
                #""1.0""#, #""true""#, #""a b""#, #""a, b""#, "null", #""is_hot""#, #""price""#, "2", "2", "[1, 2]",
                #"{"level": 1, "text": "5"}"#, #""2020-02-29""#, "18446744073709551615", #""moon""#,
            ])
    }

    @Test func jsonMeansTheSame() {
        expect(
            """
            {"bee": 2, "model": {"A": {"id?": "int(1...)", "tags": ["string"]}}, "controller": {"GET /a/:id": {"path": {"id": "int"}, "response": {"200": "A"}}}}
            """,
            means: """
                document "test.json"
                  object A
                    field "id"? int(>= 1)
                    field "tags" list<string>
                  message GET /a/{id}
                    path "id" int
                    response 200 application/json as json: A
                """, path: "test.json")
    }
}

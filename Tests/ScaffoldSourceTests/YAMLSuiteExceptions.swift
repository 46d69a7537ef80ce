/// The cases of the suite in which libyaml 0.2.5 itself goes wrong, by what it does. One that begins to pass fails the
/// test.
enum YAMLSuiteExceptions {
    static let all: [String: String] = Dictionary(
        uniqueKeysWithValues: byReason.flatMap { reason, cases in
            cases.split(separator: " ").map { (String($0), reason) }
        })

    private static let byReason: KeyValuePairs = [
        "accepts a comment that touches a directive":
            "MUS6/00",
        "accepts a comment that touches the text before it":
            "9JBA CVW2 SU5Z X4QW",
        "accepts a directive without a document end marker before it":
            "9HCY EB22 MUS6/01 RHX7",
        "accepts a lone dash in a flow sequence":
            "G5U8 YJV2",
        "accepts an implicit key on two lines":
            "C2SP",
        "accepts tabs as indentation":
            "DK95/01 Y79Y/003",
        "accepts text that is indented too little":
            "9C9N QB6E S98Z",
        "ends the name of an anchor at a colon":
            "2SXE Y2GN",
        "loses the line break of a block scalar that ends in spaces":
            "JEF9/02 L24T/01",
        "refuses a colon right before a comma":
            "4ABK FRK4",
        "refuses a document without `---` after an end marker":
            "7Z25 M7A3",
        "refuses a line break between a flow key and its colon":
            "4MUZ/01 4MUZ/02 5MUD 9SA2 K3WX NJ66 UT92 VJP3/01",
        "refuses a stream of nothing but a document end marker":
            "HWV9 QT73",
        "refuses directives that YAML 1.2 reserves":
            "2LFX 6LVF MUS6/05 MUS6/06",
        "refuses entries with an empty key":
            "2JQS 6M2F CFD4 M2N8/00 NHX8 NKF9 S3PD SM9W/01 UKK6/00",
        "refuses names of anchors that are not ASCII letters and digits":
            "8XYN W5VH",
        "refuses plain scalars in flow that begin with a colon":
            "58MP 5T43 DBG4 HM87/00",
        "refuses tabs where they only separate":
            "6BCT 96NN/00 96NN/01 A2M4 DK95/00 DK95/03 DK95/04 R4YG Y79Y/001 Y79Y/010",
        "refuses versions of YAML after 1.2":
            "BEC7",
        "takes a `?` at the start of a flow key for the key indicator":
            "652Z HM87/01",
        "takes an unindented line of a block scalar for the end of the document":
            "DK3J FP8R W4TN",
    ]
}

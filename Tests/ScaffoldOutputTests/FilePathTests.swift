import ScaffoldOutput
import Testing

@Suite struct FilePathTests {
    @Test(arguments: [
        ("a.yaml", "out", "../a.yaml"), ("out/a.yaml", "out", "a.yaml"), ("s/a.yaml", "out/x", "../../s/a.yaml"),
        ("/home/me/s/a.yaml", "out", "../s/a.yaml"), ("/etc/a.yaml", "out", "../../../etc/a.yaml"),
        ("../a.yaml", ".", "../a.yaml"), ("s/a.yaml", "../out", "../me/s/a.yaml"),
        ("./s//a.yaml", "./out/", "../s/a.yaml"),
    ])
    func relative(_ path: String, _ folder: String, _ expected: String) {
        #expect(FilePath.relative(path, to: folder, current: "/home/me") == expected)
    }

    @Test(arguments: [("a/../b", "b"), ("../../a", "../../a"), ("/../a", "/a"), ("a/..", "."), ("./a/./b/", "a/b")])
    func normalized(_ path: String, _ expected: String) {
        #expect(FilePath.normalized(path) == expected)
    }
}

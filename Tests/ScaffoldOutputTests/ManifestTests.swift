import ScaffoldOutput
import Testing

@Suite struct ManifestTests {
    @Test func isSortedAndReadsBackWhatItWrote() throws {
        let manifest = Manifest([
            output("b.swift", "", from: "z.yaml", "a.yaml"), output("#a\tb\\c\nd.swift", "", from: "../x y.yaml"),
        ])
        let lines = String(decoding: manifest.bytes, as: UTF8.self).split(separator: "\n").dropFirst()
        #expect(lines == ["\\#a\\tb\\\\c\\nd.swift\t../x y.yaml", "b.swift\ta.yaml\tz.yaml"])
        let read = try #require(Manifest(reading: manifest.bytes))
        #expect(read.sources == manifest.sources)
    }

    @Test func marksOfAMergeCountForNothing() throws {
        let one = String(decoding: Manifest([output("a.swift", "", from: "a")]).bytes, as: UTF8.self)
        let two = String(decoding: Manifest([output("b.swift", "", from: "b")]).bytes, as: UTF8.self)
        let text = "<<<<<<< ours\n\(one)=======\n\(two)>>>>>>> theirs\n"
        #expect(Manifest(reading: Array(text.utf8))?.paths == ["a.swift", "b.swift"])
        #expect(Manifest(reading: Array(one.replacing("\n", with: "\r\n").utf8))?.paths == ["a.swift"])
    }

    @Test func pathsOutsideTheFolderAreNotOwned() throws {
        let heading = String(decoding: Manifest([]).bytes, as: UTF8.self)
        let text = heading + "../up\tx\n/abs\tx\na//b\tx\n./c\tx\na/../../d\tx\nfine\tx\n"
        #expect(Manifest(reading: Array(text.utf8))?.paths == ["fine"])
    }

    @Test func otherFilesAreNotManifests() {
        #expect(Manifest(reading: Array("a.swift\tb\n".utf8)) == nil)
    }
}

import ScaffoldDiagnostics
import ScaffoldOutput

/// The files that `scaffold init` writes for somebody to start from.
package struct Starter {
    private let folder: String
    private let files: any FileSystem

    package init(folder: String) {
        self.folder = folder
        files = Disk()
    }

    /// Writes the files, unless one of them is there already. `command` names the tool.
    package func write(command: String) -> Outcome {
        let sink = DiagnosticSink()
        let elsewhere = "name another folder: `\(command) init DIR`"
        do throws(FileFault) {
            for (name, _) in Self.contents {
                let path = FilePath.join(folder, name)
                guard try files.kind(of: path) != nil else { continue }
                sink.report(
                    Diagnostic(
                        .foreignFile, .error, "the file is there already", at: .path(path),
                        help: elsewhere))
            }
            if !sink.hasErrors { try write() }
        } catch {
            sink.report(error.whileWriting(elsewhere: elsewhere))
        }
        var outcome = Outcome(
            ending: Outcome.Ending(sink, isStrict: false), diagnostics: sink.sorted, sources: SourceFiles())
        if outcome.ending.isFine {
            outcome.text =
                Self.contents.map { "wrote \(FilePath.join(folder, $0.name))\n" }.joined()
                + "next: \(command) generate \(folder) -o Sources/API\n"
        }
        return outcome
    }

    /// All files, or none.
    private func write() throws(FileFault) {
        let created = try files.createFolders(folder)
        var written: [String] = []
        do throws(FileFault) {
            for (name, text) in Self.contents {
                let path = FilePath.join(folder, name)
                try files.createFile(path, Array(text.utf8))
                written.append(path)
            }
        } catch {
            for path in written { try? files.removeFile(path) }
            files.removeEmptyFolders(created)
            throw error
        }
    }

    private static let contents: [(name: String, text: String)] = [
        ("api.yaml", schema), (InputDiscovery.configurationName, configuration),
    ]

    private static let schema = """
        bee: 2
        title: My service
        server:
          production: https://api.example.com/v1
          development: http://localhost:8080

        enum:
          Order: [newest, popular]

        model:
          Item:
            id: int64
            title: string(1...140)
            price?: decimal(0...)               # may be absent
            note: string?                       # may be null
            tags: list<string>(0...20 unique)
            created_at: datetime
          Problem:
            message: string

        controller:
          GET /items:
            $name: ListItems
            $doc: The items, a page at a time.
            query:    { order?: Order = newest, page?: int(1...) = 1 }
            response: { page: int, items: list<Item> }

          GET /items/:id:
            $name: GetItem
            path: { id: int64 }
            response:
              200: Item
              404: Problem

        """

    static let configuration = """
        # Every key may be left out; these are the defaults. The README explains them.
        access: public            # public | package | internal
        naming: swift             # swift | bee
        files: perType            # perType | { shards: 20 }
        decoding: tolerant        # how answers are read: tolerant | strict | off
        requests: strict          # how requests are checked: strict | tolerant | off
        enumerations: open        # open | closed
        properties: let           # let | var
        hashable: false           # true | false
        codable: false            # true | false
        acceptNullable: false     # true | false: whether `nullable` admits null in OpenAPI 3.1, where it means nothing
        formats: annotation       # annotation | assertion: what `format` is in documents of JSON Schema

        # And what has no default:
        # templates: templates    # a folder of templates that replace built-in ones
        # documents:
        #   api.yaml:
        #     namespace: Shop     # the type that encloses what the document declares
        #     only: { paths: ["/items/**"], tags: [items], operations: [GetItem], methods: [get] }
        #     overlays: [changes.yaml]
        #     address: https://api.example.com/openapi.yaml    # what references in other files call it
        # names:
        #   "#/model/Item/created_at": created
        # types:
        #   "#/model/Item/price": Double

        """
}

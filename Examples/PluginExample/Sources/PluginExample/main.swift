import BeeRuntime

// `ListBooks`, `Book` and `Genre` come from Schemas/library.yaml: the build plugin generates them whenever it changes.

/// A stand-in for the service, so that the example needs no network.
let service = ScriptedTransport { request in
    print("asked", request.method, request.url)
    return .json(
        #"{"page": 1, "books": [{"isbn": "9780571322756", "title": "Poems", "genre": "poetry", "pages": 0}]}"#)
}

do {
    let page = try await ListBooks(genre: .poetry).value(on: Client(.init(transport: service)))
    for book in page.books { print(book.title) }
} catch {
    // The schema says that a book has at least one page.
    print("refused", error.violations)
}

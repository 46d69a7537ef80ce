import API
import BeeRuntime
import Foundation

// Asks the loopback service that script/demo starts: the URL is the only argument.
guard let url = CommandLine.arguments.dropFirst().first else {
    print("usage: Demo http://127.0.0.1:PORT")
    exit(2)
}
let client = Client(.init(baseURL: url))

print("\n1. A page of popular shots, with every change of state:\n")
let message = ListShots(list: .popular)
message.whenUpdate { message, state in print("   \(state)") }
let page = try await message.value(on: client)
print("   page \(page.page) of \(page.pages): \(page.shots.map(\.title).joined(separator: ", "))")
if let shot = page.shots.first {
    print("   \(shot.title) is \(shot.width)x\(shot.height), by \(shot.player.name), of \(shot.createdAt)")
}

print("\n2. An input that the description forbids never goes out:\n")
do {
    _ = try await ListShots(list: .popular, perPage: 1000).value(on: client)
} catch {
    print("   \(error)")
}

print("\n3. An answer that breaks the description says where:\n")
do {
    _ = try await ListShots(list: .popular, page: 2).value(on: client)
} catch {
    print("   \(error)")
}

// swift-tools-version: 6.1
import PackageDescription

// `script/demo` generates Sources/API from the repository's Schemas folder before it builds this.
let package = Package(
    name: "Demo",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "scaffold", path: "../..")],
    targets: [
        .target(name: "API", dependencies: [.product(name: "BeeRuntime", package: "scaffold")]),
        .executableTarget(
            name: "Demo", dependencies: ["API", .product(name: "BeeRuntime", package: "scaffold")]),
    ],
    swiftLanguageModes: [.v6]
)

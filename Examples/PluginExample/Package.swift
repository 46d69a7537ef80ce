// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "PluginExample",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "scaffold", path: "../..")],
    targets: [
        .executableTarget(
            name: "PluginExample",
            dependencies: [.product(name: "BeeRuntime", package: "scaffold")],
            plugins: [.plugin(name: "ScaffoldBuildPlugin", package: "scaffold")])
    ],
    swiftLanguageModes: [.v6]
)

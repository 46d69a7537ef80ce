// swift-tools-version: 6.1
import PackageDescription

// Targets stand in the order in which data flows; each names all that it may import, and the build refuses the rest
// (`--explicit-target-dependency-import-check error`). ARCHITECTURE.md has the same table in words.

/// Warnings that the generated code must also live with are switched on for the whole package.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// One stage of the generator: `Sources/Scaffold/<folder>`, module `Scaffold<name>`.
func stage(_ name: String, in folder: String? = nil, imports dependencies: [String]) -> Target {
    .target(
        name: "Scaffold\(name)",
        dependencies: dependencies.map { .target(name: "Scaffold\($0)") },
        path: "Sources/Scaffold/\(folder ?? name)",
        swiftSettings: strict)
}

/// Tests of a module; `TestSupport` finds the corpus and marks places in text.
func tests(_ name: String, imports dependencies: [String] = []) -> Target {
    .testTarget(
        name: "Scaffold\(name)Tests",
        dependencies: ["TestSupport"] + ([name] + dependencies).map { .target(name: "Scaffold\($0)") },
        swiftSettings: strict)
}

let package = Package(
    name: "scaffold",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "BeeRuntime", targets: ["BeeRuntime"]),
        .executable(name: "scaffold", targets: ["scaffold"]),
        .plugin(name: "ScaffoldBuildPlugin", targets: ["ScaffoldBuildPlugin"]),
        .plugin(name: "ScaffoldCommandPlugin", targets: ["ScaffoldCommandPlugin"]),
    ],
    targets: [
        // What generated code runs on; knows nothing of the generator.
        .target(name: "BeeRuntime", swiftSettings: strict),

        .systemLibrary(
            name: "ScaffoldLibYAML", path: "Sources/Scaffold/LibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

        stage("Diagnostics", imports: []),
        stage("Source", imports: ["Diagnostics", "LibYAML"]),
        stage("Model", imports: ["Diagnostics"]),
        stage("OpenAPI", in: "Frontends/OpenAPI", imports: ["Diagnostics", "Source", "Model"]),
        stage("Bee", in: "Frontends/Bee", imports: ["Diagnostics", "Source", "Model"]),
        stage("Naming", imports: ["Diagnostics", "Model"]),
        stage("Rendering", imports: ["Diagnostics", "Model", "Naming"]),
        stage("Output", imports: ["Diagnostics"]),
        stage(
            "Pipeline",
            imports: [
                "Diagnostics", "Source", "Model", "Bee", "OpenAPI", "Naming", "Rendering", "Output", "Templates",
                "MetaSchemas",
            ]),
        stage("CLI", imports: ["Diagnostics", "Pipeline"]),

        // The built-in templates as bytes; a C target, because `#embed` takes no time and `.embedInCode` takes minutes.
        .target(name: "ScaffoldTemplates", path: "Templates"),

        // The meta-schemas of JSON Schema, which schemas may refer to, as bytes.
        .target(name: "ScaffoldMetaSchemas", path: "Sources/Scaffold/MetaSchemas", exclude: ["LICENSE.txt"]),

        // A few lines only: SwiftPM finds the tool of a plugin by the name of its target, and tests cannot link it.
        .executableTarget(
            name: "scaffold", dependencies: ["ScaffoldCLI"], path: "Sources/Scaffold/Command", swiftSettings: strict),

        .plugin(name: "ScaffoldBuildPlugin", capability: .buildTool(), dependencies: ["scaffold"]),
        .plugin(
            name: "ScaffoldCommandPlugin",
            capability: .command(
                intent: .custom(
                    verb: "scaffold", description: "Generate Swift for protocols described in YAML or JSON"),
                permissions: [.writeToPackageDirectory(reason: "scaffold writes the generated code there")]),
            dependencies: ["scaffold"]),

        // Tests and what they share.
        .target(
            name: "TestSupport", dependencies: ["ScaffoldDiagnostics"], path: "Tests/TestSupport",
            swiftSettings: strict),
        // A real service on a free port, for every test that talks HTTP.
        .target(
            name: "LoopbackSupport", path: "Tests/LoopbackSupport", exclude: ["loopback.py"], swiftSettings: strict),
        tests("Diagnostics"),
        tests("Source", imports: ["Diagnostics"]),
        tests("OpenAPI", imports: ["Diagnostics", "Source", "Model"]),
        tests("Model", imports: ["Diagnostics"]),
        tests("Bee", imports: ["Diagnostics", "Source", "Model"]),
        tests("Naming", imports: ["Diagnostics", "Model"]),
        tests("Rendering", imports: ["Diagnostics", "Model", "Naming", "Templates"]),
        tests("Output", imports: ["Diagnostics"]),
        tests("Pipeline", imports: ["Diagnostics", "OpenAPI", "Output", "Rendering"]),
        tests("CLI"),
        .testTarget(
            name: "EndToEndTests", dependencies: ["TestSupport", "ScaffoldDiagnostics"], exclude: ["Cases"],
            swiftSettings: strict),
        .testTarget(
            name: "BeeRuntimeJSONTests", dependencies: ["BeeRuntime", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "BeeRuntimeMessageTests", dependencies: ["BeeRuntime", "LoopbackSupport"], swiftSettings: strict),

        // What `scaffold generate` wrote for Schemas, for a schema with every construct of Bee 2 once, and for one with what
        // OpenAPI can say of operations: compiled like any code, and run by tests. `script/check-goldens` keeps it current.
        .target(
            name: "GoldenSchemas", dependencies: ["BeeRuntime"], path: "Tests/Goldens/Schemas", swiftSettings: strict),
        .target(
            name: "GoldenKitchen", dependencies: ["BeeRuntime"], path: "Tests/Goldens/Kitchen", swiftSettings: strict),
        .target(
            name: "GoldenGallery", dependencies: ["BeeRuntime"], path: "Tests/Goldens/Gallery", swiftSettings: strict),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: ["BeeRuntime", "GoldenGallery", "GoldenKitchen", "GoldenSchemas", "LoopbackSupport"],
            swiftSettings: strict),

        // What `script/bench read` runs.
        .target(name: "ScaffoldBenchCLoop", dependencies: ["ScaffoldLibYAML"], path: "Benchmarks/CLoop"),
        .executableTarget(
            name: "scaffold-bench-reading",
            dependencies: ["ScaffoldBenchCLoop", "ScaffoldDiagnostics", "ScaffoldSource"], path: "Benchmarks/Reading",
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

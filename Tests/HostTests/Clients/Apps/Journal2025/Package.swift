// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Journal",
    dependencies: [.package(name: "Fleet", path: "../../../../..")],
    targets: [
        .target(
            name: "Journal",
            dependencies: [.product(name: "HeadlessUIKit", package: "Fleet")],
            path: ".",
            exclude: ["Tests", "XCTests"],
            sources: ["Linux/Journal"],
            plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
        .testTarget(
            name: "JournalTests",
            dependencies: ["Journal", .product(name: "FleetTesting", package: "Fleet")]),
        .testTarget(
            name: "JournalXCTests",
            dependencies: ["Journal", .product(name: "Fleet", package: "Fleet")],
            path: "XCTests",
            sources: ["Linux"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
    ]
)

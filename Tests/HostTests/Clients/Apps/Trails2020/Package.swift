// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Trails",
    dependencies: [.package(name: "Fleet", path: "../../../../..")],
    targets: [
        .target(
            name: "Trails",
            dependencies: [.product(name: "HeadlessUIKit", package: "Fleet")],
            path: ".",
            exclude: ["Tests", "XCTests", "App/Info.plist"],
            sources: ["Linux/Trails"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
        .testTarget(
            name: "TrailsTests",
            dependencies: ["Trails", .product(name: "FleetTesting", package: "Fleet")]),
        .testTarget(
            name: "TrailsXCTests",
            dependencies: ["Trails", .product(name: "Fleet", package: "Fleet")],
            path: "XCTests",
            sources: ["Linux"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
    ]
)

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Errands",
    defaultLocalization: "en",
    dependencies: [.package(name: "Fleet", path: "../../../../..")],
    targets: [
        .target(
            name: "Errands",
            dependencies: [.product(name: "HeadlessUIKit", package: "Fleet")],
            path: ".",
            exclude: ["Tests", "XCTests", "App/Info.plist"],
            sources: ["Linux/Errands"],
            resources: [.process("App/Base.lproj")],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
        .testTarget(
            name: "ErrandsTests",
            dependencies: ["Errands", .product(name: "FleetTesting", package: "Fleet")]),
        .testTarget(
            name: "ErrandsXCTests",
            dependencies: ["Errands", .product(name: "Fleet", package: "Fleet")],
            path: "XCTests",
            sources: ["Linux"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
    ]
)

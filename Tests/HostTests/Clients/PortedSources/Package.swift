// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Birds",
  defaultLocalization: "en",
  dependencies: [.package(name: "Fleet", path: "../../../..")],
  targets: [
    .target(
      name: "Birds",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "Fleet"),
        .product(name: "HeadlessCombine", package: "Fleet"),
        .product(name: "HeadlessOS", package: "Fleet"),
        .product(name: "HeadlessNetworking", package: "Fleet"),
      ],
      path: ".",
      exclude: ["Tests", "PortedTests", "App/Info.plist", "App/Assets.xcassets"],
      sources: ["Linux/Birds"],
      resources: [
        .process("App/Base.lproj"), .process("App/en.lproj"), .process("App/de.lproj"),
        .process("App/birds.json"), .process("App/Extras.xcstrings"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        // Its tests say `@testable import`, in release builds too.
        .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
      ],
      plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
    .testTarget(
      name: "BirdsTests",
      dependencies: ["Birds", .product(name: "FleetTesting", package: "Fleet")]),
    .testTarget(
      name: "PortedTests",
      dependencies: [
        "Birds", .product(name: "Fleet", package: "Fleet"),
        .product(name: "HeadlessNetworking", package: "Fleet"),
      ],
      path: "PortedTests",
      sources: ["Linux"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

// An app with a window, and the tests that the window prints of it: `.ci/checks/window-in-browser`.
let fleet = Package.Dependency.package(name: "Fleet", path: "../../../..")

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Fleet") }

let package = Package(
  name: "WindowClient", platforms: [.macOS(.v15)], dependencies: [fleet],
  targets: [
    .target(name: "Stall", dependencies: [product("FleetDrive")]),
    .executableTarget(name: "window", dependencies: ["Stall", product("FleetWindow")]),
    .testTarget(name: "StallTests", dependencies: ["Stall", product("FleetTesting")]),
    .testTarget(
      name: "StallUITests", dependencies: ["Stall", product("HeadlessXCUITest")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

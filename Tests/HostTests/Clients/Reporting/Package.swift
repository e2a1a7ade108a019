// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ReportingClient",
  dependencies: [.package(name: "Fleet", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "Fleet", package: "Fleet")]),
    .testTarget(
      name: "XCTestClient", dependencies: [.product(name: "Fleet", package: "Fleet")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SuiteClient", dependencies: [.product(name: "HeadlessXCUITest", package: "Fleet")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TestingClient", dependencies: [.product(name: "FleetTesting", package: "Fleet")]),
  ]
)

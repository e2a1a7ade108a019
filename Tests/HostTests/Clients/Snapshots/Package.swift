// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SnapshotsClient",
  dependencies: [.package(name: "Fleet", path: "../../../..")],
  targets: [
    .testTarget(
      name: "BirdTests", dependencies: [.product(name: "FleetTesting", package: "Fleet")]),
    .testTarget(
      name: "BirdXCTests", dependencies: [.product(name: "Fleet", package: "Fleet")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OffMainActorClient",
  dependencies: [.package(name: "Fleet", path: "../../../..")],
  targets: [
    .testTarget(
      name: "OffMainActorTests",
      dependencies: [.product(name: "FleetTesting", package: "Fleet")])
  ]
)

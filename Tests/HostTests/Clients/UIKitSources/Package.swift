// swift-tools-version: 6.2
import PackageDescription

let asUIKit: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"])]

let package = Package(
  name: "UIKitSources",
  dependencies: [.package(name: "Fleet", path: "../../../..")],
  targets: [
    .target(
      name: "BirdApp", dependencies: [.product(name: "HeadlessUIKit", package: "Fleet")],
      swiftSettings: asUIKit + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "BirdAppTests",
      dependencies: ["BirdApp", .product(name: "FleetTesting", package: "Fleet")]),
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["BirdApp", .product(name: "Fleet", package: "Fleet")],
      swiftSettings: asUIKit + [.swiftLanguageMode(.v5)]),
  ]
)

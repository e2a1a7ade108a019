// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Deferred",
  dependencies: [.package(name: "Fleet", path: "../../../..")],
  targets: [
    .target(
      name: "Cart", dependencies: [.product(name: "HeadlessUIKit", package: "Fleet")],
      path: "Linux/Cart", swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
    .testTarget(
      name: "CartTests",
      dependencies: ["Cart", .product(name: "Fleet", package: "Fleet")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "creel-tackle",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "Tackle", targets: ["Tackle"]),
    .library(name: "TackleUI", targets: ["TackleUI"]),
  ],
  targets: [
    .target(
      name: "Tackle", path: "Code",
      resources: [.process("Words/knots.json"), .copy("Pages")],
      swiftSettings: [.define("WITH_HITCHES")]),
    .target(name: "TackleUI", dependencies: ["Tackle"], path: "Screens"),
  ]
)

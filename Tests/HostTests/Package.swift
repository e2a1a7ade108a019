// swift-tools-version: 6.2
import PackageDescription

// A package of its own: these tests build packages and run them, and so are no part of the quick
// `swift test`. `swift test --package-path Tests/HostTests` runs them.
let package = Package(
  name: "HostTests",
  platforms: [.macOS(.v15)],
  targets: [
    .testTarget(
      name: "HostTests", path: ".", exclude: ["Clients"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)

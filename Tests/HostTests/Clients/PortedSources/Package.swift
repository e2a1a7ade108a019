// swift-tools-version: 6.0
import PackageDescription

/// The modules that the app imports besides UIKit.
let neighbours = [
  "HeadlessAVFoundation", "HeadlessAudioToolbox", "HeadlessAuthenticationServices",
  "HeadlessBackgroundTasks", "HeadlessCombine", "HeadlessContacts", "HeadlessCoreData",
  "HeadlessCoreImage", "HeadlessCoreLocation", "HeadlessCoreMotion", "HeadlessCoreServices",
  "HeadlessCoreSpotlight", "HeadlessCryptoKit", "HeadlessEventKit", "HeadlessImageIO",
  "HeadlessLinkPresentation", "HeadlessLocalAuthentication", "HeadlessMapKit",
  "HeadlessMediaPlayer", "HeadlessMessageUI", "HeadlessNetwork", "HeadlessNetworking", "HeadlessOS",
  "HeadlessPhotos", "HeadlessQuickLook", "HeadlessSQLite3", "HeadlessSafariServices",
  "HeadlessSecurity", "HeadlessStoreKit", "HeadlessSystemConfiguration",
  "HeadlessUserNotifications", "HeadlessWebKit",
].map { Target.Dependency.product(name: $0, package: "Fleet") }

let package = Package(
  name: "Birds",
  defaultLocalization: "en",
  dependencies: [.package(name: "Fleet", path: "../../../..")],
  targets: [
    .target(
      name: "Birds",
      dependencies: [.product(name: "HeadlessUIKit", package: "Fleet")] + neighbours,
      path: ".",
      exclude: ["Tests", "PortedTests", "App/Info.plist", "App/Assets.xcassets"],
      sources: ["Linux/Birds"],
      resources: [
        .process("App/Base.lproj"), .process("App/en.lproj"), .process("App/de.lproj"),
        .process("App/birds.json"), .process("App/Extras.xcstrings"),
        .copy("App/Sightings/Sightings.xcdatamodeld"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        // Its tests say `@testable import`, in release builds too.
        .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
      ],
      plugins: [.plugin(name: "PortUIKitSources", package: "Fleet")]),
    .testTarget(
      name: "BirdsTests",
      dependencies: ["Birds", .product(name: "FleetTesting", package: "Fleet")] + neighbours),
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

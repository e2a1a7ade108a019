// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The tests of a library: a target for each area, so that a change compiles the tests of one.
func areaTests(
  of library: String, _ areas: [String], dependencies: [String],
  resources: [String: [Resource]] = [:]
) -> [Target] {
  areas.map { area in
    .testTarget(
      name: "\(library)\(area)Tests",
      dependencies: (dependencies + ["TestSupport", "\(library)TestSupport"]).map {
        .byName(name: $0)
      },
      path: "Tests/\(library)Tests/\(area)", resources: resources[area] ?? [],
      swiftSettings: settings)
  }
}

let modelAreas = [
  "Alerts", "Application", "Collections", "Controls", "Dynamics", "Elements", "Gestures",
  "Graphics", "Layout", "Navigation", "ObjectiveCStandIns", "Runtime", "Storyboards", "Tables",
  "Text", "Touches", "Traits", "ViewControllers", "Views",
]
let helperAreas = [
  "Alerts", "Application", "Collections", "Controls", "Elements", "Exploring", "Gestures",
  "Graphics", "Navigation", "Steps", "Storyboards", "Tables", "Text", "Trace", "ViewControllers",
  "Views",
]

let model = ["FailureReporting", "HeadlessUIKit", "Locks"]

/// What stands in for a framework besides UIKit, with the modules that it needs.
///
/// Each is a product, compiled only where it is used. Where one needs `Fleet`, a test does in it what the
/// user does.
let neighbours: KeyValuePairs<String, [String]> = [
  "HeadlessAVFoundation": model + ["NetworkAnswers"],
  "HeadlessAudioToolbox": model,
  "HeadlessAuthenticationServices": model + ["Fleet"],
  "HeadlessBackgroundTasks": model + ["Fleet"],
  "HeadlessCombine": ["FailureReporting", "HeadlessUIKit"],
  "HeadlessCommonCrypto": ["HeadlessCryptoKit"],
  "HeadlessContacts": model + ["Fleet", "Predicates"],
  "HeadlessCoreData": model + ["DataModels", "Predicates", "PropertyLists"],
  "HeadlessCoreHaptics": [],
  "HeadlessCoreImage": model + ["HeadlessImageIO"],
  "HeadlessCoreLocation": model,
  "HeadlessCoreMotion": model,
  "HeadlessCoreServices": ["HeadlessUIKit"],
  "HeadlessCoreSpotlight": model + ["Fleet"],
  "HeadlessCoreTelephony": ["NetworkAnswers"],
  "HeadlessCryptoKit": [],
  "HeadlessEventKit": model + ["Fleet"],
  "HeadlessImageIO": ["HeadlessUIKit", "ImageDecoding"],
  "HeadlessLinkPresentation": model,
  "HeadlessLocalAuthentication": model,
  "HeadlessMapKit": model + ["HeadlessCoreLocation"],
  "HeadlessMediaPlayer": model + ["Fleet"],
  "HeadlessMessageUI": model + ["Fleet"],
  "HeadlessNetwork": model + ["NetworkAnswers"],
  "HeadlessNetworking": model + ["NetworkAnswers"],
  "HeadlessOS": model,
  "HeadlessPhotos": model + ["Fleet", "HeadlessCoreLocation", "Predicates"],
  "HeadlessQuickLook": model + ["Fleet"],
  "HeadlessSafariServices": model + ["Fleet", "NetworkAnswers"],
  "HeadlessSecurity": model,
  "HeadlessStoreKit": model,
  "HeadlessSystemConfiguration": model + ["NetworkAnswers"],
  "HeadlessUserNotifications": model,
  "HeadlessWebKit": model + ["HeadlessNetworking", "NetworkAnswers", "TextDocuments"],
]

/// Their tests, some of several.
let neighbourTests: KeyValuePairs<String, [String]> = [
  "DeviceQuestionsTests": ["FleetTesting", "HeadlessCoreHaptics", "HeadlessCoreTelephony"],
  "HeadlessAVFoundationTests": ["HeadlessAVFoundation", "FleetTesting", "TestSupport"],
  "HeadlessCombineTests": [
    "FailureReporting", "HeadlessCombine", "FleetTesting", "TestSupport",
  ],
  "HeadlessCommonCryptoTests": ["HeadlessCommonCrypto"],
  "HeadlessContactsTests": ["FailureReporting", "HeadlessContacts", "FleetTesting", "TestSupport"],
  "HeadlessCoreLocationTests": [
    "FailureReporting", "HeadlessCoreLocation", "FleetTesting", "TestSupport",
  ],
  "HeadlessCoreMotionTests": ["HeadlessCoreMotion", "FleetTesting", "TestSupport"],
  "HeadlessCoreServicesTests": ["HeadlessCoreServices"],
  "HeadlessCryptoKitTests": ["HeadlessCryptoKit"],
  "HeadlessEventKitTests": ["FailureReporting", "HeadlessEventKit", "FleetTesting", "TestSupport"],
  "HeadlessLocalAuthenticationTests": [
    "FailureReporting", "HeadlessLocalAuthentication", "FleetTesting", "TestSupport",
  ],
  "HeadlessMapKitTests": ["HeadlessMapKit", "FleetTesting", "TestSupport"],
  "HeadlessMediaPlayerTests": ["HeadlessMediaPlayer", "FleetTesting", "TestSupport"],
  "HeadlessNetworkingTests": [
    "HeadlessNetworking", "HeadlessCombine", "FleetTesting", "TestSupport",
  ],
  "HeadlessOSTests": ["HeadlessOS", "FleetTesting"],
  "HeadlessPhotosTests": ["FailureReporting", "HeadlessPhotos", "FleetTesting", "TestSupport"],
  "HeadlessSecurityTests": ["HeadlessSecurity", "FleetTesting", "TestSupport"],
  "HeadlessUserNotificationsTests": [
    "FailureReporting", "HeadlessUserNotifications", "FleetTesting", "TestSupport",
  ],
  "HeadlessWebKitTests": [
    "HeadlessWebKit", "HeadlessUIKitTestSupport", "FleetTesting", "TestSupport", "TextDocuments",
  ],
  "ImageFrameworksTests": ["FleetTesting", "HeadlessCoreImage", "HeadlessImageIO"],
  "NetworkStateTests": [
    "FleetTesting", "HeadlessNetwork", "HeadlessSystemConfiguration", "TestSupport",
  ],
  "SystemScreensTests": [
    "FleetTesting", "HeadlessLinkPresentation", "HeadlessMessageUI", "HeadlessQuickLook",
    "HeadlessSafariServices", "TestSupport",
  ],
  "SystemServicesTests": [
    "FleetTesting", "HeadlessAudioToolbox", "HeadlessBackgroundTasks", "HeadlessCoreSpotlight",
    "HeadlessStoreKit", "HeadlessUIKit", "TestSupport",
  ],
  "WebSignInTests": ["FleetTesting", "HeadlessAuthenticationServices", "TestSupport"],
]

let package = Package(
  name: "Fleet",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FailureReporting", targets: ["FailureReporting"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Fleet", targets: ["Fleet"]),
    .library(name: "FleetTesting", targets: ["FleetTesting"]),
    .library(name: "HeadlessXCUITest", targets: ["HeadlessXCUITest"]),
    .library(name: "HeadlessSQLite3", targets: ["HeadlessSQLite3"]),
    .library(name: "FleetDrive", targets: ["FleetDrive"]),
    .library(name: "HeadlessSnapshotTesting", targets: ["HeadlessSnapshotTesting"]),
    .executable(name: "fleet-tour", targets: ["FleetTour"]),
    .executable(name: "fleet-bench", targets: ["FleetBench"]),
    .executable(name: "fleet-init", targets: ["FleetInitCommand"]),
    .executable(name: "fleet-port", targets: ["fleet-port"]),
    .executable(name: "fleet-doctor", targets: ["FleetDoctorCommand"]),
    .plugin(name: "PortUIKitSources", targets: ["PortUIKitSources"]),
  ],
  targets: [
    .target(name: "Locks", swiftSettings: settings),
    .target(name: "FailureReporting", dependencies: ["Locks"], swiftSettings: settings),
    // Know no view, and so have modules of their own.
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .target(name: "ImageDecoding", swiftSettings: settings),
    .target(name: "AssetCatalogs", swiftSettings: settings),
    .target(name: "Predicates", dependencies: ["FailureReporting"], swiftSettings: settings),
    .target(name: "PixelCoverage", swiftSettings: settings),
    .target(name: "StrokeFont", dependencies: ["PixelCoverage"], swiftSettings: settings),
    .target(name: "RigidBodies", swiftSettings: settings),
    .target(name: "ScreenSnapshots", swiftSettings: settings),
    .target(name: "TextDocuments", dependencies: ["PropertyLists"], swiftSettings: settings),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "FailureReporting", "ConstraintSolver", "ImageDecoding", "AssetCatalogs", "LocalizedWords",
        "Locks", "PixelCoverage", "Predicates", "PropertyLists", "RigidBodies", "StrokeFont",
        "TextDocuments",
      ],
      swiftSettings: settings),
    .target(name: "DataModels", dependencies: ["PropertyLists"], swiftSettings: settings),
    // What a test answers, without FoundationNetworking: whoever imports Fleet has it.
    .target(
      name: "NetworkAnswers", dependencies: ["FailureReporting", "HeadlessUIKit", "Locks"],
      swiftSettings: settings),
    // What XCTest lacks of activities, without XCTest: it comes with Fleet.
    .target(name: "TestActivities", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .target(
      name: "Fleet",
      dependencies: [
        "FailureReporting", "HeadlessUIKit", "LocalizedWords", "Locks", "NetworkAnswers",
        "PropertyLists", "ScreenSnapshots", "TestActivities",
      ],
      swiftSettings: settings),
    // The system's library, by a module map: it is needed only where something imports it.
    .systemLibrary(name: "HeadlessSQLite3"),
    .target(
      name: "FleetTesting", dependencies: ["FailureReporting", "Fleet"], swiftSettings: settings),
    // An app on the command line: links no test framework.
    .target(
      name: "FleetDrive",
      dependencies: [
        "FailureReporting", "Fleet", "HeadlessOS", "HeadlessUIKit", "ScreenSnapshots",
      ],
      swiftSettings: settings),
    .target(
      name: "HeadlessSnapshotTesting",
      dependencies: ["FailureReporting", "Fleet", "HeadlessUIKit", "ScreenSnapshots"],
      swiftSettings: settings),
    // The only code in Swift 5 mode: see its first lines.
    .target(name: "LaunchArguments", swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    // Without XCTest, so that programs that are no tests can drive an app, too.
    .target(
      name: "HeadlessXCUIAutomation",
      dependencies: [
        "FailureReporting", "HeadlessUIKit", "Fleet", "LaunchArguments", "Predicates",
      ],
      swiftSettings: settings),
    .target(
      name: "HeadlessXCUITest",
      dependencies: [
        "FailureReporting", "HeadlessUIKit", "Fleet", "HeadlessXCUIAutomation", "TestActivities",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "FleetTour", dependencies: ["Fleet", "HeadlessUIKit", "HeadlessXCUIAutomation"],
      swiftSettings: settings),
    .executableTarget(
      name: "FleetBench",
      dependencies: [
        "Fleet", "FleetDrive", "HeadlessXCUIAutomation", "HeadlessCombine", "HeadlessCoreData",
        "HeadlessUIKit", "NetworkAnswers",
      ],
      swiftSettings: settings),
    .target(
      name: "FleetPort",
      dependencies: [
        "AssetCatalogs", "DataModels", "LocalizedWords", "PropertyLists", "XcodeProjects",
      ],
      swiftSettings: settings),
    .target(name: "PropertyLists", swiftSettings: settings),
    .target(name: "XcodeProjects", dependencies: ["PropertyLists"], swiftSettings: settings),
    // Knows no view either: which text a table has for a key, in a language, for a number.
    .target(
      name: "LocalizedWords", dependencies: ["Locks", "PropertyLists"],
      swiftSettings: settings),
    // The plugin finds the tool by the name of its target.
    .executableTarget(
      name: "fleet-port", dependencies: ["FleetPort"], path: "Sources/FleetPortCommand",
      swiftSettings: settings),
    .target(
      name: "FleetInit", dependencies: ["FleetPort", "PropertyLists", "XcodeProjects"],
      swiftSettings: settings),
    .executableTarget(
      name: "FleetInitCommand", dependencies: ["FleetInit"], swiftSettings: settings),
    .executableTarget(
      name: "FleetDoctorCommand", dependencies: ["FleetInit", "FleetPort"],
      swiftSettings: settings),
    .plugin(
      name: "PortUIKitSources", capability: .buildTool(), dependencies: ["fleet-port"],
      path: "Sources/PortUIKitSources"),

    .target(
      name: "TestSupport", dependencies: ["FailureReporting"], path: "Tests/Support",
      swiftSettings: settings),
    .testTarget(
      name: "FailureReportingTests", dependencies: ["FailureReporting", "Locks", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "TestSupport"],
      exclude: ["Systems.txt"], swiftSettings: settings),
    .testTarget(
      name: "ImageDecodingTests", dependencies: ["ImageDecoding", "TestSupport"],
      exclude: ["Images.txt"], swiftSettings: settings),
    .testTarget(
      name: "ScreenSnapshotsTests", dependencies: ["ScreenSnapshots", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PredicatesTests", dependencies: ["Predicates", "FailureReporting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AssetCatalogsTests", dependencies: ["AssetCatalogs", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PixelCoverageTests", dependencies: ["PixelCoverage"], swiftSettings: settings),
    .testTarget(
      name: "RigidBodiesTests", dependencies: ["RigidBodies", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StrokeFontTests", dependencies: ["PixelCoverage", "StrokeFont"],
      swiftSettings: settings),
    .testTarget(
      name: "TextDocumentsTests", dependencies: ["TextDocuments", "TestSupport"],
      swiftSettings: settings),
    .target(
      name: "HeadlessUIKitTestSupport", dependencies: ["HeadlessUIKit", "TestSupport"],
      path: "Tests/HeadlessUIKitTests/Support", swiftSettings: settings),
    .target(
      name: "FleetTestSupport", dependencies: ["Fleet", "FleetTesting", "TestSupport"],
      path: "Tests/FleetTests/Support", swiftSettings: settings),
    .testTarget(
      name: "FleetTests",
      dependencies: ["Fleet", "FleetTesting", "TestSupport", "FleetTestSupport"],
      exclude: helperAreas + ["Support"], swiftSettings: settings),
    .testTarget(
      name: "FleetDriveTests",
      dependencies: [
        "FleetDrive", "FleetTesting", "HeadlessNetworking", "HeadlessOS", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessCoreDataTests",
      dependencies: ["FailureReporting", "HeadlessCoreData", "HeadlessUIKit", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessSnapshotTestingTests",
      dependencies: ["FailureReporting", "FleetTesting", "HeadlessSnapshotTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "NetworkAnswersTests", dependencies: ["NetworkAnswers", "FleetTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FleetPortTests",
      dependencies: ["FleetPort", "PropertyLists", "XcodeProjects", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FleetInitTests",
      dependencies: ["FleetInit", "PropertyLists", "XcodeProjects", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PropertyListsTests", dependencies: ["PropertyLists", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LocalizedWordsTests",
      dependencies: ["LocalizedWords", "PropertyLists", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "XcodeProjectsTests", dependencies: ["XcodeProjects", "PropertyLists", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "ExampleTests", dependencies: ["Fleet", "FleetTesting"], swiftSettings: settings),
    .testTarget(name: "XCTestHostTests", dependencies: ["Fleet"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessXCUITestTests", dependencies: ["FailureReporting", "HeadlessXCUITest"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Suites as they stand in an app's repository, over the apps of ExampleTests, to which it links.
    .testTarget(
      name: "ExampleUITests", dependencies: ["Fleet", "HeadlessXCUITest"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SwiftFiveClientTests", dependencies: ["Fleet"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

package.products += neighbours.map { .library(name: $0.key, targets: [$0.key]) }
package.targets += neighbours.map { name, needs in
  .target(name: name, dependencies: needs.map { .byName(name: $0) }, swiftSettings: settings)
}
package.targets += neighbourTests.map { name, needs in
  .testTarget(name: name, dependencies: needs.map { .byName(name: $0) }, swiftSettings: settings)
}
package.targets += areaTests(of: "HeadlessUIKit", modelAreas, dependencies: ["HeadlessUIKit"])
package.targets += areaTests(
  of: "Fleet", helperAreas, dependencies: ["Fleet", "FleetTesting"],
  resources: ["Storyboards": [.copy("Fixtures")]])

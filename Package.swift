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
  "Alerts", "Application", "Collections", "Controls", "Elements", "Gestures", "Graphics",
  "Layout", "Navigation", "ObjectiveCStandIns", "Runtime", "Storyboards", "Tables", "Text",
  "Touches", "Traits", "ViewControllers", "Views",
]
let helperAreas = [
  "Alerts", "Application", "Collections", "Controls", "Elements", "Exploring", "Gestures",
  "Graphics", "Navigation", "Steps", "Storyboards", "Tables", "Text", "Trace", "ViewControllers",
  "Views",
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
    .library(name: "HeadlessCombine", targets: ["HeadlessCombine"]),
    .library(name: "HeadlessOS", targets: ["HeadlessOS"]),
    .library(name: "HeadlessCoreData", targets: ["HeadlessCoreData"]),
    .library(name: "HeadlessContacts", targets: ["HeadlessContacts"]),
    .library(name: "HeadlessCoreLocation", targets: ["HeadlessCoreLocation"]),
    .library(name: "HeadlessCoreMotion", targets: ["HeadlessCoreMotion"]),
    .library(name: "HeadlessCryptoKit", targets: ["HeadlessCryptoKit"]),
    .library(name: "HeadlessEventKit", targets: ["HeadlessEventKit"]),
    .library(name: "HeadlessLocalAuthentication", targets: ["HeadlessLocalAuthentication"]),
    .library(name: "HeadlessNetworking", targets: ["HeadlessNetworking"]),
    .library(name: "HeadlessAudioToolbox", targets: ["HeadlessAudioToolbox"]),
    .library(name: "HeadlessAuthenticationServices", targets: ["HeadlessAuthenticationServices"]),
    .library(name: "HeadlessBackgroundTasks", targets: ["HeadlessBackgroundTasks"]),
    .library(name: "HeadlessCommonCrypto", targets: ["HeadlessCommonCrypto"]),
    .library(name: "HeadlessCoreHaptics", targets: ["HeadlessCoreHaptics"]),
    .library(name: "HeadlessCoreImage", targets: ["HeadlessCoreImage"]),
    .library(name: "HeadlessCoreServices", targets: ["HeadlessCoreServices"]),
    .library(name: "HeadlessCoreSpotlight", targets: ["HeadlessCoreSpotlight"]),
    .library(name: "HeadlessCoreTelephony", targets: ["HeadlessCoreTelephony"]),
    .library(name: "HeadlessImageIO", targets: ["HeadlessImageIO"]),
    .library(name: "HeadlessLinkPresentation", targets: ["HeadlessLinkPresentation"]),
    .library(name: "HeadlessMessageUI", targets: ["HeadlessMessageUI"]),
    .library(name: "HeadlessNetwork", targets: ["HeadlessNetwork"]),
    .library(name: "HeadlessQuickLook", targets: ["HeadlessQuickLook"]),
    .library(name: "HeadlessSafariServices", targets: ["HeadlessSafariServices"]),
    .library(name: "HeadlessSecurity", targets: ["HeadlessSecurity"]),
    .library(name: "HeadlessSQLite3", targets: ["HeadlessSQLite3"]),
    .library(name: "HeadlessStoreKit", targets: ["HeadlessStoreKit"]),
    .library(name: "HeadlessSystemConfiguration", targets: ["HeadlessSystemConfiguration"]),
    .library(name: "FleetDrive", targets: ["FleetDrive"]),
    .library(name: "HeadlessSnapshotTesting", targets: ["HeadlessSnapshotTesting"]),
    .library(name: "HeadlessPhotos", targets: ["HeadlessPhotos"]),
    .library(name: "HeadlessUserNotifications", targets: ["HeadlessUserNotifications"]),
    .library(name: "HeadlessWebKit", targets: ["HeadlessWebKit"]),
    .library(name: "HeadlessAVFoundation", targets: ["HeadlessAVFoundation"]),
    .library(name: "HeadlessMapKit", targets: ["HeadlessMapKit"]),
    .library(name: "HeadlessMediaPlayer", targets: ["HeadlessMediaPlayer"]),
    .executable(name: "fleet-tour", targets: ["FleetTour"]),
    .executable(name: "fleet-bench", targets: ["FleetBench"]),
    .executable(name: "fleet-init", targets: ["FleetInitCommand"]),
    .executable(name: "fleet-port", targets: ["fleet-port"]),
    .executable(name: "fleet-doctor", targets: ["FleetDoctorCommand"]),
    .plugin(name: "PortUIKitSources", targets: ["PortUIKitSources"]),
  ],
  targets: [
    .target(name: "FailureReporting", swiftSettings: settings),
    // Know no view, and so have modules of their own.
    .target(name: "ConstraintSolver", swiftSettings: settings),
    .target(name: "ImageDecoding", swiftSettings: settings),
    .target(name: "AssetCatalogs", swiftSettings: settings),
    .target(name: "Predicates", dependencies: ["FailureReporting"], swiftSettings: settings),
    .target(name: "PixelCoverage", swiftSettings: settings),
    .target(name: "StrokeFont", dependencies: ["PixelCoverage"], swiftSettings: settings),
    .target(name: "ScreenSnapshots", swiftSettings: settings),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "FailureReporting", "ConstraintSolver", "ImageDecoding", "AssetCatalogs", "LocalizedWords",
        "PixelCoverage", "Predicates", "PropertyLists", "StrokeFont",
      ],
      swiftSettings: settings),
    // Compiled only where it is used, as all that stands in for a framework besides UIKit.
    .target(name: "HeadlessCombine", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .target(
      name: "HeadlessCoreData",
      dependencies: [
        "DataModels", "FailureReporting", "HeadlessUIKit", "Predicates", "PropertyLists",
      ],
      swiftSettings: settings),
    .target(name: "DataModels", dependencies: ["PropertyLists"], swiftSettings: settings),
    .target(
      name: "HeadlessContacts",
      dependencies: ["FailureReporting", "HeadlessUIKit", "Predicates"],
      swiftSettings: settings),
    .target(
      name: "HeadlessCoreLocation", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessCoreMotion", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(name: "HeadlessCryptoKit", swiftSettings: settings),
    .target(
      name: "HeadlessOS", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessEventKit", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessLocalAuthentication", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessPhotos",
      dependencies: ["FailureReporting", "HeadlessCoreLocation", "HeadlessUIKit", "Predicates"],
      swiftSettings: settings),
    .target(
      name: "HeadlessUserNotifications", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    // What a test answers, without FoundationNetworking: whoever imports Fleet has it.
    .target(
      name: "NetworkAnswers", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessNetworking",
      dependencies: ["FailureReporting", "HeadlessUIKit", "NetworkAnswers"],
      swiftSettings: settings),
    .target(
      name: "HeadlessWebKit",
      dependencies: ["FailureReporting", "HeadlessUIKit", "NetworkAnswers"],
      swiftSettings: settings),
    .target(
      name: "HeadlessMapKit",
      dependencies: ["FailureReporting", "HeadlessCoreLocation", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessMediaPlayer", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessAVFoundation",
      dependencies: ["FailureReporting", "HeadlessUIKit", "NetworkAnswers"],
      swiftSettings: settings),
    .target(
      name: "Fleet",
      dependencies: [
        "FailureReporting", "HeadlessUIKit", "LocalizedWords", "NetworkAnswers",
        "ScreenSnapshots",
      ],
      swiftSettings: settings),
    .target(
      name: "HeadlessSecurity", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessCoreServices", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .target(
      name: "HeadlessNetwork",
      dependencies: ["FailureReporting", "HeadlessUIKit", "NetworkAnswers"],
      swiftSettings: settings),
    .target(
      name: "HeadlessSystemConfiguration",
      dependencies: ["FailureReporting", "HeadlessUIKit", "NetworkAnswers"],
      swiftSettings: settings),
    .target(
      name: "HeadlessAudioToolbox", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessStoreKit", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessCommonCrypto", dependencies: ["HeadlessCryptoKit"], swiftSettings: settings),
    .target(name: "HeadlessCoreHaptics", swiftSettings: settings),
    .target(
      name: "HeadlessCoreImage", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessCoreTelephony", dependencies: ["NetworkAnswers"], swiftSettings: settings),
    .target(
      name: "HeadlessImageIO", dependencies: ["HeadlessUIKit", "ImageDecoding"],
      swiftSettings: settings),
    .target(
      name: "HeadlessLinkPresentation", dependencies: ["FailureReporting", "HeadlessUIKit"],
      swiftSettings: settings),
    // The system's library, by a module map: it is needed only where something imports it.
    .systemLibrary(name: "HeadlessSQLite3"),
    // Services of the system's that call the app when a test says so: by Fleet's own gestures.
    .target(
      name: "HeadlessBackgroundTasks",
      dependencies: ["FailureReporting", "Fleet", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessCoreSpotlight", dependencies: ["FailureReporting", "Fleet", "HeadlessUIKit"],
      swiftSettings: settings),
    // Screens of the system's, in which a test does what the user does: by Fleet's own gestures.
    .target(
      name: "HeadlessSafariServices",
      dependencies: ["FailureReporting", "Fleet", "HeadlessUIKit", "NetworkAnswers"],
      swiftSettings: settings),
    .target(
      name: "HeadlessAuthenticationServices",
      dependencies: ["FailureReporting", "Fleet", "HeadlessUIKit"], swiftSettings: settings),
    .target(
      name: "HeadlessMessageUI", dependencies: ["FailureReporting", "Fleet", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "HeadlessQuickLook", dependencies: ["FailureReporting", "Fleet", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(name: "FleetTesting", dependencies: ["Fleet"], swiftSettings: settings),
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
      dependencies: ["FailureReporting", "HeadlessUIKit", "Fleet", "HeadlessXCUIAutomation"],
      swiftSettings: settings),
    .executableTarget(
      name: "FleetTour", dependencies: ["Fleet", "HeadlessXCUIAutomation"],
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
      name: "LocalizedWords", dependencies: ["FailureReporting", "PropertyLists"],
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
      name: "FailureReportingTests", dependencies: ["FailureReporting", "TestSupport"],
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
      name: "StrokeFontTests", dependencies: ["PixelCoverage", "StrokeFont"],
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
      name: "HeadlessContactsTests",
      dependencies: ["FailureReporting", "HeadlessContacts", "FleetTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessCoreLocationTests",
      dependencies: ["FailureReporting", "HeadlessCoreLocation", "FleetTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessCoreMotionTests",
      dependencies: ["HeadlessCoreMotion", "FleetTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessCryptoKitTests", dependencies: ["HeadlessCryptoKit"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessCoreDataTests",
      dependencies: ["FailureReporting", "HeadlessCoreData", "HeadlessUIKit", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessEventKitTests",
      dependencies: ["FailureReporting", "HeadlessEventKit", "FleetTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessLocalAuthenticationTests",
      dependencies: [
        "FailureReporting", "HeadlessLocalAuthentication", "FleetTesting", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessPhotosTests",
      dependencies: ["FailureReporting", "HeadlessPhotos", "FleetTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessUserNotificationsTests",
      dependencies: [
        "FailureReporting", "HeadlessUserNotifications", "FleetTesting", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessOSTests", dependencies: ["HeadlessOS", "FleetTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessSecurityTests",
      dependencies: ["HeadlessSecurity", "FleetTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessCoreServicesTests", dependencies: ["HeadlessCoreServices"],
      swiftSettings: settings),
    .testTarget(
      name: "NetworkStateTests",
      dependencies: [
        "FleetTesting", "HeadlessNetwork", "HeadlessSystemConfiguration", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessCommonCryptoTests", dependencies: ["HeadlessCommonCrypto"],
      swiftSettings: settings),
    .testTarget(
      name: "ImageFrameworksTests",
      dependencies: ["FleetTesting", "HeadlessCoreImage", "HeadlessImageIO"],
      swiftSettings: settings),
    .testTarget(
      name: "DeviceQuestionsTests",
      dependencies: ["FleetTesting", "HeadlessCoreHaptics", "HeadlessCoreTelephony"],
      swiftSettings: settings),
    .testTarget(
      name: "SystemServicesTests",
      dependencies: [
        "FleetTesting", "HeadlessAudioToolbox", "HeadlessBackgroundTasks", "HeadlessCoreSpotlight",
        "HeadlessStoreKit", "HeadlessUIKit", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WebSignInTests",
      dependencies: ["FleetTesting", "HeadlessAuthenticationServices", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SystemScreensTests",
      dependencies: [
        "FleetTesting", "HeadlessLinkPresentation", "HeadlessMessageUI", "HeadlessQuickLook",
        "HeadlessSafariServices", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessCombineTests",
      dependencies: ["HeadlessCombine", "FleetTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessNetworkingTests",
      dependencies: ["HeadlessNetworking", "HeadlessCombine", "FleetTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessSnapshotTestingTests",
      dependencies: ["FailureReporting", "FleetTesting", "HeadlessSnapshotTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessWebKitTests",
      dependencies: [
        "HeadlessWebKit", "HeadlessUIKitTestSupport", "FleetTesting", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessMapKitTests",
      dependencies: ["HeadlessMapKit", "FleetTesting", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "HeadlessMediaPlayerTests",
      dependencies: ["HeadlessMediaPlayer", "FleetTesting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessAVFoundationTests",
      dependencies: ["HeadlessAVFoundation", "FleetTesting", "TestSupport"],
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

package.targets += areaTests(of: "HeadlessUIKit", modelAreas, dependencies: ["HeadlessUIKit"])
package.targets += areaTests(
  of: "Fleet", helperAreas, dependencies: ["Fleet", "FleetTesting"],
  resources: ["Storyboards": [.copy("Fixtures")]])

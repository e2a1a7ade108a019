// swift-tools-version: 6.2
import PackageDescription

/// A table for a group of modules, with what each needs; folders of Tests bear the same names.
typealias Modules = KeyValuePairs<String, [String]>
let settings = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  .map { SwiftSetting.enableUpcomingFeature($0) }
let model = ["FailureReporting", "HeadlessUIKit", "Locks"]
let (coded, inViews) = (model + ["CodedErrors"], model + ["HeadlessSwiftUI"])
let (testing, placed) = (["FailureReporting", "FleetTesting"], model + ["HeadlessCoreLocation"])
let house: Modules = [
  "FailureReporting": ["Locks"], "FleetTesting": ["FailureReporting", "Fleet"],
  "HeadlessUIKit": [
    "FailureReporting", "AssetCatalogs", "ConstraintSolver", "ImageDecoding", "Interfaces",
    "LocalizedWords", "Locks", "PixelCoverage", "Predicates", "PropertyLists", "Rasterizing",
    "RigidBodies", "StrokeFont", "TextDocuments",
  ],
  "Fleet": model + [
    "LocalizedWords", "NetworkAnswers", "Pages", "PropertyLists", "Rasterizing",
    "ScreenSnapshots", "TestActivities",
  ],
]

/// What knows no view.
let engines: Modules = [
  "AssetCatalogs": [], "CodedErrors": [], "ConstraintSolver": [], "DataModels": ["PropertyLists"],
  "ImageDecoding": [], "Interfaces": ["FailureReporting", "PropertyLists"],
  "LocalizedWords": ["Locks", "PropertyLists"], "Locks": [], "Pages": [], "PixelCoverage": [],
  "Predicates": ["FailureReporting", "Locks"], "PropertyLists": ["Locks"],
  "Rasterizing": ["ImageDecoding", "PixelCoverage"], "RigidBodies": [], "ScreenSnapshots": [],
  "StrokeFont": ["Locks", "PixelCoverage"], "TextDocuments": ["PropertyLists"],
]

// A framework besides UIKit each, built where it is used. With `Fleet`, a test does in it what the user does.
let neighbours: Modules = [
  "HeadlessAccelerate": [], "HeadlessMetalKit": model, "HeadlessWidgetKit": model,
  "HeadlessAdSupport": model, "HeadlessSpriteKit": model, "HeadlessSwiftData": model,
  "HeadlessAppIntents": model, "HeadlessCoreMotion": model, "HeadlessFoundation": model,
  "HeadlessAudioToolbox": model, "HeadlessMapKit": coded + ["HeadlessCoreLocation", "Interfaces"],
  "HeadlessAuthenticationServices": coded + ["Fleet"], "HeadlessCoreSpotlight": model + ["Fleet"],
  "HeadlessAuthenticationServicesUI": inViews + ["HeadlessAuthenticationServices"],
  "HeadlessAVFoundation": coded + ["NetworkAnswers"], "HeadlessCoreTelephony": ["NetworkAnswers"],
  "HeadlessAVKitUI": inViews + ["HeadlessAVFoundation"], "HeadlessMediaPlayer": coded + ["Fleet"],
  "HeadlessBackgroundTasks": coded + ["Fleet"], "HeadlessSecurity": model + ["HeadlessCryptoKit"],
  "HeadlessStoreKit": model + ["HeadlessCryptoKit", "NetworkAnswers"], "HeadlessCharts": inViews,
  "HeadlessCloudKit": coded + ["HeadlessCoreLocation", "NetworkAnswers", "Predicates"],
  "HeadlessCombine": model, "HeadlessGameKit": model, "HeadlessPassKit": model,
  "HeadlessCommonCrypto": ["HeadlessCryptoKit"], "HeadlessMapKitUI": inViews + ["HeadlessMapKit"],
  "HeadlessCompression": ["Rasterizing"], "HeadlessQuickLookUI": inViews + ["HeadlessQuickLook"],
  "HeadlessContacts": coded + ["Fleet", "Predicates"], "HeadlessMultipeerConnectivity": model,
  "HeadlessCoreBluetooth": model, "HeadlessSwiftDataUI": ["HeadlessSwiftData", "HeadlessSwiftUI"],
  "HeadlessCoreData": model + ["DataModels", "Predicates", "PropertyLists"],
  "HeadlessCoreDataUI": ["HeadlessCoreData", "HeadlessSwiftUI"], "HeadlessNaturalLanguage": model,
  "HeadlessCoreHaptics": ["CodedErrors"], "HeadlessImageIO": ["HeadlessUIKit", "ImageDecoding"],
  "HeadlessCoreImage": model + ["HeadlessImageIO", "HeadlessMetalKit"], "HeadlessTipKit": inViews,
  "HeadlessCoreLocation": coded, "HeadlessSafariServices": coded + ["Fleet", "NetworkAnswers"],
  "HeadlessCoreML": model, "HeadlessUserNotifications": coded, "HeadlessWatchConnectivity": model,
  "HeadlessCoreServices": ["HeadlessUIKit"], "HeadlessStoreKitUI": inViews + ["HeadlessStoreKit"],
  "HeadlessCryptoKit": [], "NetworkAnswers": model, "HeadlessLinkPresentation": coded,
  "HeadlessEventKit": coded + ["Fleet"], "HeadlessLocalAuthentication": coded,
  "FleetStandIns": model + ["FleetDeferral", "NetworkAnswers"], "HeadlessNetworkExtension": model,
  "HeadlessHealthKit": model + ["Predicates"], "HeadlessSpeech": model + ["HeadlessAVFoundation"],
  "HeadlessIntents": model + ["Fleet"], "HeadlessSystemConfiguration": model + ["NetworkAnswers"],
  "HeadlessMessageUI": coded + ["Fleet"], "HeadlessRxCocoaRuntime": placed + ["HeadlessWebKit"],
  "HeadlessNetwork": model + ["NetworkAnswers"], "HeadlessNetworking": model + ["NetworkAnswers"],
  "HeadlessOS": model, "HeadlessVision": model + ["Fleet", "HeadlessCoreImage", "HeadlessCoreML"],
  "HeadlessPDFKit": model + ["ImageDecoding"], "HeadlessPhotosUI": inViews + ["HeadlessPhotos"],
  "HeadlessPhotos": coded + ["Fleet", "HeadlessCoreLocation", "Predicates"],
  "HeadlessQuickLook": model + ["Fleet"], "HeadlessWebKitUI": inViews + ["HeadlessWebKit"],
  "HeadlessRealmSwift": model + ["Predicates"], "HeadlessSceneKit": model + ["HeadlessSpriteKit"],
  "HeadlessWebKit": coded + ["HeadlessNetworking", "Interfaces", "TextDocuments"],
  "HeadlessWidgetKitUI": inViews + ["HeadlessAppIntents", "HeadlessIntents", "HeadlessWidgetKit"],
  "HeadlessSwiftUI": model
    + ["Fleet", "FleetDeferral", "HeadlessCombine", "HeadlessFoundation", "HeadlessNetworking"],
]

/// Other tools' vocabularies.
let suites: Modules = [
  "HeadlessSnapshotTesting": model + ["Fleet", "Rasterizing", "ScreenSnapshots"],
  "HeadlessXCUIAutomation": coded + ["Fleet", "LaunchArguments", "Predicates"],
  "HeadlessXCUITest": model + ["Fleet", "HeadlessXCUIAutomation", "TestActivities"],
  "LaunchArguments": [], "TestActivities": ["HeadlessUIKit"],
]

/// What is run on a developer's machine, and what it is made of.
let tools: Modules = [
  "FleetDeferral": model, "FleetReport": ["Pages", "PropertyLists", "ScreenSnapshots"],
  "FleetWindow": model + ["Fleet", "FleetDrive", "Pages"], "XcodeProjects": ["PropertyLists"],
  "FleetDrive": placed
    + ["Fleet", "FleetDeferral", "FleetReport", "HeadlessOS", "ScreenSnapshots"],
  "FleetInit": ["FleetPort", "PropertyLists", "StandInMaker", "XcodeProjects"],
  "FleetPort": ["AssetCatalogs", "DataModels", "LocalizedWords", "PropertyLists", "XcodeProjects"],
  "StandInMaker": ["FleetPort", "PropertyLists", "XcodeProjects"],
]
let benched = model + ["FleetDrive", "HeadlessCoreData", "HeadlessSwiftUI", "NetworkAnswers"]

// MARK: Tests of several modules together. Other modules that have tests have a target of their own.
let testsOfSeveral: Modules = [
  "AppServicesTests": [
    "HeadlessAdSupport", "HeadlessIntents", "HeadlessNetworkExtension", "HeadlessPassKit",
    "HeadlessAppIntents", "HeadlessGameKit", "HeadlessMultipeerConnectivity", "HeadlessWidgetKit",
  ],
  "DeviceQuestionsTests": ["HeadlessCoreHaptics", "HeadlessCoreTelephony"],
  "FrameworksInViewsTests": [
    "HeadlessAVKitUI", "HeadlessCharts", "HeadlessMapKitUI", "HeadlessPhotosUI", "HeadlessTipKit",
    "HeadlessQuickLookUI", "HeadlessStoreKitUI", "HeadlessWebKitUI", "HeadlessWidgetKitUI",
  ],
  "ImageFrameworksTests": ["HeadlessCoreImage", "HeadlessImageIO"],
  "NetworkStateTests": ["HeadlessNetwork", "HeadlessSystemConfiguration"],
  "RecognitionTests": [
    "HeadlessAVFoundation", "HeadlessAccelerate", "HeadlessCoreML", "HeadlessNaturalLanguage",
    "HeadlessPDFKit", "HeadlessSpeech", "HeadlessVision",
  ],
  "ScenesTests": ["HeadlessMetalKit", "HeadlessSceneKit", "HeadlessSpriteKit"],
  "SystemScreensTests": [
    "HeadlessLinkPresentation", "HeadlessMessageUI", "HeadlessQuickLook", "HeadlessSafariServices",
  ],
  "SystemServicesTests": [
    "HeadlessAudioToolbox", "HeadlessBackgroundTasks", "HeadlessCoreSpotlight", "HeadlessUIKit",
  ],
  "WebSignInTests": ["HeadlessAuthenticationServices", "HeadlessAuthenticationServicesUI"],
]

/// What has no tests of its own, or a target for each area.
let testedElsewhere: Set = [
  "CodedErrors", "DataModels", "FleetTesting", "HeadlessUIKit", "HeadlessXCUIAutomation",
  "LaunchArguments", "Locks", "Pages", "TestActivities",
]

/// What tests need besides the module that they are of, and what that needs.
let besides = [
  "FleetDriveTests": ["FleetStandIns", "FleetTesting", "HeadlessNetworking"],
  "FleetStandInsTests": ["HeadlessCoreLocation", "HeadlessNetworking"],
  "FleetInitTests": ["fleet-init"], "StandInMakerTests": ["FleetStandIns", "fleet-init"],
  "FleetTests": ["FleetTestSupport"], "HeadlessNetworkingTests": ["HeadlessCombine"],
  "FleetWindowTests": ["FleetTesting", "HeadlessNetworking", "HeadlessXCUITest"],
  "FleetDeferralTests": ["FleetTesting"], "HeadlessWebKitTests": ["HeadlessUIKitTestSupport"],
]

/// The areas whose tests are a target each, so that a change compiles those of one.
let modelAreas = [
  "Alerts", "Application", "Collections", "Controls", "Dynamics", "Elements", "Gestures",
  "Graphics", "Layout", "Navigation", "ObjectiveCStandIns", "Runtime", "Storyboards", "Tables",
  "Text", "Touches", "Traits", "ViewControllers", "Views",
]
let helperAreas = [
  "Alerts", "Application", "Collections", "Controls", "Elements", "Exploring", "Gestures", "Views",
  "Graphics", "Navigation", "Steps", "Storyboards", "Tables", "Text", "Trace", "ViewControllers",
]

/// What else stands in the folders.
let notSources = [
  "ConstraintSolverTests": ["Systems.txt"], "FleetTests": helperAreas + ["Support"],
  "HeadlessCoreDataTests": ["Fixtures"], "ImageDecodingTests": ["Images.txt"],
  "StandInMaker": ["AppleHeaders", "Behaviours", "CHeaders"], "XcodeProjectsTests": ["Fixtures"],
]
let resources: [String: [Resource]] = ["FleetStoryboardsTests": [.copy("Fixtures")]]

/// Test suites in Swift 5 mode, as many apps are, and the only such code besides: see its first lines.
let inSwiftFive: Set = [
  "ExampleUITests", "HeadlessXCUITestTests", "LaunchArguments", "SwiftFiveClientTests",
]

func settings(of name: String) -> [SwiftSetting] {
  inSwiftFive.contains(name) ? [.swiftLanguageMode(.v5)] : settings
}

func named(_ all: [String]) -> [Target.Dependency] { Set(all).sorted().map { .byName(name: $0) } }

func target(_ name: String, at path: String, needs: [String]) -> Target {
  .target(
    name: name, dependencies: named(needs), path: path, exclude: notSources[name] ?? [],
    swiftSettings: settings(of: name))
}

func targets(_ modules: Modules, in group: String = "") -> [Target] {
  modules.map { target($0, at: "Sources/\(group)\($0)", needs: $1) }
}

/// A program has the name that it is run by: that is how the plugin finds its tool, too.
func program(_ name: String, in folder: String, needs: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: named(needs), path: "Sources/Tools/\(folder)",
    swiftSettings: settings)
}

func test(_ name: String, at path: String, needs: [String]) -> Target {
  .testTarget(
    name: name, dependencies: named(needs + ["TestSupport"]), path: "Tests/\(path)",
    exclude: notSources[name] ?? [], resources: resources[name] ?? [],
    swiftSettings: settings(of: name))
}

func tests(of modules: Modules, in group: String = "", needs more: [String] = []) -> [Target] {
  let together = testedElsewhere.union(testsOfSeveral.flatMap(\.value))
  return modules.filter { !together.contains($0.key) }.map { module, needs in
    let name = "\(module)Tests"
    return test(name, at: group + name, needs: [module] + needs + more + (besides[name] ?? []))
  }
}

/// The tests of a library: a target for each area, so that a change compiles the tests of one.
func areaTests(of library: String, _ areas: [String], needs: [String]) -> [Target] {
  let support = "\(library)TestSupport"
  let needed = [library, "TestSupport"] + needs
  return [target(support, at: "Tests/\(library)Tests/Support", needs: needed)]
    + areas.map { area in
      test("\(library)\(area)Tests", at: "\(library)Tests/\(area)", needs: needed + [support])
    }
}

let libraries =
  ["FleetDrive", "FleetWindow", "HeadlessSQLite3", "HeadlessSnapshotTesting", "HeadlessXCUITest"]
  + (house.map(\.key) + neighbours.map(\.key)).filter { $0 != "NetworkAnswers" }
/// With the model comes what rewritten sources call where code of an app does not compile.
let comesAlong = ["HeadlessUIKit": ["FleetDeferral"]]
let package = Package(
  name: "Fleet", platforms: [.macOS(.v15)],
  products: [.plugin(name: "PortUIKitSources", targets: ["PortUIKitSources"])]
    + libraries.map { .library(name: $0, targets: [$0] + (comesAlong[$0] ?? [])) },
  targets: targets(house) + targets(engines, in: "Engines/") + targets(suites, in: "Suites/")
    + targets(neighbours, in: "Neighbours/") + targets(tools, in: "Tools/"))

package.targets += [
  // The system's library, by a module map: it is needed only where something imports it.
  .systemLibrary(name: "HeadlessSQLite3", path: "Sources/Neighbours/HeadlessSQLite3"),
  program("fleet-bench", in: "FleetBench", needs: ["Fleet", "HeadlessXCUIAutomation"] + benched),
  program("fleet-doctor", in: "FleetDoctorCommand", needs: ["FleetInit", "FleetPort"]),
  program("fleet-init", in: "FleetInitCommand", needs: ["FleetInit", "FleetPort", "StandInMaker"]),
  program("fleet-port", in: "FleetPortCommand", needs: ["FleetPort"]),
  program("fleet-report", in: "FleetReportCommand", needs: ["FleetReport"]),
  program("fleet-tour", in: "FleetTour", needs: model + ["Fleet", "HeadlessXCUIAutomation"]),
  .plugin(
    name: "PortUIKitSources", capability: .buildTool(), dependencies: ["fleet-port"],
    path: "Sources/Tools/PortUIKitSources"),
]
package.targets += tests(of: house) + tests(of: engines, in: "Engines/")
package.targets += tests(of: neighbours, in: "Neighbours/", needs: testing)
package.targets += testsOfSeveral.map { test($0, at: "Neighbours/\($0)", needs: $1 + testing) }
package.targets += tests(of: suites, in: "Suites/", needs: testing) + tests(of: tools, in: "Tools/")
package.targets += areaTests(of: "HeadlessUIKit", modelAreas, needs: ["Interfaces", "Rasterizing"])
package.targets += areaTests(of: "Fleet", helperAreas, needs: ["FleetTesting", "Rasterizing"])
package.targets += [
  target("TestSupport", at: "Tests/Support", needs: ["FailureReporting"]),
  test("ExampleTests", at: "ExampleTests", needs: testing + ["Fleet", "HeadlessSwiftUI"]),
  // Suites as they stand in an app's repository, over the apps of ExampleTests, to which it links.
  test("ExampleUITests", at: "ExampleUITests", needs: ["HeadlessSwiftUI", "HeadlessXCUITest"]),
  test("SwiftFiveClientTests", at: "SwiftFiveClientTests", needs: ["Fleet", "HeadlessSwiftUI"]),
  test("XCTestHostTests", at: "XCTestHostTests", needs: ["Fleet"]),
]

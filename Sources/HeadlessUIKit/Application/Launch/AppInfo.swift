package import Foundation
import Interfaces

/// The contents of an app's Info.plist.
package struct AppInfo {
  package let dictionary: [String: Any]
  /// The module that the app is.
  package let module: String
  /// Whether views follow what they read of observable objects before iOS 26, too.
  let asksForObservationTracking: Bool
  private let bundle: Bundle?

  /// Creates the info of a module's bundle.
  package init(_ dictionary: [String: Any], module: String, bundle: Bundle?) {
    self.dictionary = dictionary
    self.module = module
    self.bundle = bundle
    asksForObservationTracking = dictionary["UIObservationTrackingEnabled"] as? Bool == true
  }

  /// Reads what `fleet-port` took over from a module, or else the Info.plist of the main bundle.
  init(ofModule module: String) {
    let dictionary = Self.dictionary(ofModule: module) ?? Bundle.main.infoDictionary ?? [:]
    self.init(dictionary, module: module, bundle: ResourceBundles.bundle(ofModule: module))
  }

  /// Returns what `fleet-port` took over from the Info.plist of a module.
  package static func dictionary(ofModule module: String) -> [String: Any]? {
    PortedModules.facts(of: module)?.infoPropertyList.flatMap {
      dictionary($0, ofModule: module)
    }
  }

  /// Reads an Info.plist, with the build settings that follow from the module's name.
  static func dictionary(_ text: String, ofModule module: String) -> [String: Any]? {
    let names = [
      "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "EXECUTABLE_NAME", "TARGET_NAME",
      "PRODUCT_NAME:c99extidentifier",
    ]
    var text = text
    for name in names {
      text = text.replacing("$(\(name))", with: module).replacing("${\(name)}", with: module)
    }
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return list as? [String: Any]
  }

  /// The app's identifier, if no build setting has to be put in for it.
  static func identifier(in dictionary: [String: Any]) -> String? {
    (dictionary["CFBundleIdentifier"] as? String).flatMap { $0.contains("$") ? nil : $0 }
  }

  /// Returns a text of the Info.plist, in the user's language.
  func text(_ key: String) -> String? { bundle?.infoText(key) ?? dictionary[key] as? String }

  /// Whether view controllers decide about the status bar, and not the app.
  var screensDecideAboutStatusBar: Bool {
    dictionary["UIViewControllerBasedStatusBarAppearance"] as? Bool != false
  }

  /// The orientations that the app supports.
  func orientations(onPad isPad: Bool) -> UIInterfaceOrientationMask {
    let key = "UISupportedInterfaceOrientations"
    let list = (isPad ? dictionary[key + "~ipad"] : nil) ?? dictionary[key]
    guard let names = list as? [String], !names.isEmpty else {
      return isPad ? .all : .allButUpsideDown
    }
    return names.reduce(into: []) { $0.formUnion(Self.orientations[$1] ?? []) }
  }

  private static let orientations: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  var manifest: SceneManifest {
    SceneManifest(dictionary["UIApplicationSceneManifest"] as? [String: Any] ?? [:])
  }

  /// The app's name below its icon; `nil` if no app was launched.
  var displayName: String? {
    let names =
      ["CFBundleDisplayName", "CFBundleName"].map { dictionary[$0] as? String } + [module]
    return names.lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  /// Returns the identifier of a type of files that the app declares or knows, by their extension.
  func declaredType(ofExtension pathExtension: String) -> String? {
    let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].compactMap {
      dictionary[$0] as? [[String: Any]]
    }
    let found = lists.joined().first { declaration in
      let tags = declaration["UTTypeTagSpecification"] as? [String: Any]
      let extensions = tags?["public.filename-extension"]
      let all = extensions as? [String] ?? [extensions].compactMap { $0 as? String }
      return all.contains { $0.caseInsensitiveCompare(pathExtension) == .orderedSame }
    }
    return found?["UTTypeIdentifier"] as? String
  }

  /// The name of the storyboard that an app without scenes begins with.
  var mainStoryboard: String? {
    manifest.isEmpty ? dictionary["UIMainStoryboardFile"] as? String : nil
  }

  /// Returns the app's storyboard of a name, if it exists.
  @MainActor
  func storyboard(named name: String) -> UIStoryboard? {
    let bundles = [bundle, .main].compactMap(\.self)
    let found = bundles.first { InterfaceLocator.locate(name, .storyboard, in: $0) != nil }
    return found.map { UIStoryboard(name: name, bundle: $0) }
  }

  /// Reports that the app shows nothing, because a storyboard is not there.
  @MainActor
  func reportMissing(_ storyboard: String) {
    let there = InterfaceLocator.details(for: storyboard, .storyboard, in: bundle)
    InterfaceFailure.report(
      "The app shows no window: there is no storyboard '\(storyboard)', which the Info.plist of "
        + "\(module) names.",
      details: "\(there) List '\(storyboard).storyboard', or the folder it is in, among the "
        + "resources of the target, as `.process`.")
  }
}

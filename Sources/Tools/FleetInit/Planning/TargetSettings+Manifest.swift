import Foundation
import PropertyLists
import XcodeProjects

extension TargetSettings {
  /// The settings as manifests write them; what SwiftPM says by itself is left out.
  var manifestLines: [String] {
    let mode =
      switch languageMode {
      case .v4: "v4"
      case .v4_2: "v4_2"
      case .v6: "v6"
      default: "v5"
      }
    var lines = [".swiftLanguageMode(.\(mode))"]
    if isMainActorByDefault { lines.append(".defaultIsolation(MainActor.self)") }
    lines += upcomingFeatures.map { ".enableUpcomingFeature(\"\($0)\")" }
    lines += experimentalFeatures.map { ".enableExperimentalFeature(\"\($0)\")" }
    lines += conditions.filter { $0 != "DEBUG" && Self.isName($0) }.map { ".define(\"\($0)\")" }
    return lines
  }

  private static func isName(_ text: String) -> Bool {
    SettingOperator.identifier(text) == text && !text.isEmpty
  }

  /// The settings that the Info.plist refers to, and its own keys.
  func infoSettings(in folder: String) -> [String: String] {
    var names: Set<String> = [
      "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "EXECUTABLE_NAME", "PRODUCT_BUNDLE_IDENTIFIER",
      "PRODUCT_BUNDLE_PACKAGE_TYPE", "DEVELOPMENT_LANGUAGE", "MARKETING_VERSION",
      "CURRENT_PROJECT_VERSION", "TARGET_NAME",
    ]
    if generatesInfoPropertyList {
      names.insert("GENERATE_INFOPLIST_FILE")
      names.formUnion(all.names.filter { $0.hasPrefix("INFOPLIST_KEY_") })
    }
    if let path = infoPropertyList, let bytes = try? FileBytes.read(path) {
      names.formUnion(Self.references(in: String(decoding: bytes, as: UTF8.self)))
    }
    var values: [String: String] = [:]
    for name in names {
      let value = all[name]
      // A path of this machine means nothing on another one.
      if !value.isEmpty, !value.contains(folder) { values[name] = value }
    }
    return values
  }

  /// The names of settings in a text: `$(NAME)`, `${NAME:lower}`.
  private static func references(in text: String) -> Set<String> {
    var names: Set<String> = []
    for piece in text.split(separator: "$").dropFirst(text.hasPrefix("$") ? 0 : 1) {
      guard piece.first == "(" || piece.first == "{" else { continue }
      names.insert(
        String(piece.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return names
  }
}

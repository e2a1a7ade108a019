import XcodeProjects

extension PackageManifest {
  /// What the manifest says of how a target is compiled: `{"kind": {"define": {"_0": "X"}}}`.
  struct Setting: Decodable {
    struct Argument: Decodable {
      let _0: Word?
    }

    let tool: String
    let kind: [String: Argument]?
    let condition: Condition?

    /// The setting as a manifest writes it, for sources that are rewritten.
    var line: String? {
      guard tool == "swift", let (name, word) = words else { return nil }
      switch name {
      case "define", "enableUpcomingFeature", "enableExperimentalFeature":
        return ".\(name)(\(PackageText.literal(word)))"
      case "defaultIsolation":
        return word == "MainActor" ? ".defaultIsolation(MainActor.self)" : nil
      case "interoperabilityMode": return word == "Cxx" ? ".interoperabilityMode(.Cxx)" : nil
      default: return nil
      }
    }

    /// The setting as a manifest writes it, for sources that are built as they are: on Linux.
    var lineAsItIs: String? {
      guard let (name, word) = words, name != "linkedFramework" else { return nil }
      switch name {
      // Apple's library of C++ has another name than that of Linux.
      case "linkedLibrary" where word == "c++": return ".linkedLibrary(\"stdc++\")"
      case "define", "headerSearchPath", "linkedLibrary", "enableUpcomingFeature",
        "enableExperimentalFeature":
        return ".\(name)(\(PackageText.literal(word)))"
      default: return nil
      }
    }

    /// What it defines for Objective-C and C.
    var macro: String? {
      guard ["c", "cxx"].contains(tool), let (name, word) = words, name == "define",
        TargetSettings.isMacro(word)
      else { return nil }
      return word
    }

    /// A folder with headers.
    var headerSearchPath: String? {
      guard ["c", "cxx"].contains(tool), let (name, word) = words, name == "headerSearchPath" else {
        return nil
      }
      return word
    }

    private var words: (String, String)? {
      guard let (name, argument) = kind?.first, let word = argument._0?.text else { return nil }
      return (name, word)
    }

    /// The version of Swift, if that is what it says.
    var languageMode: String? { kind?["swiftLanguageMode"]?._0?.text }
  }

  /// The settings of a target whose sources are rewritten, as a manifest writes them.
  ///
  /// - Parameter traits: The traits of the package that are on: each is a condition, too.
  func settingLines(of target: Target, _ traits: Set<String> = []) -> [String] {
    let settings = (target.settings ?? []).filter { $0.condition?.holds(traits) != false }
    let mode = settings.lazy.compactMap(\.languageMode).first ?? (isSwift6 ? "6" : "5")
    return [".swiftLanguageMode(\(mode.hasPrefix("6") ? ".v6" : ".v5"))"]
      + settings.compactMap(\.line)
      + traits.sorted().map { ".define(\(PackageText.literal($0)))" }
  }

  /// What a target that is built as it is has for a compiler, or for the linker.
  ///
  /// - Parameter tool: `c`, `cxx`, `swift` or `linker`.
  func settingLines(of target: Target, for tool: String, _ traits: Set<String>) -> [String] {
    (target.settings ?? [])
      .filter { $0.tool == tool && $0.condition?.holds(on: "linux", traits) != false }
      .compactMap(\.lineAsItIs)
  }
}

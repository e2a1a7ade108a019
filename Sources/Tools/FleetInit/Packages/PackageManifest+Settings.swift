extension PackageManifest {
  /// What the manifest says of how a target is compiled: `{"kind": {"define": {"_0": "X"}}}`.
  struct Setting: Decodable {
    struct Argument: Decodable {
      let _0: Word?
    }

    struct Condition: Decodable {
      let platformNames: [String]?
      let config: String?
    }

    let tool: String
    let kind: [String: Argument]?
    let condition: Condition?

    /// Whether a debug build for iOS has it.
    private var holds: Bool {
      let platforms = condition?.platformNames ?? []
      return (platforms.isEmpty || platforms.contains("ios")) && condition?.config != "release"
    }

    /// The setting as a manifest writes it.
    var line: String? {
      guard tool == "swift", holds, let (name, argument) = kind?.first, let word = argument._0?.text
      else { return nil }
      switch name {
      case "define", "enableUpcomingFeature", "enableExperimentalFeature":
        return ".\(name)(\"\(word)\")"
      case "defaultIsolation": return ".defaultIsolation(\(word).self)"
      default: return nil
      }
    }

    /// The version of Swift, if that is what it says.
    var languageMode: String? { kind?["swiftLanguageMode"]?._0?.text }
  }

  /// The settings of a target, as a manifest writes them.
  func settingLines(of target: Target) -> [String] {
    let settings = target.settings ?? []
    let mode = settings.lazy.compactMap(\.languageMode).first ?? (isSwift6 ? "6" : "5")
    return [".swiftLanguageMode(\(mode.hasPrefix("6") ? ".v6" : ".v5"))"]
      + settings.compactMap(\.line)
  }
}

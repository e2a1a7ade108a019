package import PropertyLists

/// What the build settings of a target say, as far as it matters elsewhere than on a Mac.
package struct TargetSettings: Sendable {
  package enum LanguageMode: Equatable, Sendable {
    /// In Swift 4 names of frameworks are other ones than from 4.2 on.
    case v4, v4_2, v5, v6
    /// A version that no compiler of today reads, or none that is known.
    case unreadable(String)
  }

  /// All settings, for what has no name here.
  package let all: BuildSettings
  /// Mistakes in the xcconfig files.
  package let findings: [Finding]
  /// The xcconfig files that were read.
  package let files: [String]
  private let folder: String

  /// Evaluates the settings of a target.
  ///
  /// Levels, a later one counts: Xcode's own, the project's file, the project, the target's file,
  /// the target.
  package init(of target: XcodeTarget, in project: XcodeProject, configuration: String = "Debug") {
    let own = target.configurations.configuration(named: configuration)
    let shared = project.configurations.configuration(named: own?.name ?? configuration)
    let name = own?.name ?? configuration
    var settings = BuildSettings(BuildSurroundings(configuration: name))
    settings.add(SettingDefaults.level(of: target, in: project, configuration: name))
    var (findings, files): ([Finding], [String]) = ([], [])
    for configuration in [shared, own].compactMap(\.self) {
      if let path = configuration.baseFile {
        let file = ConfigurationFile(path: path, base: project.folder)
        findings += file.findings
        files += file.files
        settings.add(file.assignments)
      }
      settings.add(SettingAssignment.assignments(of: configuration.settings))
    }
    all = settings
    folder = project.folder
    self.findings = findings
    self.files = files
  }

  // MARK: Names

  package var productName: String { all["PRODUCT_NAME"] }

  /// The name of the Swift module: an identifier, whatever a project says.
  package var moduleName: String { SettingOperator.identifier(all["PRODUCT_MODULE_NAME"]) }

  package var bundleIdentifier: String { all["PRODUCT_BUNDLE_IDENTIFIER"] }

  // MARK: Swift

  /// How the compiler reads the sources.
  package var languageMode: LanguageMode {
    let version = all["SWIFT_VERSION"]
    guard let major = version.split(separator: ".").first.flatMap({ Int($0) }) else {
      return version.isEmpty ? .v5 : .unreadable(version)
    }
    switch major {
    case ..<4: return .unreadable(version)
    case 4: return version.hasPrefix("4.2") ? .v4_2 : .v4
    case 5: return .v5
    default: return .v6
    }
  }

  package var isMainActorByDefault: Bool {
    all["SWIFT_DEFAULT_ACTOR_ISOLATION"].lowercased() == "mainactor"
  }

  /// The names that `#if` knows, each once, in their order.
  package var conditions: [String] {
    let flags = swiftFlags
    let flagged = flags.indices.compactMap { index -> String? in
      if flags[index] == "-D" { return index + 1 < flags.count ? flags[index + 1] : nil }
      return flags[index].hasPrefix("-D") ? String(flags[index].dropFirst(2)) : nil
    }
    return Self.once(all.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + flagged)
  }

  package var upcomingFeatures: [String] {
    let set = all.names.filter { $0.hasPrefix(UpcomingFeature.prefix) && all.isOn($0) }
    let approachable =
      all.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? UpcomingFeature.approachable : []
    // Xcode turns it on by itself; Swift 6 has it.
    let hasRegexes =
      languageMode == .v5
      && (all["SWIFT_ENABLE_BARE_SLASH_REGEX"].isEmpty || all.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX"))
    return Set(
      set.map(UpcomingFeature.name) + approachable + flagged(by: "-enable-upcoming-feature")
        + (hasRegexes ? ["BareSlashRegexLiterals"] : [])
    ).sorted()
  }

  package var experimentalFeatures: [String] {
    let isStrict = all["SWIFT_STRICT_CONCURRENCY"] == "complete" && languageMode == .v5
    return Set(
      (isStrict ? ["StrictConcurrency"] : []) + flagged(by: "-enable-experimental-feature")
    )
    .sorted()
  }

  private var swiftFlags: [String] { all.list("OTHER_SWIFT_FLAGS") }

  private func flagged(by flag: String) -> [String] {
    let flags = swiftFlags.filter { $0 != "-Xfrontend" }
    return flags.indices.dropLast().filter { flags[$0] == flag }.map { flags[$0 + 1] }
  }

  private static func once(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  // MARK: Files

  /// The path of the Info.plist that the target has as a file.
  package var infoPropertyList: String? { path("INFOPLIST_FILE") }

  package var generatesInfoPropertyList: Bool { all.isOn("GENERATE_INFOPLIST_FILE") }

  /// The path of the header by which Swift knows the target's Objective-C.
  package var bridgingHeader: String? { path("SWIFT_OBJC_BRIDGING_HEADER") }

  /// What the project defines for Objective-C and C, `NAME` or `NAME=VALUE`.
  ///
  /// Nothing else of its flags is: some load code, or lead out of the folder.
  package var macros: [String] {
    let flags = all.list("OTHER_CFLAGS").filter { $0.hasPrefix("-D") }.map {
      String($0.dropFirst(2))
    }
    return Self.once((all.list("GCC_PREPROCESSOR_DEFINITIONS") + flags).filter(Self.isMacro))
  }

  /// Whether a text defines a macro, and no name that is the compiler's.
  package static func isMacro(_ text: String) -> Bool {
    let name = text.prefix { $0 != "=" }
    return name.first?.isNumber == false && !name.hasPrefix("__")
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      && !text.contains { $0.isNewline || $0 == "\\" || $0 == "`" || $0 == "$" }
  }

  /// The folders in which headers are looked for; the ones that are looked through end with `/**`.
  package var headerSearchPaths: [String] {
    ["HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS"].flatMap { all.list($0) }
      .filter { !$0.isEmpty }.map { FilePath.join(folder, $0) }
  }

  private func path(_ name: String) -> String? {
    let path = all[name]
    return path.isEmpty ? nil : FilePath.join(folder, path)
  }

  // MARK: What is built for what

  /// Whether a build for iOS has the target.
  ///
  /// Without a setting that says for what it is, it has.
  package var isForIOS: Bool {
    let platforms = all.list("SUPPORTED_PLATFORMS")
    guard platforms.isEmpty else { return platforms.contains { $0.hasPrefix("iphone") } }
    let root = all["SDKROOT"]
    return root.isEmpty || root == "auto" || root.contains("iphone")
  }

  /// The name of the product that a unit test runs in.
  package var testHost: String? {
    let host = all["TEST_HOST"].isEmpty ? all["BUNDLE_LOADER"] : all["TEST_HOST"]
    return host.isEmpty ? nil : FilePath.name(of: host)
  }

  /// The name of the target that a UI test launches.
  package var testTargetName: String? {
    let name = all["TEST_TARGET_NAME"]
    return name.isEmpty ? nil : name
  }
}

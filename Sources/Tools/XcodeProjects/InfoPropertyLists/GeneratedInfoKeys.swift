import PropertyLists

/// The keys of an Info.plist that stand in build settings: `INFOPLIST_KEY_UIMainStoryboardFile`.
enum GeneratedInfoKeys {
  private static let prefix = "INFOPLIST_KEY_"
  private static let orientations = "UISupportedInterfaceOrientations"

  /// The keys that are true or false.
  private static let switches: Set<String> = [
    "UIApplicationSupportsIndirectInputEvents", "UIStatusBarHidden", "UIRequiresFullScreen",
    "UISupportsDocumentBrowser", "UIFileSharingEnabled", "LSSupportsOpeningDocumentsInPlace",
    "ITSAppUsesNonExemptEncryption", "WKWatchOnly", "UIViewControllerBasedStatusBarAppearance",
    "UIPrerenderedIcon", "UIRequiresPersistentWiFi", "GCSupportsControllerUserInteraction",
    "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
    "WKRunsIndependentlyOfCompanionApp", "LSUIElement", "LSBackgroundOnly",
  ]

  /// Returns what settings say, by key.
  static func values(of settings: BuildSettings) -> [(String, PropertyList)] {
    settings.names.filter { $0.hasPrefix(prefix) }.compactMap { name in
      value(of: String(name.dropFirst(prefix.count)), settings[name])
    }
  }

  private static func value(of key: String, _ text: String) -> (String, PropertyList)? {
    if key.hasPrefix(orientations) {
      let device = ["_iPad": "~ipad", "_iPhone": "~iphone"]
      let suffix = String(key.dropFirst(orientations.count))
      let words = SettingList.words(text).map { PropertyList(.string($0)) }
      return (orientations + (device[suffix] ?? suffix), PropertyList(.array(words)))
    }
    switch key {
    case "UIApplicationSceneManifest_Generation":
      guard isYes(text) else { return nil }
      return (
        "UIApplicationSceneManifest",
        PropertyList(
          .dictionary([
            PropertyList.Entry("UIApplicationSupportsMultipleScenes", PropertyList(.bool(true))),
            PropertyList.Entry("UISceneConfigurations", PropertyList(.dictionary([]))),
          ]))
      )
    case "UILaunchScreen_Generation":
      guard isYes(text) else { return nil }
      let inner = PropertyList.Entry("UILaunchScreen", PropertyList(.dictionary([])))
      return ("UILaunchScreen", PropertyList(.dictionary([inner])))
    default:
      return (key, PropertyList(switches.contains(key) ? .bool(isYes(text)) : .string(text)))
    }
  }

  private static func isYes(_ text: String) -> Bool { PropertyList(.string(text)).isTrue }

  /// Returns what every generated list has, unless the file or a setting says otherwise.
  static func defaults(of settings: BuildSettings) -> [(String, String)] {
    [
      ("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"]),
      ("CFBundleName", settings["PRODUCT_NAME"]),
      ("CFBundleExecutable", settings["EXECUTABLE_NAME"]),
      ("CFBundleShortVersionString", settings["MARKETING_VERSION"]),
      ("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"]),
      ("CFBundlePackageType", settings["PRODUCT_BUNDLE_PACKAGE_TYPE"]),
      ("CFBundleDevelopmentRegion", settings["DEVELOPMENT_LANGUAGE"]),
      ("CFBundleInfoDictionaryVersion", "6.0"),
    ].filter { !$0.1.isEmpty }
  }
}

public import Foundation

// Foundation on Linux tells of Linux, and the compiler takes `#available` for always true there.
extension ProcessInfo {
  /// The version of the system that the app runs on, in place of `operatingSystemVersion`.
  public var uiKitOperatingSystemVersion: OperatingSystemVersion {
    let system = ApplicationScope.current.userSettings.system
    return OperatingSystemVersion(
      majorVersion: system.major, minorVersion: system.minor, patchVersion: system.patch)
  }

  /// Whether an app for iOS runs on a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app for iOS was built for a Mac, too, and runs there.
  public var isMacCatalystApp: Bool { false }
  /// Whether an app for iOS runs on a Vision.
  public var isiOSAppOnVision: Bool { false }

  /// The version in words, in place of `operatingSystemVersionString`.
  public var uiKitOperatingSystemVersionString: String {
    "Version \(ApplicationScope.current.userSettings.system.text)"
  }

  /// Whether the system is as new as a version, in place of `isOperatingSystemAtLeast(_:)`.
  public func uiKitIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    uiKitIsAvailable(version.majorVersion, version.minorVersion, version.patchVersion)
  }
}

/// Whether the app runs on a version of iOS or a later one, in place of `#available(iOS 17, *)`.
public func uiKitIsAvailable(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  let system = ApplicationScope.current.userSettings.system
  return (system.major, system.minor, system.patch) >= (major, minor, patch)
}

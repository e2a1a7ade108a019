import Foundation

/// The settings of a device's user, besides languages and region.
package struct UserSettings: Hashable, Sendable {
  /// The system that the user has installed.
  package var system = SystemVersion.ofProcess
  package var textSize = UIContentSizeCategory.large
  package var style = UIUserInterfaceStyle.light
  /// On which side screens begin, if that is not where the language does.
  package var direction: UITraitEnvironmentLayoutDirection?
  /// The switches that are on.
  package var switches = UserSwitch.usual
  package var isLowPowerModeEnabled = false
  package var isHardwareKeyboardConnected = false
  /// The words that are spelled wrong, and what to guess for each.
  package var misspelledWords: [String: [String]] = [:]

  package init() {}

  /// Returns the traits of a screen with these settings.
  func traits(_ traits: UITraitCollection, isRightToLeft: Bool) -> UITraitCollection {
    traits.modifyingTraits {
      $0.preferredContentSizeCategory = textSize
      $0.userInterfaceStyle = style
      $0.layoutDirection = direction ?? (isRightToLeft ? .rightToLeft : .leftToRight)
      $0.legibilityWeight = switches.contains(.boldText) ? .bold : .regular
      $0.accessibilityContrast = switches.contains(.darkerSystemColors) ? .high : .normal
    }
  }

  /// Returns the settings with the changes by the arguments of a launch, as Xcode writes them.
  func changed(byLaunch arguments: [String]) -> UserSettings {
    var changed = self
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      switch name {
      case "-UIPreferredContentSizeCategoryName":
        let size = UIContentSizeCategory(rawValue: value)
        if size.step != nil { changed.textSize = size }
      case "-UIUserInterfaceStyle", "-AppleInterfaceStyle":
        if let style = Self.styles[value.lowercased()] { changed.style = style }
      default: continue
      }
    }
    return changed
  }

  private static let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
}

/// The settings of an application's user, and their changes by its launch.
struct UserSettingsOfLaunch: Sendable {
  private(set) var current: UserSettings
  /// The settings before the launch changed them.
  private var chosen: UserSettings

  init() {
    chosen = UserSettings()
    current = Self.ofProcess
  }

  static let ofProcess = UserSettings().changed(byLaunch: CommandLine.arguments)

  /// Takes over the settings of a test or the user, which count until the next launch changes them.
  mutating func choose(_ settings: UserSettings) {
    chosen = settings
    current = settings
  }

  mutating func launch(with arguments: [String], _ environment: [String: String]) {
    current = chosen.changed(byLaunch: arguments)
    if let system = SystemVersion(in: environment) { current.system = system }
  }
}

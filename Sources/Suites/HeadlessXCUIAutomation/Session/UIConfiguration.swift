import Fleet
import HeadlessUIKit

/// How the device is held, and how interfaces are colored.
@MainActor
package struct UIConfiguration: Sendable {
  private let orientation: UIDeviceOrientation
  private let appearance: XCUIDevice.Appearance

  /// The appearances that the app under test supports, by its Info.plist: light first.
  package static var supported: [UIConfiguration] {
    let info = AutomationSession.facts?.testedModule.flatMap(AppInfo.dictionary(ofModule:)) ?? [:]
    let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let key = "UISupportedInterfaceOrientations"
    let names = (info[key + device] ?? info[key]) as? [String] ?? []
    let orientations = all.filter { names.contains($0.name) }.map(\.orientation)
    let style = (info["UIUserInterfaceStyle"] as? String)?.lowercased()
    let appearances: [XCUIDevice.Appearance] =
      style == "light" ? [.light] : style == "dark" ? [.dark] : [.light, .dark]
    return appearances.flatMap { appearance in
      (orientations.isEmpty ? [.portrait] : orientations).map {
        UIConfiguration(orientation: $0, appearance: appearance)
      }
    }
  }

  /// That of the device now.
  package static var current: UIConfiguration {
    UIConfiguration(
      orientation: XCUIDevice.shared.orientation, appearance: XCUIDevice.shared.appearance)
  }

  /// Turns the device, and colors its interfaces.
  package func choose() {
    XCUIDevice.shared.orientation = orientation
    XCUIDevice.shared.appearance = appearance
  }

  /// The interface turns to the left when the device is turned to the right.
  private static let all: [(name: String, orientation: UIDeviceOrientation)] = [
    ("UIInterfaceOrientationPortrait", .portrait),
    ("UIInterfaceOrientationPortraitUpsideDown", .portraitUpsideDown),
    ("UIInterfaceOrientationLandscapeLeft", .landscapeRight),
    ("UIInterfaceOrientationLandscapeRight", .landscapeLeft),
  ]

  /// The configuration in words.
  package nonisolated var words: String {
    let name: String =
      switch orientation {
      case .portrait: "portrait"
      case .portraitUpsideDown: "upside down"
      case .landscapeLeft: "turned to the left"
      case .landscapeRight: "turned to the right"
      default: "as it was"
      }
    return "\(name), \(appearance == .dark ? "dark" : "light")"
  }
}

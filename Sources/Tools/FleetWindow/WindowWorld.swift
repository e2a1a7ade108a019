import Fleet
import FleetDrive
import HeadlessUIKit

/// The world of the app: what can be chosen, by the words of commands, and what is.
struct WindowWorld: Encodable {
  struct Choice: Encodable {
    let title: String
    /// The command that each word stands behind.
    let verb: String
    let words: [String]
    /// The word that holds now; empty where another one does.
    let now: String
  }

  let choices: [Choice]
  /// The latitude and the longitude of the device, where they are known.
  let location: [Double]?

  @MainActor
  init() {
    let world = Fleet.world
    let devices = TestWorld.Device.iPhones + TestWorld.Device.iPads
    let languages = ["en", "de", "fr", "es", "it", "pt", "ja", "zh-Hans", "ko", "ar", "he", "tr"]
    let now = Self.language + (world.languages.first ?? "")
    let permissions = AppPermissions.Resource.allCases.map { resource in
      Choice(
        title: "May use \(resource.rawValue)", verb: "permission \(resource.rawValue)",
        words: DrivePermission.answers(for: resource), now: Fleet.permissions[resource].rawValue)
    }
    let surroundings = [
      Choice(
        title: "Device", verb: "world", words: devices.map(\.word),
        now: devices.first { $0.name == world.device.name }?.word ?? ""),
      Choice(
        title: "Held", verb: "turn", words: UserStep.Orientation.allCases.map(\.rawValue),
        now: Self.orientation(world.orientation)),
      Choice(
        title: "Look", verb: "world", words: ["light", "dark"],
        now: world.appearance == .dark ? "dark" : "light"),
      Choice(
        title: "Text size", verb: "world", words: Self.sizes.map(\.word),
        now: Self.sizes.first { $0.size == world.textSize }?.word ?? ""),
      Choice(
        title: "Language", verb: "world",
        words: (languages.map { Self.language + $0 } + [now]).reduce(into: []) { words, word in
          if !words.contains(word) { words.append(word) }
        }, now: now),
      Choice(
        title: "Direction", verb: "world", words: ["leftToRight", "rightToLeft"],
        now: world.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"),
      Choice(
        title: "System", verb: "world", words: (13...27).map { "iOS\($0)" },
        now: world.system.description.replacing(" ", with: "")),
      Choice(title: "Setting", verb: "world", words: Self.settings, now: ""),
      Choice(
        title: "Network", verb: DriveNetwork.verb,
        words: NetworkConnection.allCases.map(\.rawValue),
        now: Fleet.networkConnection.rawValue),
    ]
    choices = surroundings + permissions
    location =
      if case .place(let latitude, let longitude) = DriveLocation.current {
        [latitude, longitude]
      } else {
        nil
      }
  }

  private static let language = "language:"

  /// What a user switches on or off.
  private static let settings = WorldWord.all.filter { word in
    word.hasPrefix("no-") || WorldWord.all.contains("no-\(word)")
  }

  private static let sizes: [(word: String, size: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibility1", .accessibilityMedium),
    ("accessibility2", .accessibilityLarge), ("accessibility3", .accessibilityExtraLarge),
    ("accessibility4", .accessibilityExtraExtraLarge),
    ("accessibility5", .accessibilityExtraExtraExtraLarge),
  ]

  private static func orientation(_ orientation: UIDeviceOrientation) -> String {
    switch orientation {
    case .portraitUpsideDown: "upside down"
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    default: "portrait"
    }
  }
}

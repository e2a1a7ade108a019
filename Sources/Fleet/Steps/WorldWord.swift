import HeadlessUIKit

/// A word that changes the world of an app: `iPhoneSE`, `dark`, `accessibility3`, `no-boldText`.
package struct WorldWord: Sendable, Hashable, CustomStringConvertible {
  /// The word as it is written.
  package let description: String
  private let change: Change

  private enum Change: Sendable, Hashable {
    case device(Int)
    case system(TestWorld.System)
    case textSize(UIContentSizeCategory)
    case appearance(UIUserInterfaceStyle)
    case direction(UITraitEnvironmentLayoutDirection)
    case split(TestWorld.Split)
    case language(String)
    case setting(Int, isOn: Bool)
  }

  /// The word for a change of the world; `nil` for an unknown word.
  package init?(_ word: String) {
    let plain = word.lowercased()
    if let index = Self.devices.firstIndex(where: { $0.word.lowercased() == plain }) {
      (description, change) = (Self.devices[index].word, .device(index))
    } else if let found = Self.looks.first(where: { $0.word.lowercased() == plain }) {
      (description, change) = (found.word, found.change)
    } else if plain.hasPrefix(Self.systemPrefix), let system = TestWorld.System(named: word) {
      (description, change) = (system.description.replacing(" ", with: ""), .system(system))
    } else if plain.hasPrefix(Self.languagePrefix), plain.count > Self.languagePrefix.count {
      let language = String(word.dropFirst(Self.languagePrefix.count))
      (description, change) = (Self.languagePrefix + language, .language(language))
    } else {
      let isOn = !plain.hasPrefix(Self.off)
      let name = isOn ? plain : String(plain.dropFirst(Self.off.count))
      guard let index = Self.settings.firstIndex(where: { $0.word.lowercased() == name }) else {
        return nil
      }
      description = (isOn ? "" : Self.off) + Self.settings[index].word
      change = .setting(index, isOn: isOn)
    }
  }

  /// The prefix of a setting that is switched off.
  private static let off = "no-"
  /// The prefix of a version of iOS, as it stands in a plain word.
  private static let systemPrefix = "ios"
  /// The prefix of a language.
  private static let languagePrefix = "language:"

  /// All words, but for versions of iOS and languages.
  package static let all: [String] =
    devices.map(\.word) + looks.map(\.word)
    + settings.flatMap { [$0.word, off + $0.word] }

  static let examples =
    "words such as iPhoneSE, iOS17, dark, accessibility3, rightToLeft or language:de"

  // MARK: Effects

  func apply(to world: inout TestWorld) {
    switch change {
    case .device(let index): world.device = Self.devices[index]
    case .system(let system): world.system = system
    case .textSize(let size): world.textSize = size
    case .appearance(let style): world.appearance = style
    case .direction(let direction): world.layoutDirection = direction
    case .split(let split): world.split = split
    case .language(let language): world.languages = [language]
    case .setting(let index, let isOn): world[keyPath: Self.settings[index].path] = isOn
    }
  }

  /// The line of Swift that does it.
  var code: String {
    switch change {
    case .device: "Fleet.world.device = .\(description)"
    case .system(let system): "Fleet.world.system = .\(system.code)"
    case .textSize: "Fleet.world.textSize = .\(description)"
    case .appearance: "Fleet.world.appearance = .\(description)"
    case .direction: "Fleet.world.layoutDirection = .\(description)"
    case .split(let split): "Fleet.world.split = .\(split)"
    case .language(let language): "Fleet.world.languages = [\(StepCode.literal(language))]"
    case .setting(let index, let isOn): "Fleet.world.\(Self.settings[index].property) = \(isOn)"
    }
  }

  // MARK: The words

  private static let looks: [(word: String, change: Change)] = [
    ("extraSmall", .textSize(.extraSmall)), ("small", .textSize(.small)),
    ("medium", .textSize(.medium)), ("large", .textSize(.large)),
    ("extraLarge", .textSize(.extraLarge)), ("extraExtraLarge", .textSize(.extraExtraLarge)),
    ("extraExtraExtraLarge", .textSize(.extraExtraExtraLarge)),
    ("accessibility1", .textSize(.accessibility1)), ("accessibility2", .textSize(.accessibility2)),
    ("accessibility3", .textSize(.accessibility3)), ("accessibility4", .textSize(.accessibility4)),
    ("accessibility5", .textSize(.accessibility5)),
    ("light", .appearance(.light)), ("dark", .appearance(.dark)),
    ("leftToRight", .direction(.leftToRight)), ("rightToLeft", .direction(.rightToLeft)),
    ("fullScreen", .split(.full)), ("twoThirds", .split(.twoThirds)), ("half", .split(.half)),
    ("third", .split(.third)),
  ]

  private typealias Setting = (
    word: String, property: String, path: any WritableKeyPath<TestWorld, Bool> & Sendable
  )

  private static let settings: [Setting] = [
    ("boldText", "isBoldTextEnabled", \.isBoldTextEnabled),
    ("highContrast", "isDarkerSystemColorsEnabled", \.isDarkerSystemColorsEnabled),
    ("reduceMotion", "isReduceMotionEnabled", \.isReduceMotionEnabled),
    ("crossFade", "prefersCrossFadeTransitions", \.prefersCrossFadeTransitions),
    ("reduceTransparency", "isReduceTransparencyEnabled", \.isReduceTransparencyEnabled),
    ("invertColors", "isInvertColorsEnabled", \.isInvertColorsEnabled),
    ("grayscale", "isGrayscaleEnabled", \.isGrayscaleEnabled),
    (
      "differentiateWithoutColor", "shouldDifferentiateWithoutColor",
      \.shouldDifferentiateWithoutColor
    ),
    ("buttonShapes", "buttonShapesEnabled", \.buttonShapesEnabled),
    ("switchLabels", "isOnOffSwitchLabelsEnabled", \.isOnOffSwitchLabelsEnabled),
    ("videoAutoplay", "isVideoAutoplayEnabled", \.isVideoAutoplayEnabled),
    ("voiceOver", "isVoiceOverRunning", \.isVoiceOverRunning),
    ("switchControl", "isSwitchControlRunning", \.isSwitchControlRunning),
    ("assistiveTouch", "isAssistiveTouchRunning", \.isAssistiveTouchRunning),
    ("speakSelection", "isSpeakSelectionEnabled", \.isSpeakSelectionEnabled),
    ("speakScreen", "isSpeakScreenEnabled", \.isSpeakScreenEnabled),
    ("monoAudio", "isMonoAudioEnabled", \.isMonoAudioEnabled),
    ("captions", "isClosedCaptioningEnabled", \.isClosedCaptioningEnabled),
    ("guidedAccess", "isGuidedAccessEnabled", \.isGuidedAccessEnabled),
    ("shakeToUndo", "isShakeToUndoEnabled", \.isShakeToUndoEnabled),
    ("24HourClock", "uses24HourClock", \.uses24HourClock),
    ("lowPower", "isLowPowerModeEnabled", \.isLowPowerModeEnabled),
    ("hardwareKeyboard", "isHardwareKeyboardConnected", \.isHardwareKeyboardConnected),
  ]

  private static let devices = TestWorld.Device.iPhones + TestWorld.Device.iPads
}

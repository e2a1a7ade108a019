public import HeadlessUIKit
import LocalizedWords

/// The world around an app: a device, and the settings of its user.
///
/// It is a value. ``world`` is the world of a test's application.
public struct TestWorld: Equatable, Sendable {
  // MARK: The device

  /// The device, with its screen.
  public var device: Device
  /// The version of iOS on the device, which `#available` asks for in rewritten sources.
  public var system: System {
    get { System(version: settings.system) }
    set { settings.system = newValue.version }
  }
  /// How the device is held; the interface turns with it where the app and its screen let it.
  public var orientation: UIDeviceOrientation
  /// The part of a tablet's screen that the app has; on a phone it has all of it.
  public var split: Split
  /// Whether a keyboard is connected, so that no keyboard appears on the screen.
  public var isHardwareKeyboardConnected: Bool {
    get { settings.isHardwareKeyboardConnected }
    set { settings.isHardwareKeyboardConnected = newValue }
  }
  /// Whether the user saves the battery.
  public var isLowPowerModeEnabled: Bool {
    get { settings.isLowPowerModeEnabled }
    set { settings.isLowPowerModeEnabled = newValue }
  }

  /// The words that `UITextChecker` takes for wrong, each with its guesses; the model has no
  /// dictionaries.
  public var misspelledWords: [String: [String]] {
    get { settings.misspelledWords }
    set { settings.misspelledWords = newValue }
  }

  // MARK: Look

  /// The size of texts.
  public var textSize: UIContentSizeCategory {
    get { settings.textSize }
    set { settings.textSize = newValue }
  }
  /// Whether the interface is light or dark.
  public var appearance: UIUserInterfaceStyle {
    get { settings.style }
    set { settings.style = newValue }
  }
  /// On which side screens begin; `.unspecified` leaves it to the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { settings.direction ?? (words.isRightToLeft ? .rightToLeft : .leftToRight) }
    set { settings.direction = newValue == .unspecified ? nil : newValue }
  }

  // MARK: Language and region

  /// The languages of the user, the preferred one first; an empty list stands for the process's.
  public var languages: [String] {
    get { words.languages }
    set { words = words.changed(toLanguages: newValue) }
  }
  /// The locale of the user; a new language brings its own.
  public var locale: Locale {
    get { words.locale }
    set { words.choose(newValue) }
  }
  /// Whether times are told with 24 hours.
  public var uses24HourClock: Bool {
    get { words.region.uses24HourClock ?? Self.has24Hours(words.locale) }
    set { words.region.uses24HourClock = newValue }
  }
  /// The first day of a week: 1 is Sunday, as in `Calendar`.
  public var firstWeekday: Int {
    get { words.region.firstWeekday ?? Self.firstWeekday(of: words.locale) }
    set { words.region.firstWeekday = newValue }
  }
  /// The time zone of the user.
  public var timeZone: TimeZone {
    get { words.region.timeZone ?? .current }
    set { words.region.timeZone = newValue }
  }

  // MARK: The model

  var settings: UserSettings
  private var words: UserLanguages

  @MainActor
  init(of application: UIApplication) {
    device = Device(application.screen.device)
    orientation = application.device.orientation
    split = Split(application.screen.share)
    settings = application.settings
    words = application.userLanguages
  }

  /// Puts an application into the world, and lets it come to rest.
  @MainActor
  func apply(to application: UIApplication) {
    application.userChange(to: device.model, split.share)
    if application.device.orientation != orientation { application.userHold(orientation) }
    application.userChoose(settings)
    if words != application.userLanguages { application.choose(words) }
    application.mainLoop.settle()
  }

  private static func has24Hours(_ locale: Locale) -> Bool {
    locale.hourCycle == .zeroToTwentyThree || locale.hourCycle == .oneToTwentyFour
  }

  private static func firstWeekday(of locale: Locale) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar.firstWeekday
  }
}

/// The part of a tablet's screen that an app has beside another one.
extension TestWorld {
  /// How much of a tablet's screen the app has.
  public enum Split: Hashable, Sendable {
    case full
    /// About two thirds; the other app is as wide as a phone.
    case twoThirds
    case half
    /// About a third, as wide as a phone.
    case third
    case width(CGFloat)

    init(_ share: ScreenShare) {
      self =
        switch share {
        case .full: .full
        case .twoThirds: .twoThirds
        case .half: .half
        case .third: .third
        case .width(let width): .width(width)
        }
    }

    var share: ScreenShare {
      switch self {
      case .full: .full
      case .twoThirds: .twoThirds
      case .half: .half
      case .third: .third
      case .width(let width): .width(width)
      }
    }
  }
}

/// The world in words.
extension TestWorld: CustomStringConvertible {
  /// The name of the device, and all settings that differ from the factory settings.
  public var description: String {
    let usual = UserSettings()
    var words = [device.name]
    if system.version != .stock { words.append(system.description) }
    if orientation != .portrait { words.append(WorldNames.name(of: orientation)) }
    if split != .full { words.append(WorldNames.name(of: split)) }
    if textSize != usual.textSize { words.append(WorldNames.name(of: textSize)) }
    if appearance != usual.style { words.append(appearance == .dark ? "dark" : "light") }
    if layoutDirection == .rightToLeft { words.append("right to left") }
    words += UserSwitch.allCases.compactMap { each in
      let isOn = settings.switches.contains(each)
      guard isOn != usual.switches.contains(each) else { return nil }
      let name = WorldNames.name(of: each)
      return isOn ? name : "no \(name)"
    }
    if isLowPowerModeEnabled { words.append("low power") }
    if isHardwareKeyboardConnected { words.append("hardware keyboard") }
    if self.words.languages != UserLanguages.ofProcess.languages {
      words.append(self.words.languages.joined(separator: " "))
    }
    return words.joined(separator: ", ")
  }
}

/// The kind of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: Self = []
  public static let button = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  /// An element that is selected now.
  public static let selected = Self(rawValue: 1 << 3)
  /// An element that plays its own sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// An element that summarizes the screen.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// An element that cannot be used.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// An element that changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = Self(rawValue: 1 << 10)
  /// An element that starts playing or recording when it is used.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// An element whose value can be raised and lowered.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// An element that handles touches itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// An element that turns the page when it has been read to the end.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  public static let header = Self(rawValue: 1 << 16)
  /// An element whose content can be zoomed.
  public static let supportsZoom = Self(rawValue: 1 << 17)
  /// A switch, or what works as one.
  public static let toggleButton = Self(rawValue: 1 << 53)
}

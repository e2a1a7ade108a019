/// What kind of thing a view is, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image.
  public static let image = Self(rawValue: 1 << 2)
  /// Chosen at the moment.
  public static let selected = Self(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// It sums up what is on the screen.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// It cannot be used.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = Self(rawValue: 1 << 10)
  /// Using it starts playing or recording.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Its value can be made greater and smaller.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// It takes touches itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// Reading it to the end turns the page.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
}

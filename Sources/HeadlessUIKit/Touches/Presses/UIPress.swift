public import Foundation

/// A button or a key that is held down.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Creates a press of no button.
  public override init() { super.init() }

  convenience init(
    _ type: PressType, key: UIKey?, responder: UIResponder?, in window: UIWindow?
  ) {
    self.init()
    storedType = type
    storedKey = key
    storedResponder = responder
    storedWindow = window
  }

  // MARK: Getting the press information

  /// When it changed last, in seconds of UIKit time.
  open var timestamp: TimeInterval { time / .seconds(1) }

  /// How far the press has come.
  open var phase: Phase { storedPhase }

  /// The button; for a key without one, a number beyond the buttons' numbers.
  open var type: PressType { storedType }

  /// The window that gets the press.
  open var window: UIWindow? { storedWindow }

  /// The responder that gets the press.
  open var responder: UIResponder? { storedResponder }

  /// How strong the press is.
  open var force: CGFloat { 1 }

  /// The key of a keyboard.
  open var key: UIKey? { storedKey }

  // MARK: Storage

  private final var storedType = PressType.select
  private final var storedKey: UIKey?
  private final weak var storedResponder: UIResponder?
  private final weak var storedWindow: UIWindow?

  // MARK: The model

  final var storedPhase = Phase.began
  final var time = Duration.zero
}

extension UIPress {
  /// How far a press has come.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began = 0
    /// Its force changed.
    case changed = 1
    case stationary = 2
    /// It was let go.
    case ended = 3
    /// Something else took the press over.
    case cancelled = 4
  }

  /// A button of a remote control or a keyboard.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number of the button.
    public let rawValue: Int

    /// Creates a button from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upArrow = Self(rawValue: 0)
    public static let downArrow = Self(rawValue: 1)
    /// The arrow to the left.
    public static let leftArrow = Self(rawValue: 2)
    /// The arrow to the right.
    public static let rightArrow = Self(rawValue: 3)
    /// The button that selects the focused item.
    public static let select = Self(rawValue: 4)
    /// The button that leads back.
    public static let menu = Self(rawValue: 5)
    /// The button that plays and pauses.
    public static let playPause = Self(rawValue: 6)
    /// The button for a page up.
    public static let pageUp = Self(rawValue: 30)
    /// The button for a page down.
    public static let pageDown = Self(rawValue: 31)

    /// A key that is no such button.
    static let key = Self(rawValue: 2_000)
  }
}

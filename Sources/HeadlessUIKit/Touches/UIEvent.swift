public import Foundation

/// Something that the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Creates an event of nothing.
  public override init() { super.init() }

  // MARK: Getting the event attributes

  /// The kind of the event.
  open var type: EventType { .touches }

  /// The kind of the event, in more detail.
  open var subtype: EventSubtype { .none }

  /// When it happened, in seconds of UIKit time.
  open var timestamp: TimeInterval { time / .seconds(1) }

  /// The keys that were held down: empty, because there are only fingers.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The buttons of a pointer that were pressed: empty, because there are only fingers.
  open var buttonMask: ButtonMask { [] }

  // MARK: Getting the touches

  /// The fingers of the event.
  open var allTouches: Set<UITouch>? { storedTouches.isEmpty ? nil : storedTouches }

  /// The fingers that went down in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The fingers that went down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The fingers that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// All that a finger did since the last event: nothing is left out here, so it is the touch alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    storedTouches.contains(touch) ? [touch] : nil
  }

  /// The touches that are predicted: always empty.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    storedTouches.contains(touch) ? [] : nil
  }

  // MARK: The model

  /// The fingers, as the views and recognizers get them.
  var storedTouches: Set<UITouch> { [] }
  /// The fingers, in the order in which they went down.
  var fingers: Fingers { .none }
  /// When it happened, in UIKit time.
  final var time = Duration.zero

  /// The windows that the event is for.
  var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in fingers.all {
      if let window = touch.storedWindow, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    return windows
  }

  /// The fingers of an event: most often a single one, for which there is no need of an array.
  enum Fingers {
    case none
    case one(UITouch)
    case several([UITouch])

    var all: [UITouch] {
      switch self {
      case .none: []
      case .one(let touch): [touch]
      case .several(let touches): touches
      }
    }
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// A bit for each button.
    public let rawValue: Int

    /// Creates a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = Self(rawValue: 1 << 0)

    /// The button for menus.
    public static let secondary = Self(rawValue: 1 << 1)

    /// Returns the button with a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      buttonNumber > 0 ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    /// The device being moved.
    case motion = 1
    /// Headphones and the like.
    case remoteControl = 2
    case presses = 3
    /// A wheel or trackpad.
    case scroll = 10
    /// A pointer over something.
    case hover = 11
    /// Two fingers on a trackpad.
    case transform = 14
  }

  /// The kind of an event, in more detail.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    /// The device being shaken.
    case motionShake = 1
  }
}

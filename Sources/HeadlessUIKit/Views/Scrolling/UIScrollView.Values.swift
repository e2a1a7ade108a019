public import Foundation

extension UIScrollView {
  /// How the area that bars cover is added to a scroll view's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, and always at the top and bottom inside a navigation controller.
    case automatic = 0
    /// Only along the axes that scroll.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// How a drag of the content dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows a drag that reaches it.
    case interactive = 2
    /// The keyboard and its accessory are dismissed when a drag begins.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory follow a drag that reaches them.
    case interactiveWithAccessory = 4
  }

  /// The look of the indicators that tell how far the content is scrolled.
  public enum IndicatorStyle: Int, Sendable {
    /// The style that stands out best from the background.
    case `default` = 0
    /// Dark, for a light background.
    case black = 1
    /// Light, for a dark background.
    case white = 2
  }

  /// When an index is displayed beside the content.
  public enum IndexDisplayMode: Int, Sendable {
    /// When the system decides so.
    case automatic = 0
    case alwaysHidden = 1
  }

  /// How fast the content comes to rest after the user lets go of it.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Self(rawValue: 0.998)
    /// A rate that stops the content sooner.
    public static let fast = Self(rawValue: 0.99)
  }
}

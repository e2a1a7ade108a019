public import Foundation

extension UIScrollView {
  /// How what bars cover is added to a scroll view's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As for axes that scroll, and always at the top and bottom within a navigation controller.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// At all edges.
    case always = 3
  }

  /// How a drag of the content makes the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// It goes when a drag begins.
    case onDrag = 1
    /// It follows a drag that reaches it.
    case interactive = 2
    /// It goes when a drag begins, with what is above it.
    case onDragWithAccessory = 3
    /// It follows a drag that reaches it, with what is above it.
    case interactiveWithAccessory = 4
  }

  /// The look of the indicators that show how far the content is scrolled.
  public enum IndicatorStyle: Int, Sendable {
    /// What stands out from the background.
    case `default` = 0
    /// Dark, for a light background.
    case black = 1
    /// Light, for a dark background.
    case white = 2
  }

  /// Which indices show beside the content.
  public enum IndexDisplayMode: Int, Sendable {
    /// Those that the system finds right.
    case automatic = 0
    /// None, ever.
    case alwaysHidden = 1
  }

  /// How fast the content comes to rest once the user has let go of it.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = Self(rawValue: 0.998)
    /// Soon.
    public static let fast = Self(rawValue: 0.99)
  }
}

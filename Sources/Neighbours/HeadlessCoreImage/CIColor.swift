public import HeadlessUIKit

/// A color of a filter.
public final class CIColor: NSObject, Sendable {
  /// The share of red.
  public let red: CGFloat
  /// The share of green.
  public let green: CGFloat
  /// The share of blue.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates an opaque color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color of one of UIKit's.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Returns whether the other object is a color of the same numbers.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  /// The hash value.
  public override var hash: Int { [red, green, blue, alpha].hashValue }

  /// The color in numbers, such as `1 0 0 1`.
  public override var description: String { "\(red) \(green) \(blue) \(alpha)" }
}

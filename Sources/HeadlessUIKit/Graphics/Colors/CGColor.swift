public import Foundation

/// A color as Core Graphics defines it: fixed components and an opacity.
public final class CGColor: Hashable, Sendable {
  /// Creates a color from its red, green and blue components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb(UIColor.RGB(red, green, blue)), alpha: alpha)
  }

  /// Creates a color from its red, green and blue components in the sRGB color space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray(gray), alpha: alpha)
  }

  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// The components, with the opacity last.
  ///
  /// A shade of gray has two, any other color four.
  public var components: [CGFloat]? {
    switch space {
    case .gray(let white): [white, alpha]
    case .rgb(let color): [color.red, color.green, color.blue, alpha]
    }
  }

  /// The number of components, with the opacity included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Returns the same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, alpha: alpha) }

  /// Whether two colors have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.alpha == right.alpha
  }

  /// Adds the color to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(alpha)
  }

  enum Space: Hashable, Sendable {
    case gray(CGFloat)
    case rgb(UIColor.RGB)
  }

  init(_ space: Space, alpha: CGFloat) {
    self.space = space
    self.alpha = alpha
  }

  let space: Space
}

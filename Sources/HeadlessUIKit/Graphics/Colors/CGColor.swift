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

  /// Creates a color from its components in a color space, with the opacity last.
  public convenience init?(
    colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>
  ) {
    switch space.model {
    case .monochrome: self.init(.gray(components[0]), alpha: components[1])
    case .rgb:
      let color = UIColor.RGB(components[0], components[1], components[2])
      let isVivid = space.name == CGColorSpace.displayP3
      self.init(.rgb(isVivid ? UIColor.RGB(displayP3: color) : color), alpha: components[3])
    case .cmyk:
      self.init(
        components[0], components[1], components[2], components[3], alpha: components[4])
    default: return nil
    }
  }

  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// The components, with the opacity last.
  ///
  /// A shade of gray has two, a color that repeats an image one, any other color four.
  public var components: [CGFloat]? {
    switch space {
    case .gray(let white): [white, alpha]
    case .rgb(let color): [color.red, color.green, color.blue, alpha]
    case .pattern: [alpha]
    }
  }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? {
    switch space {
    case .gray: .gray
    case .rgb: .standard
    case .pattern: .pattern
    }
  }

  /// The number of components, with the opacity included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Returns the same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, alpha: alpha) }

  /// Returns the color with components of a space for shades of gray, or for red, green and blue.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    switch (space.model, self.space) {
    case (_, .pattern): nil
    case (.rgb, _): CGColor(.rgb(rgbComponents.color), alpha: alpha)
    case (.monochrome, .gray): self
    case (.monochrome, .rgb(let color)): CGColor(.gray(color.luminance), alpha: alpha)
    default: nil
    }
  }

  /// Whether two colors have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.alpha == right.alpha
  }

  /// Adds the color to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(alpha)
  }

  /// Creates a color from amounts of ink.
  convenience init(
    _ cyan: CGFloat, _ magenta: CGFloat, _ yellow: CGFloat, _ black: CGFloat, alpha: CGFloat
  ) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  /// The red, green and blue components, and the opacity; of a pattern, its mean color.
  var rgbComponents: (color: UIColor.RGB, alpha: CGFloat) {
    switch space {
    case .gray(let white): (UIColor.RGB(white, white, white), alpha)
    case .rgb(let color): (color, alpha)
    case .pattern(let pattern): (pattern.mean, alpha)
    }
  }

  /// The image that the color repeats, if it does.
  var pattern: ColorPattern? {
    if case .pattern(let pattern) = space { pattern } else { nil }
  }

  enum Space: Hashable, Sendable {
    case gray(CGFloat)
    case rgb(UIColor.RGB)
    case pattern(ColorPattern)
  }

  init(_ space: Space, alpha: CGFloat) {
    self.space = space
    self.alpha = alpha
  }

  let space: Space
}

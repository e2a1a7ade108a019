public import Foundation

extension CGColor {
  /// Creates a color that repeats the cell of a pattern, which is drawn at once.
  ///
  /// The components are the color of an uncolored pattern, followed by the opacity.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard let ink = CGColor(inkOf: pattern, in: space, components),
      let color = pattern.color(ink: ink, scale: 3)
    else { return nil }
    self.init(color.space, alpha: color.alpha)
  }

  /// Creates the color of a pattern's cell, or `nil` in a color space that does not suit the
  /// pattern.
  convenience init?(
    inkOf pattern: CGPattern, in space: CGColorSpace, _ components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    if pattern.isColored {
      self.init(gray: 0, alpha: components[0])
    } else if let base = space.baseColorSpace {
      self.init(colorSpace: base, components: components)
    } else {
      return nil
    }
  }

  /// Returns the color with its pattern elsewhere.
  func moved(by transform: CGAffineTransform) -> CGColor {
    guard !transform.isIdentity, var pattern else { return self }
    pattern.toUser = pattern.toUser.concatenating(transform)
    return CGColor(.pattern(pattern), alpha: alpha)
  }
}

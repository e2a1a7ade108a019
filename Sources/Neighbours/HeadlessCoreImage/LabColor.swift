import HeadlessUIKit

/// A color by how it is seen: how light it is, how red rather than green, how yellow rather than
/// blue.
package struct LabColor {
  package let lightness: Double
  package let a: Double
  package let b: Double

  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// Creates the color of components of sRGB, in daylight (D65).
  package init(red: Double, green: Double, blue: Double) {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // The rows of IEC 61966-2-1, each divided by its part of the white point.
    let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The difference to another color, by the formula of 1994 for graphic arts.
  ///
  /// It is not the same the other way around: this color is the standard.
  package func difference(to other: LabColor) -> Double {
    let (chroma, otherChroma) = (hypot(a, b), hypot(other.a, other.b))
    let lighter = lightness - other.lightness
    let fuller = chroma - otherChroma
    let (da, db) = (a - other.a, b - other.b)
    let hue = max(0, da * da + db * db - fuller * fuller)
    let (chromaScale, hueScale) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    return
      (lighter * lighter + fuller * fuller / (chromaScale * chromaScale)
      + hue / (hueScale * hueScale)).squareRoot()
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func root(_ share: Double) -> Double {
    share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
  }
}

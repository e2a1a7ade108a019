import Foundation

extension UIColor {
  /// The red, green and blue components of a color in the sRGB color space.
  package struct RGB: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// Converts from hue, saturation and brightness.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
      func part(_ offset: CGFloat) -> CGFloat {
        let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
        let distance = min(max(min(position, 4 - position), 0), 1)
        return brightness * (1 - saturation * distance)
      }
      self.init(part(5), part(3), part(1))
    }

    /// Converts from the Display P3 color space.
    ///
    /// Colors outside sRGB get values outside 0 to 1.
    init(displayP3 color: RGB) {
      let red = Self.linear(color.red)
      let green = Self.linear(color.green)
      let blue = Self.linear(color.blue)
      self.init(
        Self.encoded(1.2249401763 * red - 0.2249401763 * green),
        Self.encoded(-0.0420569547 * red + 1.0420569547 * green),
        Self.encoded(-0.0196375546 * red - 0.0786360656 * green + 1.0982736201 * blue))
    }

    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
      let most = max(red, green, blue)
      let range = most - min(red, green, blue)
      guard range > 0, most > 0 else { return (0, 0, most) }
      let sixths: CGFloat =
        if most == red {
          (green - blue) / range
        } else if most == green {
          (blue - red) / range + 2
        } else {
          (red - green) / range + 4
        }
      return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / most, most)
    }

    /// The perceived brightness.
    ///
    /// For a gray it is exactly the gray's shade.
    var luminance: CGFloat {
      red == green && green == blue ? red : 0.299 * red + 0.587 * green + 0.114 * blue
    }

    /// A part as light adds up, of one as sRGB has it.
    package static func linear(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -linear : linear
    }

    /// A part as sRGB has it, of one as light adds up.
    package static func encoded(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return value < 0 ? -encoded : encoded
    }
  }
}

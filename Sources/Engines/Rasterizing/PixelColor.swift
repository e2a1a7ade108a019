/// The components of a pixel, multiplied by its opacity.
package struct PixelColor {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The components as one number, red in the lowest byte.
  var word: UInt32 {
    UInt32(
      littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }

  func faded(by alpha: Int) -> PixelColor {
    guard alpha < 255 else { return self }
    func part(_ value: UInt8) -> UInt8 { UInt8((Int(value) * alpha + 127) / 255) }
    return PixelColor(
      red: part(red), green: part(green), blue: part(blue), alpha: part(self.alpha))
  }
}

import Foundation
import Rasterizing

extension PixelColor {
  init(_ color: CGColor, alpha: CGFloat) {
    let (rgb, own) = color.rgbComponents
    let alpha = CGFloat(Int((own * alpha * 255).rounded(), within: 0...255)) / 255
    func byte(_ part: CGFloat) -> UInt8 {
      UInt8(Int((min(max(part, 0), 1) * alpha * 255).rounded(), within: 0...255))
    }
    self.init(
      red: byte(rgb.red), green: byte(rgb.green), blue: byte(rgb.blue),
      alpha: byte(1))
  }
}

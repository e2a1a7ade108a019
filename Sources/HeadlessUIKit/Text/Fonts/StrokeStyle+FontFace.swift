import Foundation
import PixelCoverage
import StrokeFont

extension StrokeStyle {
  /// Creates the style of a font's face, with so many pixels a point.
  init(_ face: FontFace, scale: Double) {
    let widths = FontWidths.of(face)
    func pixels(_ points: Double) -> Int { FixedPoint.whole(CGFloat(points * scale)) }
    func advance(_ letter: UInt8) -> Int { pixels(widths.ascii[Int(letter)] - widths.tracking) }
    func share(_ value: Double) -> Int { Int((value * Double(Self.whole)).rounded()) }
    self.init(
      size: pixels(face.size), weight: share(face.weight),
      display: share(face.isMonospaced ? 0 : OpticalSize.displayShare(of: face.size)),
      smallStem: advance(UInt8(ascii: "l")), capitalStem: advance(UInt8(ascii: "I")))
    isItalic = face.isItalic
    isMonospaced = face.isMonospaced
    hasEqualDigits = face.hasEqualDigits
  }
}

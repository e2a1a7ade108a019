import Foundation
import Rasterizing

extension CGGradient {
  /// Returns the color at a position from 0 to 1.
  func color(at place: CGFloat) -> CGColor {
    guard let after = stops.firstIndex(where: { $0.location > place }) else {
      return stops.last?.color ?? CGColor(gray: 0, alpha: 0)
    }
    guard after > 0 else { return stops[0].color }
    let (from, to) = (stops[after - 1], stops[after])
    let part = (place - from.location) / (to.location - from.location)
    let (start, startAlpha) = from.color.rgbComponents
    let (end, endAlpha) = to.color.rgbComponents
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
    return CGColor(
      red: mix(start.red, end.red), green: mix(start.green, end.green),
      blue: mix(start.blue, end.blue), alpha: mix(startAlpha, endAlpha))
  }

  /// Returns the colors of many places from the start to the end.
  func table(alpha: CGFloat) -> [PixelColor] {
    let last = 1023
    return (0...last).map { PixelColor(color(at: CGFloat($0) / CGFloat(last)), alpha: alpha) }
  }
}

package import Foundation
import PixelCoverage

/// Makes shadows of masks.
package enum Blur {
  /// Returns how many pixels a blur reaches beyond the blurred shape.
  package static func reach(of blur: CGFloat) -> Int { 3 * radius(of: blur) }

  private static func radius(of blur: CGFloat) -> Int {
    Int((blur / 3).rounded(), within: 0...200)
  }

  /// Returns how much of each pixel a shadow covers, of pixels whose first one lies somewhere.
  ///
  /// Three boxes, one after the other, look like the bell curve of a true blur.
  static func shadow(of pixels: Pixels, x: Int, y: Int, blur: CGFloat) -> Mask {
    let radius = radius(of: blur)
    let margin = 3 * radius
    let (width, height) = (pixels.width + 2 * margin, pixels.height + 2 * margin)
    var values = [UInt8](repeating: 0, count: width * height)
    for row in 0..<pixels.height {
      var place = (row + margin) * width + margin
      var from = row * pixels.width * 4 + 3
      for _ in 0..<pixels.width {
        values[place] = pixels.bytes[from]
        place += 1
        from += 4
      }
    }
    if radius > 0 {
      var old = [Int](repeating: 0, count: max(width, height))
      values.withUnsafeMutableBufferPointer { values in
        old.withUnsafeMutableBufferPointer { old in
          for _ in 0..<3 {
            for row in 0..<height {
              average(values, from: row * width, by: 1, count: width, radius, old)
            }
            for column in 0..<width {
              average(values, from: column, by: width, count: height, radius, old)
            }
          }
        }
      }
    }
    return Mask(
      x: x - margin..<x - margin + width, y: y - margin..<y - margin + height, values: values)
  }

  private static func average(
    _ values: UnsafeMutableBufferPointer<UInt8>, from start: Int, by step: Int, count: Int,
    _ radius: Int, _ old: UnsafeMutableBufferPointer<Int>
  ) {
    for index in 0..<count { old[index] = Int(values[start + index * step]) }
    let size = 2 * radius + 1
    var sum = 0
    for index in 0..<min(radius, count) { sum += old[index] }
    for index in 0..<count {
      if index + radius < count { sum += old[index + radius] }
      if index - radius > 0 { sum -= old[index - radius - 1] }
      values[start + index * step] = UInt8(truncatingIfNeeded: sum / size)
    }
  }
}

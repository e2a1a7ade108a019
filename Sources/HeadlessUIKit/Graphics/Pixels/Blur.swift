import Foundation

/// Makes shadows of what is covered.
enum Blur {
  /// Returns how much of each pixel a shadow covers.
  ///
  /// Three boxes, one after the other, look like the bell curve of a true blur.
  static func covered(_ pixels: Pixels, dx: Int, dy: Int, blur: CGFloat) -> Coverage {
    let (width, height) = (pixels.width, pixels.height)
    var coverage = Coverage(x: 0..<width, y: 0..<height, value: 0)
    for y in 0..<height {
      for x in 0..<width { coverage.values[y * width + x] = pixels[x - dx, y - dy].alpha }
    }
    let radius = Int((blur / 3).rounded(), within: 0...200)
    guard radius > 0 else { return coverage }
    for _ in 0..<3 {
      for y in 0..<height {
        average(&coverage.values, from: y * width, by: 1, count: width, radius)
      }
      for x in 0..<width { average(&coverage.values, from: x, by: width, count: height, radius) }
    }
    return coverage
  }

  private static func average(
    _ values: inout [UInt8], from start: Int, by step: Int, count: Int, _ radius: Int
  ) {
    let old = (0..<count).map { Int(values[start + $0 * step]) }
    let size = 2 * radius + 1
    var sum = old.prefix(radius).reduce(0, +)
    for index in 0..<count {
      if index + radius < count { sum += old[index + radius] }
      if index - radius > 0 { sum -= old[index - radius - 1] }
      values[start + index * step] = UInt8(sum / size)
    }
  }
}

import HeadlessUIKit

/// Pixels as numbers: red, green, blue and opacity, from the top row on.
struct FloatPixels: Sendable {
  let width: Int
  let height: Int
  private(set) var all: [SIMD4<Float>]

  /// Creates pixels that are all the same: nothing, unless one is given.
  init(width: Int, height: Int, of pixel: SIMD4<Float> = .zero) {
    (self.width, self.height) = (width, height)
    all = Array(repeating: pixel, count: width * height)
  }

  /// Creates the pixels of a picture of a byte for each component.
  init?(_ image: CGImage) {
    guard let data = image.dataProvider?.data else { return nil }
    self.init(width: image.width, height: image.height)
    // Loops over pixels are `while` loops over memory: they are fast where nothing is optimized.
    Array(data).withUnsafeBufferPointer { bytes in
      all.withUnsafeMutableBufferPointer { pixels in
        var row = 0
        while row < image.height {
          var (place, column) = (row * image.bytesPerRow, 0)
          while column < image.width {
            pixels[row * image.width + column] = SIMD4(
              Float(bytes[place]) / 255, Float(bytes[place + 1]) / 255,
              Float(bytes[place + 2]) / 255, Float(bytes[place + 3]) / 255)
            (place, column) = (place + 4, column + 1)
          }
          row += 1
        }
      }
    }
  }

  /// Sets each pixel in which two pictures of this size differ.
  mutating func update(
    from left: FloatPixels, _ right: FloatPixels,
    _ pixel: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) {
    left.all.withUnsafeBufferPointer { left in
      right.all.withUnsafeBufferPointer { right in
        all.withUnsafeMutableBufferPointer { pixels in
          var index = 0
          while index < pixels.count {
            let (one, two) = (left[index], right[index])
            if one.x != two.x || one.y != two.y || one.z != two.z {
              pixels[index] = pixel(one, two)
            }
            index += 1
          }
        }
      }
    }
  }

  subscript(column: Int, row: Int) -> SIMD4<Float> {
    get { all[row * width + column] }
    set { all[row * width + column] = newValue }
  }

  /// The pixels of a rectangle that begins so many columns to the right, and so many rows below.
  ///
  /// There is nothing outside.
  func part(column: Int, row: Int, width: Int, height: Int) -> FloatPixels {
    var part = FloatPixels(width: width, height: height)
    for y in max(0, -row)..<max(0, -row, min(height, self.height - row)) {
      for x in max(0, -column)..<max(0, -column, min(width, self.width - column)) {
        part[x, y] = self[x + column, y + row]
      }
    }
    return part
  }

  /// The average of all.
  var average: SIMD4<Float> {
    // Doubles, since a sum of many small numbers loses them.
    let sums = all.reduce(into: SIMD4<Double>.zero) { $0 += SIMD4<Double>($1) }
    return SIMD4<Float>(sums / Double(max(1, all.count)))
  }

  /// The picture, whose components are from 0 to 1.
  var image: CGImage? {
    var bytes = Data(count: 4 * all.count)
    bytes.withUnsafeMutableBytes { memory in
      if let start = memory.baseAddress {
        CIFormat.RGBA8.write(self, to: start, rowBytes: 4 * width)
      }
    }
    return CGDataProvider(data: bytes).flatMap {
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: 4 * width, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
  }
}

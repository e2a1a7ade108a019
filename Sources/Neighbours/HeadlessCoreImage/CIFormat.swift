import HeadlessUIKit

/// The format of pixels in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  /// Creates a format of its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Red, green, blue and opacity, a byte each.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Opacity, red, green and blue, a byte each.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// Blue, green, red and opacity, a byte each.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Opacity, blue, green and red, a byte each.
  public static let ABGR8 = CIFormat(rawValue: 267)
  /// Red, green, blue and opacity, a half number each.
  public static let RGBAh = CIFormat(rawValue: 2056)
  /// Red, green, blue and opacity, a number of 32 bits each.
  public static let RGBAf = CIFormat(rawValue: 2312)
  /// Red alone, a byte.
  public static let R8 = CIFormat(rawValue: 257)
  /// Red alone, a half number.
  public static let Rh = CIFormat(rawValue: 2049)
  /// Red alone, a number of 32 bits.
  public static let Rf = CIFormat(rawValue: 2305)

  /// How a component is written.
  private enum Number: Int {
    case byte = 1
    case half = 2
    case single = 4
  }

  /// Which of red, green, blue and opacity come one after the other; `nil` for unknown formats.
  private var order: [Int]? {
    switch self {
    case .RGBA8, .RGBAh, .RGBAf: [0, 1, 2, 3]
    case .ARGB8: [3, 0, 1, 2]
    case .BGRA8: [2, 1, 0, 3]
    case .ABGR8: [3, 2, 1, 0]
    case .R8, .Rh, .Rf: [0]
    default: nil
    }
  }

  private var number: Number {
    switch self {
    case .RGBAh, .Rh: .half
    case .RGBAf, .Rf: .single
    default: .byte
    }
  }

  /// The bytes of a pixel; 0 for unknown formats.
  var bytesPerPixel: Int { (order?.count ?? 0) * number.rawValue }

  /// Writes pixels to memory, unless its rows are too short.
  func write(_ pixels: FloatPixels, to data: UnsafeMutableRawPointer, rowBytes: Int) {
    guard let order, rowBytes >= bytesPerPixel * pixels.width else { return }
    let (size, step, channels) = (number.rawValue, bytesPerPixel, order.count)
    pixels.all.withUnsafeBufferPointer { all in
      var row = 0
      while row < pixels.height {
        var (place, column) = (data + row * rowBytes, 0)
        while column < pixels.width {
          let pixel = all[row * pixels.width + column]
          var channel = 0
          while channel < channels {
            write(pixel[order[channel]], to: place + channel * size)
            channel += 1
          }
          (place, column) = (place + step, column + 1)
        }
        row += 1
      }
    }
  }

  /// Reads pixels from memory; absent colors are 0, and an absent opacity is 1.
  func read(
    _ data: UnsafeRawPointer, rowBytes: Int, width: Int, height: Int
  ) -> FloatPixels {
    var pixels = FloatPixels(width: width, height: height)
    guard let order else { return pixels }
    for row in 0..<height {
      for column in 0..<width {
        var pixel = SIMD4<Float>(0, 0, 0, 1)
        for (place, channel) in order.enumerated() {
          let offset = row * rowBytes + column * bytesPerPixel + place * number.rawValue
          pixel[channel] = read(data + offset)
        }
        pixels[column, row] = pixel
      }
    }
    return pixels
  }

  private func write(_ value: Float, to data: UnsafeMutableRawPointer) {
    switch number {
    case .byte:
      data.storeBytes(of: UInt8((255 * min(max(0, value), 1)).rounded()), as: UInt8.self)
    case .half:
      data.storeBytes(of: value == 0 ? 0 : Float16(value).bitPattern, as: UInt16.self)
    case .single: data.storeBytes(of: value, as: Float.self)
    }
  }

  private func read(_ data: UnsafeRawPointer) -> Float {
    switch number {
    case .byte: Float(data.load(as: UInt8.self)) / 255
    case .half: Float(Float16(bitPattern: data.loadUnaligned(as: UInt16.self)))
    case .single: data.loadUnaligned(as: Float.self)
    }
  }
}

/// What becomes of the colours of a pixel that one sees through.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  case none = 0
  case premultiplied
  case unpremultiplied
}

import Foundation
import Rasterizing

/// How the pixels of a context or an image stand in memory.
struct PixelLayout: Hashable, Sendable {
  let width: Int
  let height: Int
  let bitsPerComponent: Int
  let bytesPerPixel: Int
  let bytesPerRow: Int
  let space: CGColorSpace?
  let bitmapInfo: CGBitmapInfo

  /// Creates the layout of a context for points.
  init?(points size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    let limits = 0...1_000_000
    guard width > 0, height > 0 else { return nil }
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    self.init(
      width: Int(width, within: limits), height: Int(height, within: limits),
      bitsPerComponent: 8, bytesPerRow: 0,
      space: .standard,
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
  }

  /// Creates a layout, or `nil` where the numbers do not fit each other.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: CGBitmapInfo
  ) {
    let isGray = space?.model == .monochrome
    let isMask = bitmapInfo.alpha == .alphaOnly
    let bytesPerPixel = isMask ? 1 : isGray ? (bitmapInfo.alpha == .none ? 1 : 2) : 4
    // Three bytes for a pixel, and opacities that are not multiplied, Core Graphics refuses too.
    let fits =
      isMask || isGray || ![.none, .first, .last].contains(bitmapInfo.alpha)
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20, bitsPerComponent == 8, fits,
      isMask || space != nil, space?.model != .cmyk,
      bytesPerRow == 0 || bytesPerRow >= width * bytesPerPixel
    else { return nil }
    self.init(
      width: width, height: height, bytesPerPixel: bytesPerPixel,
      bytesPerRow: bytesPerRow == 0 ? width * bytesPerPixel : bytesPerRow, space: space,
      bitmapInfo: bitmapInfo)
  }

  init(
    width: Int, height: Int, bytesPerPixel: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: CGBitmapInfo
  ) {
    self.width = width
    self.height = height
    bitsPerComponent = 8
    self.bytesPerPixel = bytesPerPixel
    self.bytesPerRow = bytesPerRow
    self.space = space
    self.bitmapInfo = bitmapInfo
  }

  /// The usual layout of an image.
  init(width: Int, height: Int) {
    self.init(
      width: width, height: height, bytesPerPixel: 4, bytesPerRow: width * 4, space: .standard,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  var byteCount: Int { bytesPerRow * height }

  /// Whether pixels have no opacity component.
  var isOpaque: Bool {
    switch bitmapInfo.alpha {
    case .none, .noneSkipFirst, .noneSkipLast: true
    default: false
    }
  }

  /// Where red, green, blue and opacity stand in a pixel.
  private var places: (red: Int, green: Int, blue: Int, alpha: Int) {
    let isLittle = bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue == 0x2000
    let isFirst: Bool =
      switch bitmapInfo.alpha {
      case .first, .premultipliedFirst, .noneSkipFirst: true
      default: false
      }
    let places = isFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
    return isLittle ? (3 - places.0, 3 - places.1, 3 - places.2, 3 - places.3) : places
  }

  /// Returns the pixels that stand in memory.
  func read(_ memory: UnsafeRawPointer) -> Pixels {
    pixels(in: UnsafeRawBufferPointer(start: memory, count: byteCount))
  }

  /// Returns the pixels that stand in memory, as far as it reaches.
  func pixels(in memory: UnsafeRawBufferPointer) -> Pixels {
    var pixels = Pixels(width: width, height: height)
    let places = places
    let alpha = bitmapInfo.alpha
    let isStraight = alpha == .last || alpha == .first
    for y in 0..<height {
      for x in 0..<width {
        let from = y * bytesPerRow + x * bytesPerPixel
        guard from >= 0, from + bytesPerPixel <= memory.count else { continue }
        let to = (y * width + x) * 4
        switch bytesPerPixel {
        case 1:
          let value = memory[from]
          let isMask = alpha == .alphaOnly
          for part in 0..<3 { pixels.bytes[to + part] = isMask ? 0 : value }
          pixels.bytes[to + 3] = isMask ? value : 255
        case 2:
          for part in 0..<3 { pixels.bytes[to + part] = memory[from] }
          pixels.bytes[to + 3] = memory[from + 1]
        case 3:
          for part in 0..<3 { pixels.bytes[to + part] = memory[from + part] }
          pixels.bytes[to + 3] = 255
        default:
          pixels.bytes[to] = memory[from + places.red]
          pixels.bytes[to + 1] = memory[from + places.green]
          pixels.bytes[to + 2] = memory[from + places.blue]
          pixels.bytes[to + 3] = isOpaque ? 255 : memory[from + places.alpha]
        }
      }
    }
    return isStraight
      ? Pixels(width: width, height: height, straight: pixels.bytes) : pixels
  }

  /// Writes pixels, as many as the layout has, into memory.
  func write(_ pixels: Pixels, to memory: UnsafeMutableRawPointer) {
    let bytes = pixels.bytes
    let places = places
    let memory = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
    let isMask = bitmapInfo.alpha == .alphaOnly
    for y in 0..<height {
      for x in 0..<width {
        let to = y * bytesPerRow + x * bytesPerPixel
        let from = (y * width + x) * 4
        guard bytesPerPixel == 4 else {
          let (red, green, blue) = (bytes[from], bytes[from + 1], bytes[from + 2])
          let gray = (299 * Int(red) + 587 * Int(green) + 114 * Int(blue) + 500) / 1000
          memory[to] = isMask ? bytes[from + 3] : UInt8(gray)
          if bytesPerPixel == 2 { memory[to + 1] = bytes[from + 3] }
          continue
        }
        memory[to + places.red] = bytes[from]
        memory[to + places.green] = bytes[from + 1]
        memory[to + places.blue] = bytes[from + 2]
        memory[to + places.alpha] = isOpaque ? 255 : bytes[from + 3]
      }
    }
  }

  /// The bytes that pixels are in this layout.
  func data(of pixels: Pixels) -> Data {
    var data = Data(count: byteCount)
    data.withUnsafeMutableBytes { bytes in
      if let address = bytes.baseAddress { write(pixels, to: address) }
    }
    return data
  }
}

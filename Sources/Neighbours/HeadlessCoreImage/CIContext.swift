public import HeadlessUIKit

/// Makes pixels of images.
open class CIContext: NSObject {
  /// Creates a context.
  public override init() { super.init() }

  /// Creates a context with options of no effect.
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// Returns the part of an image within a rectangle: of the picture that it was made of, in its size.
  ///
  /// `nil` for an infinite rectangle.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rect = fromRect.integral
    guard Self.canRender(rect) else { return nil }
    let context = CGContext(
      data: nil, width: Int(rect.width), height: Int(rect.height), bitsPerComponent: 8,
      bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    if let base = image.base, !image.extent.isInfinite {
      context?.draw(base, in: image.extent.offsetBy(dx: -rect.minX, dy: -rect.minY))
    } else if let base = image.base {
      context?.draw(base, in: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
    }
    return context?.makeImage()
  }

  /// Returns the part of an image within a rectangle, in a format of no effect.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Leaves the pixels of a part of an image in memory, unless its rows are too short.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let pixels = image.pixels(in: bounds) else { return }
    format.write(pixels, to: data, rowBytes: rowBytes)
  }

  /// Returns a PNG file of an image.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }

  /// Returns a JPEG file of an image.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap {
      UIImage(cgImage: $0).jpegData(compressionQuality: 0.9)
    }
  }
}

extension CIContext {
  /// Returns whether a rectangle has pixels, not more than any picture, and a place that can be counted.
  static func canRender(_ rect: CGRect) -> Bool {
    let (sides, places): (Range<CGFloat>, ClosedRange<CGFloat>) = (1..<16384, -1e9...1e9)
    return sides.contains(rect.width) && sides.contains(rect.height)
      && places.contains(rect.minX) && places.contains(rect.minY)
  }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether it does without the graphics processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  /// The color space while it works.
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  /// The color space of the result.
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  /// Whether it keeps what it has done.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether other work comes first.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
}

/// An option of an image's file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

public import Foundation
import ImageDecoding
import Locks
package import Rasterizing

/// An image of pixels.
///
/// It may be a recorded drawing, whose pixels are made at the first access.
public final class CGImage: Hashable, Sendable {
  // MARK: Creating images

  /// Creates an image from data that holds its pixels.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let bytes = bitsPerPixel / 8
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20, bitsPerComponent == 8,
      (1...4).contains(bytes), bytesPerRow >= width * bytes, width * height <= Pixels.most,
      let data = provider.data
    else { return nil }
    let layout = PixelLayout(
      width: width, height: height, bytesPerPixel: bytes, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: bitmapInfo)
    self.init(pixels: data.withUnsafeBytes { layout.pixels(in: $0) }, layout: layout)
  }

  /// Creates a mask from data that holds its pixels: black pixels let drawing through.
  public convenience init?(
    maskWidth: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard maskWidth > 0, height > 0, maskWidth < 1 << 20, height < 1 << 20,
      bitsPerComponent == 8, bitsPerPixel == 8, bytesPerRow >= maskWidth,
      maskWidth * height <= Pixels.most, let data = provider.data
    else { return nil }
    let layout = PixelLayout(
      width: maskWidth, height: height, bytesPerPixel: 1, bytesPerRow: bytesPerRow, space: nil,
      bitmapInfo: [])
    self.init(.pixels(data.withUnsafeBytes { layout.pixels(in: $0) }), layout, isMask: true)
  }

  /// Creates an image from a PNG file.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.starts(with: PNGFile.signature) else { return nil }
    self.init(file: data)
  }

  /// Creates an image from a JPEG file.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.starts(with: [0xFF, 0xD8]) else { return nil }
    self.init(file: data)
  }

  // MARK: Copying an image

  /// Returns the image itself, because it never changes.
  public func copy() -> CGImage? { self }

  /// Returns a copy whose components mean something else.
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    guard colorSpace.numberOfComponents == (self.colorSpace?.numberOfComponents ?? 3) else {
      return nil
    }
    return CGImage(
      source,
      PixelLayout(
        width: width, height: height, bytesPerPixel: layout.bytesPerPixel,
        bytesPerRow: layout.bytesPerRow, space: colorSpace, bitmapInfo: bitmapInfo),
      isMask: isMask)
  }

  // MARK: Creating images by modifying an image

  /// Returns the part of the image within a rectangle, in pixels with the y axis pointing down.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.part(within: whole).integral
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let layout = PixelLayout(
      width: Int(part.width), height: Int(part.height), bytesPerPixel: layout.bytesPerPixel,
      bytesPerRow: Int(part.width) * layout.bytesPerPixel, space: layout.space,
      bitmapInfo: bitmapInfo)
    return CGImage(.part(self, x: Int(part.minX), y: Int(part.minY)), layout, isMask: isMask)
  }

  /// Returns the image, transparent where a mask is white, or as the opacity of an image says.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }
    let rect = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    var style = Drawing.Style()
    style.clips = [.mask(mask, rect, .identity)]
    var drawing = Drawing()
    drawing.marks = [Drawing.Mark(content: .image(self, rect), style: style)]
    return CGImage(drawing: drawing, layout: PixelLayout(width: width, height: height))
  }

  // MARK: Getting image properties

  /// The width in pixels.
  public var width: Int { layout.width }

  /// The height in pixels.
  public var height: Int { layout.height }

  /// The number of bits of a component.
  public var bitsPerComponent: Int { layout.bitsPerComponent }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }

  /// The number of bytes from one row of pixels to the next.
  public var bytesPerRow: Int { layout.bytesPerRow }

  /// The color space of a pixel's components, or `nil` for a mask.
  public var colorSpace: CGColorSpace? { layout.space }

  /// Where the opacity of a pixel stands.
  public var alphaInfo: CGImageAlphaInfo { layout.bitmapInfo.alpha }

  /// How pixels stand in memory.
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

  /// In which order the bytes of a pixel stand.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
      ?? .orderDefault
  }

  /// The pixels as they stand in memory.
  public var dataProvider: CGDataProvider? {
    pixels.flatMap { CGDataProvider(data: layout.data(of: $0)) }
  }

  /// The mapping of the components to other values: always `nil`.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// Whether pixels are mixed when the image is drawn in another size.
  public var shouldInterpolate: Bool { true }

  /// How colors are replaced that cannot be shown.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// Whether the image is a mask.
  public let isMask: Bool

  // MARK: Comparing

  /// Returns whether two images have the same content.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.layout == right.layout && left.isMask == right.isMask && left.source == right.source)
  }

  /// Adds the size to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(layout) }

  // MARK: The model

  /// Where the pixels come from.
  package indirect enum Source: Hashable, Sendable {
    case drawing(Drawing)
    case pixels(Pixels)
    case file(Data)
    case part(CGImage, x: Int, y: Int)
  }

  package let source: Source

  /// The drawing, if the image is a recording.
  package var drawing: Drawing? {
    guard case .drawing(let drawing) = source else { return nil }
    return drawing
  }

  /// The file of the image: its original file, or a new one.
  var file: Data? {
    if case .file(let data) = source { return data }
    return pixels.map { PNGFile.data(of: $0) }
  }

  /// The file of the image in fewer pixels, where half of them in a row are enough.
  func file(scaledBy factor: CGFloat) -> Data? {
    guard factor > 0, factor <= 0.5 else { return file }
    if let last = scaledFile.withLock({ $0 }), last.factor == factor { return last.file }
    guard let made = scaled(by: factor, orientation: 1)?.file else { return file }
    scaledFile.withLock { $0 = (factor, made) }
    return made
  }

  /// The pixels, or nil if there are too many or the model cannot read them.
  package var pixels: Pixels? {
    switch source {
    case .pixels(let pixels): return pixels
    case .part(let image, let x, let y):
      return image.pixels?.cropped(x: x, y: y, width: width, height: height)
    case .drawing, .file: break
    }
    if let done = cache.withLock({ $0 }) { return done }
    guard width * height <= Pixels.most else { return nil }
    var made: Pixels?
    if case .drawing(let drawing) = source {
      var rasterizer = Rasterizer(Pixels(width: width, height: height))
      if layout.isOpaque { rasterizer.fillBlack() }
      rasterizer.draw(drawing.marks)
      made = rasterizer.pixels
    } else if case .file(let data) = source {
      made = DecodedImage(data).map {
        Pixels(width: $0.width, height: $0.height, straight: $0.bytes)
      }
    }
    cache.withLock { $0 = made }
    return made
  }

  /// Creates the image of a file, if its size is known.
  package convenience init?(file: Data) {
    guard let header = ImageHeader(file) else { return nil }
    self.init(file: file, header)
  }

  /// Creates the image of a file whose header is known.
  convenience init?(file: Data, _ header: ImageHeader) {
    guard header.width < 1 << 20, header.height < 1 << 20 else { return nil }
    let alpha: CGImageAlphaInfo = header.kind == .jpeg ? .noneSkipLast : .premultipliedLast
    let layout = PixelLayout(
      width: header.width, height: header.height, bytesPerPixel: 4, bytesPerRow: header.width * 4,
      space: .standard, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue))
    self.init(.file(file), layout, isMask: false)
  }

  /// Creates an image of one transparent pixel, where there must be an image.
  package convenience init() {
    let layout = PixelLayout(
      width: 1, height: 1, bytesPerPixel: 4, bytesPerRow: 4, space: .standard,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    self.init(pixels: Pixels(width: 1, height: 1), layout: layout)
  }

  convenience init(drawing: Drawing, layout: PixelLayout) {
    self.init(.drawing(drawing), layout, isMask: false)
  }

  convenience init(pixels: Pixels, layout: PixelLayout) {
    self.init(.pixels(pixels), layout, isMask: false)
  }

  private init(_ source: Source, _ layout: PixelLayout, isMask: Bool) {
    self.source = source
    self.layout = layout
    self.isMask = isMask
  }

  let layout: PixelLayout
  private let cache = Locked<Pixels?>(nil)
  /// The file that was made last, in fewer pixels.
  private let scaledFile = Locked<(factor: CGFloat, file: Data)?>(nil)
}

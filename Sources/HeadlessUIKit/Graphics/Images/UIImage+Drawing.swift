public import Foundation
import Rasterizing

extension UIImage {
  // MARK: Drawing an image

  /// Draws the image with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image with its top left corner at a point, mixed in a way and with an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image as large as a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image as large as a rectangle, mixed in a way and with an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(context.state.alpha * min(max(alpha, 0), 1)) }
    draw(into: context, rect, tint: values.tintColor?.cgColor)
    context.restoreGState()
  }

  /// Draws the image again and again, until a rectangle is full.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let image = cgImage, size.width > 0,
      size.height > 0
    else { return }
    context.saveGState()
    context.clip(to: rect)
    // As with one image, up is up; tiles are counted from the top.
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(origin: .zero, size: size), byTiling: true)
    context.restoreGState()
  }

  /// Draws the image, or its shape in a color.
  func draw(into context: CGContext, _ rect: CGRect, tint: CGColor?) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    if case .symbol(let name) = values.source {
      return context.add(.symbol(symbol(name, rect, tint: tint)))
    }
    if let name = values.name, !hasPixels {
      return context.add(.named(name, rect, tint))
    }
    guard let image = cgImage else { return }
    context.saveGState()
    // The unit square, with its y axis pointing up, as an image's.
    context.concatenate(
      CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY))
    context.concatenate(imageOrientation.transform)
    context.add(tint.map { .silhouette(image, unit, $0) } ?? .image(image, unit))
    context.restoreGState()
  }

  // MARK: Getting the image's data

  /// Returns the image as a PNG file, or nil if it has no pixels.
  public func pngData() -> Data? { cgImage?.pixels.map { PNGFile.data(of: $0) } }

  /// Returns the image as a JPEG file of a quality from 0 to 1, or nil if it has no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright?.pixels.flatMap { JPEGFile.data(of: $0, quality: compressionQuality) }
  }

  /// Whether the image has its own pixels: a symbol or a drawing is known by its place.
  private var hasPixels: Bool {
    guard case .asset(_, let picture) = values.source else { return values.name == nil }
    return picture.value.bitmap != nil
  }

  /// A stand-in for an image of which only the name and the size are known.
  var box: CGImage? {
    let bounds = CGRect(origin: .zero, size: size)
    let context = CGContext(points: bounds, scale: scale, isOpaque: false)
    if let context { draw(into: context, bounds, tint: values.tintColor?.cgColor) }
    return context?.makeImage()
  }

  /// The pixels as they are seen.
  private var upright: CGImage? {
    guard imageOrientation != .up else { return cgImage }
    let context = CGContext(
      points: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
    guard let context else { return nil }
    draw(into: context, CGRect(origin: .zero, size: size), tint: nil)
    return context.makeImage()
  }

  // MARK: Preparing images

  /// The format of a renderer that suits the image.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.layout.isOpaque ?? false
    return format
  }

  /// Returns the image in another size, in pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
      return nil
    }
    let format = imageRendererFormat
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the image in another size, in pixels.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns the image, ready to be shown.
  public func preparingForDisplay() -> UIImage? { size == .zero ? nil : self }

  /// Returns the image, ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}

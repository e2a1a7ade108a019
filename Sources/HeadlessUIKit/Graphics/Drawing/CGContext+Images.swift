public import Foundation
import Rasterizing

extension CGContext {
  // MARK: Drawing images

  /// Draws an image within a rectangle, or again and again beside it.
  ///
  /// The top of the image is where the y axis points to, which is down in UIKit's contexts.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return add(.image(image, rect)) }
    let area = boundingBoxOfClipPath
    guard rect.width > 0, rect.height > 0, !area.isNull else { return }
    let columns = Self.tiles(area.minX - rect.minX, area.maxX - rect.minX, rect.width)
    let rows = Self.tiles(area.minY - rect.minY, area.maxY - rect.minY, rect.height)
    guard columns.count * rows.count <= 100_000 else { return }
    for row in rows {
      for column in columns {
        add(
          .image(
            image,
            rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height)))
      }
    }
  }

  /// Draws a layer within a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    if let image = layer.context?.makeImage() { draw(image, in: rect) }
  }

  /// Draws a layer with its corner at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  private static func tiles(_ low: CGFloat, _ high: CGFloat, _ size: CGFloat) -> Range<Int> {
    let first = (low / size).rounded(.down)
    let last = (high / size).rounded(.up)
    let limits = -1_000_000...1_000_000
    let lowest = Int(first, within: limits)
    return lowest..<max(lowest, Int(last, within: limits))
  }

  // MARK: Drawing gradients

  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    add(.gradient(gradient, .linear(startPoint, endPoint), options))
  }

  /// Draws a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    add(.gradient(gradient, .radial(startCenter, startRadius, endCenter, endRadius), options))
  }

  /// Draws a gradient around a point.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    add(
      .gradient(
        gradient, .conic(center, angle), [.drawsBeforeStartLocation, .drawsAfterEndLocation]))
  }

  // MARK: Getting information about bitmap contexts

  /// Returns the drawing up to now as an image.
  public func makeImage() -> CGImage? {
    memory.map { CGImage(pixels: layout.read($0), layout: layout) }
      ?? CGImage(drawing: drawing, layout: layout)
  }

  /// The memory with the pixels.
  ///
  /// From then on drawings become pixels at once.
  public var data: UnsafeMutableRawPointer? {
    if let memory { return memory }
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(layout.byteCount, 1), alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    guard let address = bytes.baseAddress else { return nil }
    var rasterizer = Rasterizer(Pixels(width: layout.width, height: layout.height))
    rasterizer.draw(marks)
    layout.write(rasterizer.pixels, to: address)
    ownMemory = address
    memory = address
    return address
  }

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

  /// The color space of the components of a pixel.
  public var colorSpace: CGColorSpace? { layout.space }

  /// Where the opacity of a pixel stands.
  public var alphaInfo: CGImageAlphaInfo { layout.bitmapInfo.alpha }

  /// How pixels stand in memory.
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
}

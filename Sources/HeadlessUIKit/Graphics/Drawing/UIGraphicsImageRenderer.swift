public import Foundation

/// A renderer of images.
///
/// Images keep their drawing. It becomes pixels at the first access to these, as for a file.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  // MARK: Creating an image renderer

  /// Creates a renderer of images without a size.
  public convenience init() { self.init(size: .zero) }

  /// Creates a renderer of images of a size.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer of images of a size, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle, whose origin is their top left corner.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of images of a rectangle, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  // MARK: Creating images

  /// Draws an image; one without a size is empty (behaviour 684).
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    draw(actions)?.currentImage ?? UIImage()
  }

  /// Draws an image, and returns it as a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image, and returns it as a JPEG file of a quality from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// Whether images can be made of the drawing.
  open override var allowsImageOutput: Bool { true }

  private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
    guard let format = format as? UIGraphicsImageRendererFormat,
      let context = CGContext(
        points: format.bounds, scale: format.scale, isOpaque: format.opaque)
    else { return nil }
    let drawing = UIGraphicsImageRendererContext(context, format)
    ContextStack.draw(into: context) { actions(drawing) }
    return drawing
  }
}

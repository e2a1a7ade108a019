public import Foundation

/// The base class of renderers, which draw into a context and use the result.
open class UIGraphicsRenderer: NSObject {
  // MARK: Creating a graphics renderer

  /// Creates a renderer for a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat.default())
  }

  /// Creates a renderer for a rectangle, with a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    storedFormat = format.placed(in: bounds)
    super.init()
  }

  // MARK: Getting the format

  /// The format, a copy of the given one.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Whether images can be made of the drawing.
  open var allowsImageOutput: Bool { false }

  private let storedFormat: UIGraphicsRendererFormat
}

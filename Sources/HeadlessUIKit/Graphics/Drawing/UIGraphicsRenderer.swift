public import Foundation

/// What draws, and makes something of it.
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

  /// The format, which is a copy of the one that was given.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Whether images can be made of what is drawn.
  open var allowsImageOutput: Bool { false }

  private let storedFormat: UIGraphicsRendererFormat
}

public import Foundation

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  // MARK: Creating a format

  /// Creates a format.
  public required override init() { super.init() }

  /// Returns the usual format of the device.
  open class func `default`() -> Self { Self() }

  /// Returns the best format of the device.
  open class func preferred() -> Self { Self() }

  // MARK: Getting the bounds

  /// The rectangle of the renderer, which is empty before there is one.
  open internal(set) var bounds = CGRect.zero

  // MARK: Copying

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> UIGraphicsRendererFormat {
    let format = Self()
    format.bounds = bounds
    return format
  }

  /// Returns a copy with the rectangle of a renderer.
  final func placed(in bounds: CGRect) -> UIGraphicsRendererFormat {
    let format = copied()
    format.bounds = bounds
    return format
  }
}

public import Foundation

/// How a renderer draws images: with how many pixels, and whether with opacities.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  // MARK: Creating a format

  /// Creates the usual format of the device.
  public required init() { super.init() }

  /// Creates the format that suits traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  // MARK: Configuring the format

  /// The number of pixels of a point; the screen's unless set otherwise.
  open var scale = screenScale

  /// Whether images have no opacities.
  open var opaque = false

  /// Which colors images can have.
  open var preferredRange = Range.automatic

  /// Whether images can have vivid colors.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended || preferredRange == .automatic }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Which colors images can have.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  override func copied() -> UIGraphicsRendererFormat {
    let copy = super.copied()
    if let format = copy as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
      format.preferredRange = preferredRange
    }
    return copy
  }

  /// The number of pixels of a point of the screen.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : UITraitCollection.device.displayScale
  }
}

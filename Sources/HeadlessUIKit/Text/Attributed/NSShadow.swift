public import Foundation

/// The shadow of a text.
open class NSShadow: NSObject, NSCopying {
  /// Creates a shadow that is not seen, because it lies behind the text and is not blurred.
  public override init() { super.init() }

  // MARK: Managing a shadow

  /// How far the shadow lies from the text.
  open var shadowOffset = CGSize.zero

  /// How far the shadow is blurred.
  open var shadowBlurRadius: CGFloat = 0

  /// The color of the shadow, a `UIColor`: black, a third opaque, unless set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether the other object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// A number that is the same for equal shadows.
  open override var hash: Int { shadowBlurRadius.hashValue }
}

public import Foundation

/// The shadow of a text.
open class NSShadow: NSObject, NSCopying {
  /// Creates a shadow that is invisible, because it is not blurred and is directly behind the text.
  public override init() { super.init() }

  // MARK: Managing a shadow

  /// The distance of the shadow from the text.
  open var shadowOffset = CGSize.zero

  /// The blur radius of the shadow.
  open var shadowBlurRadius: CGFloat = 0

  /// The color of the shadow, a `UIColor`.
  ///
  /// By default it is black with an opacity of a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether the other object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// The hash value.
  open override var hash: Int { shadowBlurRadius.hashValue }
}

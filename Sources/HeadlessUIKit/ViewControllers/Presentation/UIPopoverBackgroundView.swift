public import Foundation

/// The methods by which the background of a popover says how much room it takes.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The length of the arrow's base.
  static func arrowBase() -> CGFloat

  /// How far the content is from the edges of the background.
  static func contentViewInsets() -> UIEdgeInsets

  /// The height of the arrow.
  static func arrowHeight() -> CGFloat
}

/// The background of a popover, with its arrow, as an app draws it.
///
/// A subclass says how much room it takes, and where its arrow is.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  // MARK: Returning the content view insets

  /// How far the content is from the edges; a subclass has to say it.
  open class func contentViewInsets() -> UIEdgeInsets {
    raise("contentViewInsets()")
    return .zero
  }

  // MARK: Accessing the arrow metrics

  /// How far the arrow is from the middle of its side; a subclass has to keep it.
  open var arrowOffset: CGFloat {
    get { storedOffset }
    set { storedOffset = newValue }
  }

  /// Where the arrow points; a subclass has to keep it.
  open var arrowDirection: UIPopoverArrowDirection {
    get { storedDirection }
    set { storedDirection = newValue }
  }

  /// The height of the arrow; a subclass has to say it.
  open class func arrowHeight() -> CGFloat {
    raise("arrowHeight()")
    return 0
  }

  /// The length of the arrow's base; a subclass has to say it.
  open class func arrowBase() -> CGFloat {
    raise("arrowBase()")
    return 0
  }

  // MARK: Configuring the popover's appearance

  /// Whether the content looks as it does in a popover of the system's.
  open class var wantsDefaultContentAppearance: Bool { true }

  // MARK: Storage

  private final var storedOffset: CGFloat = 0
  private final var storedDirection = UIPopoverArrowDirection.unknown

  // MARK: The model

  private static func raise(_ method: String) {
    ModelException.internalInconsistency.raise(
      "\(method) must be overridden by subclasses of UIPopoverBackgroundView.",
      by: "UIPopoverBackgroundView.\(method)")
  }
}

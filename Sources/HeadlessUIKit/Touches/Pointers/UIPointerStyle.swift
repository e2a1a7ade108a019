public import Foundation

/// How a pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates a look with an effect, and a shape in place of the usual one.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// Creates a look with a shape, which stays on some axes.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    super.init()
  }

  private init(isHidden: Bool) {
    effect = nil
    shape = nil
    super.init()
  }

  /// Returns a pointer that cannot be seen.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(isHidden: true) }

  /// Returns the usual pointer.
  open class func system() -> UIPointerStyle { UIPointerStyle(isHidden: false) }

  /// The pointer's effect on the view below it.
  final let effect: UIPointerEffect?
  /// The shape in place of the usual one.
  final let shape: UIPointerShape?
}

/// A pointer's effect on the view below it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  /// The pointer becomes the view below it.
  case highlight(UITargetedPreview)
  /// The view below it rises.
  case lift(UITargetedPreview)
  /// The view below it changes, and the pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// How the view below a pointer is tinted.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }
}

/// The shape of a pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The radius of corners that the system chooses.
  public nonisolated static let defaultCornerRadius: CGFloat = -1
}

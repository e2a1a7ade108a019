public import Foundation

/// How a pointer looks above a view.
///
/// No pointer is connected to this phone, so that the delegate is never asked, as on a device.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  // MARK: Creating a pointer interaction

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Creates an interaction whose delegate decides about the pointer.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    storedDelegate = delegate
    super.init()
  }

  /// The object that decides about the pointer; it is not kept alive.
  open var delegate: (any UIPointerInteractionDelegate)? { storedDelegate }

  // MARK: Configuring the interaction

  /// Whether the pointer changes above the view.
  open var isEnabled = true

  /// Requests that the delegate is asked again, which has no effect without a pointer.
  open func invalidate() {}

  // MARK: Responding to view-related changes

  /// The view that the interaction was added to.
  open var view: UIView? { storedView }

  /// Called when the interaction is about to be added to a view, or to be removed.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { storedView = view }

  // MARK: Storage

  private final weak var storedDelegate: (any UIPointerInteractionDelegate)?
  private final weak var storedView: UIView?
}

/// The methods by which an interaction asks how the pointer looks, and tells where it is.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the part of the view in which the pointer is.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns how the pointer looks in a part of the view.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?

  /// Called when the pointer is about to come into a part of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  /// Called when the pointer is about to leave a part of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// Returns `nil`: the usual pointer.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs changes together with a pointer's.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are made together with the animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds code that runs after the animation.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

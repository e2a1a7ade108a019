public import Foundation

/// The view from which a context menu comes, or to which it goes.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  // MARK: Creating a targeted preview object

  /// Creates a preview of a view at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    storedView = view
    storedParameters = parameters
    storedTarget = target
    super.init()
  }

  /// Creates a preview of a view at its current position.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(
      container: view.superview ?? view, center: view.center, transform: view.transform)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view at its current position.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  // MARK: Getting the preview attributes

  /// The view.
  open var view: UIView { storedView }

  /// The look of the preview.
  open var parameters: UIPreviewParameters { storedParameters }

  /// The position from which the preview comes, or to which it goes.
  open var target: UIPreviewTarget { storedTarget }

  /// The size of the preview.
  open var size: CGSize { storedView.bounds.size }

  /// Returns the same preview at another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: storedView, parameters: storedParameters, target: newTarget)
  }

  // MARK: Storage

  private let storedView: UIView
  private let storedParameters: UIPreviewParameters
  private let storedTarget: UIPreviewTarget
}

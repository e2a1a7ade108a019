import Foundation

/// The look of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// Creates a preview of a view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Creates a preview of a view with a look.
  public init(view: UIView, parameters: UIPreviewParameters) {
    storedView = view
    storedParameters = parameters
    super.init()
  }

  /// The view.
  open var view: UIView { storedView }

  /// The look.
  open var parameters: UIPreviewParameters { storedParameters }

  private final let storedView: UIView
  private final let storedParameters: UIPreviewParameters
}

public import Foundation

/// Where a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// Creates a target in a view, in that view's coordinates.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    storedContainer = container
    storedCenter = center
    storedTransform = transform
    super.init()
  }

  /// Creates a target in a view that leaves the preview as it is.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The view that the target lies in.
  open var container: UIView { storedContainer }

  /// The middle of the target.
  open var center: CGPoint { storedCenter }

  /// How the preview is turned and scaled.
  open var transform: CGAffineTransform { storedTransform }

  private let storedContainer: UIView
  private let storedCenter: CGPoint
  private let storedTransform: CGAffineTransform
}

public import Foundation

/// The position from which a preview comes, or to which it goes.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// Creates a target in a view, in that view's coordinates.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    storedContainer = container
    storedCenter = center
    storedTransform = transform
    super.init()
  }

  /// Creates a target in a view that leaves the preview's transform unchanged.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The view around the target.
  open var container: UIView { storedContainer }

  /// The middle of the target.
  open var center: CGPoint { storedCenter }

  /// The transform of the preview.
  open var transform: CGAffineTransform { storedTransform }

  private let storedContainer: UIView
  private let storedCenter: CGPoint
  private let storedTransform: CGAffineTransform
}

public import Foundation

/// A press whose force an app follows; on devices without a screen that senses it, as here, it
/// never begins.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// Creates an interaction with a view.
  public init(view: UIView) {
    storedView = view
    super.init()
  }

  /// The view.
  open var view: UIView? { storedView }

  /// The object that would be told of presses; it is not kept alive.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Returns where the press is.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Ends the press.
  open func cancel() {}

  private final weak var storedView: UIView?
}

/// The methods by which an interaction would tell of a press.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Called as the press gets stronger, until there is a preview.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)

  /// Called when the press has ended too early.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)

  /// Returns whether a press may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool

  /// Called as the press gets stronger, until the preview becomes a screen.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// Not implemented: it may.
  public func previewInteractionShouldBegin(
    _ previewInteraction: UIPreviewInteraction
  ) -> Bool { true }

  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}

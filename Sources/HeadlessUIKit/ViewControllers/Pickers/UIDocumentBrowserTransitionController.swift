public import Foundation

/// The animation by which a document comes out of a document browser, and goes back.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  override init() { super.init() }

  /// How far the document is loaded, which the browser shows.
  open var loadingProgress: Progress?

  /// The view that the document grows to; it is not kept alive.
  open weak var targetView: UIView?

  /// Returns the duration of the animation in seconds.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  /// Animates the document's appearance or disappearance.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let document = transitionContext.view(forKey: .to)
    if let document {
      transitionContext.viewController(forKey: .to).map {
        document.frame = transitionContext.finalFrame(for: $0)
      }
      document.alpha = 0
      transitionContext.containerView.addSubview(document)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      document?.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

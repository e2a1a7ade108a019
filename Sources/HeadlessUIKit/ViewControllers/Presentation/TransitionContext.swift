import Foundation

/// The context of one presentation or dismissal, for an animator of the app.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, TransitionParties {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionWasCancelled = false
  let from: UIViewController?
  let to: UIViewController?
  /// Whether the old view is removed, and whether the new one is added.
  private let moves: (from: Bool, to: Bool)
  private let finalFrame: CGRect
  private var onCompletion: ((Bool) -> Void)?

  init(
    in containerView: UIView, style: UIModalPresentationStyle, from: UIViewController,
    to: UIViewController, moves: (from: Bool, to: Bool), finalFrame: CGRect,
    onCompletion: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    presentationStyle = style
    self.from = from
    self.to = to
    self.moves = moves
    self.finalFrame = finalFrame
    self.onCompletion = onCompletion
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) {
    guard let completion = onCompletion else { return }
    onCompletion = nil
    transitionWasCancelled = !didComplete
    completion(didComplete)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: moves.from ? from?.viewIfLoaded : nil
    case .to: moves.to ? to?.viewIfLoaded : nil
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }
}

import Foundation

/// The context of one transition, for the app's animator and interaction controller.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, TransitionParties {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let from: UIViewController?
  let to: UIViewController?
  /// Whether the old view is removed, and whether the new one is added.
  private let moves: (from: Bool, to: Bool)
  private let startFrame: CGRect
  private let finalFrame: CGRect
  private let coordinator: TransitionCoordinator?
  private var onCompletion: ((Bool) -> Void)?
  /// The animator of the transition.
  let animator: any UIViewControllerAnimatedTransitioning

  init(
    of animator: any UIViewControllerAnimatedTransitioning, in containerView: UIView,
    style: UIModalPresentationStyle = .none, from: UIViewController, to: UIViewController,
    moves: (from: Bool, to: Bool) = (true, true), finalFrame: CGRect, isAnimated: Bool = true,
    coordinator: TransitionCoordinator?, onCompletion: @escaping (Bool) -> Void
  ) {
    self.animator = animator
    self.containerView = containerView
    presentationStyle = style
    self.from = from
    self.to = to
    self.moves = moves
    self.isAnimated = isAnimated
    startFrame = from.viewIfLoaded?.frame ?? .zero
    self.finalFrame = finalFrame
    self.coordinator = coordinator
    self.onCompletion = onCompletion
    super.init()
  }

  /// Starts the transition by its animator, or else by its interaction controller (behaviour 636).
  func begin(drivenBy interactor: (any UIViewControllerInteractiveTransitioning)?) {
    coordinator?.duration = animator.transitionDuration(using: self)
    guard let interactor, interactor.wantsInteractiveStart else {
      return animator.animateTransition(using: self)
    }
    isInteractive = true
    coordinator?.beginInteraction()
    interactor.startInteractiveTransition(self)
  }

  var targetTransform: CGAffineTransform { .identity }

  // MARK: Driving the transition

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if isInteractive { coordinator?.percentComplete = percentComplete }
  }

  func pauseInteractiveTransition() {
    guard onCompletion != nil, !isInteractive else { return }
    isInteractive = true
    coordinator?.interactionChanged(isInteractive: true)
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator?.interactionChanged(isInteractive: false)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    coordinator?.isCancelled = true
    coordinator?.interactionChanged(isInteractive: false)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion = onCompletion else { return }
    onCompletion = nil
    transitionWasCancelled = !didComplete
    animator.animationEnded(didComplete)
    completion(didComplete)
  }

  // MARK: What takes part

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: moves.from ? from?.viewIfLoaded : nil
    case .to: moves.to ? to?.viewIfLoaded : nil
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? startFrame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === to { return finalFrame }
    // Zero where the view goes (behaviour 637).
    return vc === from && !moves.from ? startFrame : .zero
  }
}

import Foundation

/// The coordinator of one transition; it holds the two view controllers while that lasts.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator,
  TransitionParties
{
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let presentationStyle: UIModalPresentationStyle
  var isCancelled = false
  var percentComplete: CGFloat = 0
  var initiallyInteractive = false
  var isInteractive = false
  /// The duration that the transition's animator states.
  var duration: TimeInterval = 0
  private let fromLink: ControllerLink?
  private let toLink: ControllerLink?
  private var container: UIView?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var phase = Phase.waiting

  private enum Phase {
    case waiting, running, over
  }

  init(
    from: UIViewController?, to: UIViewController?,
    style presentationStyle: UIModalPresentationStyle = .none
  ) {
    fromLink = from?.link
    toLink = to?.link
    self.presentationStyle = presentationStyle
    super.init()
  }

  var from: UIViewController? { fromLink?.controller }
  var to: UIViewController? { toLink?.controller }

  /// Runs the animations alongside the transition, when the views are in place.
  func run(in container: UIView?) {
    guard phase == .waiting else { return }
    self.container = container
    phase = .running
    percentComplete = 1
    if !animations.isEmpty { for animation in take(&animations) { animation(self) } }
  }

  /// Runs the completions after the transition.
  func finish(cancelled: Bool = false) {
    guard phase != .over else { return }
    run(in: container)
    phase = .over
    isCancelled = cancelled
    isInteractive = false
    interactionHandlers = []
    if !completions.isEmpty { for completion in take(&completions) { completion(self) } }
    container = nil
  }

  /// Notes that the transition is driven from its beginning, before the screens are told.
  func beginInteraction() {
    isInteractive = true
    initiallyInteractive = true
    percentComplete = 0
  }

  /// Tells that the transition is driven from now on, or is not.
  func interactionChanged(isInteractive: Bool) {
    self.isInteractive = isInteractive
    for handler in interactionHandlers { handler(self) }
  }

  private func take(_ handlers: inout [Handler]) -> [Handler] {
    defer { handlers = [] }
    return handlers
  }

  // MARK: UIViewControllerTransitionCoordinator

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard phase != .over else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if phase == .waiting { animations.append(animation) } else { animation(self) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    interactionHandlers.append { if !$0.isInteractive { handler($0) } }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  // MARK: UIViewControllerTransitionCoordinatorContext

  var isAnimated: Bool { true }
  var isInterruptible: Bool { false }
  var transitionDuration: TimeInterval { duration }
  var completionVelocity: CGFloat { 1 }
  var targetTransform: CGAffineTransform { .identity }

  var containerView: UIView {
    container ?? to?.loadedView?.superview ?? from?.loadedView?.superview ?? UIView()
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.loadedView
    case .to: to?.loadedView
    default: nil
    }
  }
}

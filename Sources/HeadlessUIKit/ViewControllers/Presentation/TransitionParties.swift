/// The two view controllers of a transition.
@preconcurrency @MainActor
protocol TransitionParties {
  var from: UIViewController? { get }
  var to: UIViewController? { get }
}

extension TransitionParties {
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }
}

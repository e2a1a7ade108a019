/// What a navigation controller shows, and what it is still to show.
@MainActor
struct NavigationTransitions {
  /// The screen whose view lies in the navigation controller's.
  var shown: UIViewController?
  /// The screen that the delegate was told of last.
  weak var announced: UIViewController?
  /// What is still to be shown, in order.
  var pending: [NavigationTransition] = []
  /// What is being shown.
  var current: NavigationTransition?
  /// Whether a turn will go on with what is pending.
  var isTurnDue = false

  /// Has nobody hear any more that a screen went off the stack: it has heard.
  func forget(_ viewController: UIViewController) {
    current?.left.removeAll { $0 === viewController }
    for transition in pending { transition.left.removeAll { $0 === viewController } }
  }
}

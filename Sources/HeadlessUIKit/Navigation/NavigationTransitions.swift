/// The transitions of a navigation controller, and the screen whose view is in it.
@MainActor
struct NavigationTransitions {
  /// The screen whose view is in the navigation controller's view.
  var screenInView: UIViewController?
  /// The link to the screen that the delegate was told about last.
  private var announcedLink: ControllerLink?
  /// The transitions that have not begun, in order.
  var pending: [NavigationTransition] = []
  /// The transition that is under way.
  var current: NavigationTransition?
  /// Whether a turn that starts the next transition is due.
  var isTurnDue = false

  /// Whether no transition is under way or waiting.
  var isIdle: Bool { current == nil && pending.isEmpty }

  /// The screens that are leaving the stack.
  var left: [UIViewController] {
    var left = current?.left ?? []
    for transition in pending { left += transition.left }
    return left
  }

  /// Returns whether the delegate was told about a screen last.
  func hasAnnounced(_ viewController: UIViewController) -> Bool {
    announcedLink != nil && announcedLink === viewController.containment.linkIfMade
  }

  /// Records that the delegate was told about a screen.
  mutating func note(announced viewController: UIViewController) {
    announcedLink = viewController.link
  }

  /// Removes a screen from the ones that still have to be told that they left: it was told.
  func forget(_ viewController: UIViewController) {
    current?.left.removeAll { $0 === viewController }
    for transition in pending { transition.left.removeAll { $0 === viewController } }
  }
}

/// What a navigation controller shows, and what it is still to show.
@MainActor
struct NavigationTransitions {
  /// The screen whose view lies in the navigation controller's.
  var shown: UIViewController?
  /// The screen that the delegate was told of last.
  private var announcedLink: ControllerLink?
  /// What is still to be shown, in order.
  var pending: [NavigationTransition] = []
  /// What is being shown.
  var current: NavigationTransition?
  /// Whether a turn will go on with what is pending.
  var isTurnDue = false

  /// Whether nothing is shown or to be shown.
  var isIdle: Bool { current == nil && pending.isEmpty }

  /// Those that go off the stack.
  var left: [UIViewController] {
    var left = current?.left ?? []
    for transition in pending { left += transition.left }
    return left
  }

  /// Whether the delegate was told of a screen last.
  func hasAnnounced(_ viewController: UIViewController) -> Bool {
    announcedLink != nil && announcedLink === viewController.containment.linkIfMade
  }

  /// Notes that the delegate was told of a screen.
  mutating func note(announced viewController: UIViewController) {
    announcedLink = viewController.link
  }

  /// Has nobody hear any more that a screen went off the stack: it has heard.
  func forget(_ viewController: UIViewController) {
    current?.left.removeAll { $0 === viewController }
    for transition in pending { transition.left.removeAll { $0 === viewController } }
  }
}

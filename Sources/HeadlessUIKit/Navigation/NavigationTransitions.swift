/// What a navigation controller shows, and what it is still to show.
@MainActor
struct NavigationTransitions {
  /// The way from what shows to another screen.
  struct Transition {
    /// The screen to show.
    var destination: UIViewController?
    var animated: Bool
    /// Those that came onto the stack, which hear of it afterwards.
    var arrived: [UIViewController]
    /// Those that went off the stack, which hear of it afterwards.
    var left: [UIViewController]
    /// What others have happen along with it, where it is animated.
    var coordinator: TransitionCoordinator?
  }

  /// The screen whose view lies in the navigation controller's.
  var shown: UIViewController?
  /// The screen that the delegate was told of last.
  weak var announced: UIViewController?
  /// What is still to be shown, in order.
  var pending: [Transition] = []
  /// What is being shown.
  var current: Transition?
  /// Whether a turn will go on with what is pending.
  var isTurnDue = false

  /// Has nobody hear any more that a screen went off the stack: it has heard.
  mutating func forget(_ viewController: UIViewController) {
    current?.left.removeAll { $0 === viewController }
    for index in pending.indices { pending[index].left.removeAll { $0 === viewController } }
  }
}

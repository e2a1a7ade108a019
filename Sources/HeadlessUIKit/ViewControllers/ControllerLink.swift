/// How what belongs to a view controller finds it: its view, its children, its bars.
///
/// All of these share one link, which is strong while the view controller is on stage: while a
/// window that shows holds it, through its root, what is presented on that, and what these contain
/// (see `KeptLink`). Whoever takes a view controller off the stage makes the link weak, see
/// `UIViewController.leaveStage`.
@MainActor
final class ControllerLink {
  private var link: KeptLink<UIViewController>

  init(_ controller: UIViewController, isOnStage: Bool) {
    link = KeptLink(controller, isKept: isOnStage)
  }

  /// The view controller, if it is still there.
  var controller: UIViewController? { link.object }

  /// The view controller while it is on stage.
  var controllerOnStage: UIViewController? { link.kept }

  /// Whether the view controller is still there; to ask this does not retain it.
  var isAlive: Bool { link.isAlive }

  /// Makes the link strong while the view controller is on stage.
  func setOnStage(_ isOnStage: Bool, _ controller: UIViewController) {
    link.set(controller, isKept: isOnStage)
  }
}

/// The link by which the view, the children and the bars of a view controller find it.
///
/// All of these share one link. It is strong while the view controller is on stage: while a window
/// that shows holds it, through its root, the view controllers presented on that, and their
/// children (see `KeptLink`). Taking a view controller off the stage makes the link weak, see
/// `UIViewController.leaveStage`.
@MainActor
final class ControllerLink {
  private var link: KeptLink<UIViewController>

  init(_ controller: UIViewController, isOnStage: Bool) {
    link = KeptLink(controller, isKept: isOnStage)
  }

  /// The view controller, if it still exists.
  var controller: UIViewController? { link.object }

  /// The view controller while it is on stage.
  var controllerOnStage: UIViewController? { link.kept }

  /// Whether the view controller still exists; this does not retain it.
  var isAlive: Bool { link.isAlive }

  /// Makes the link strong while the view controller is on stage.
  func setOnStage(_ isOnStage: Bool, _ controller: UIViewController) {
    link.set(controller, isKept: isOnStage)
  }
}

/// How what belongs to a view controller finds it: its view, its children, its bars.
///
/// An object that is referred to weakly is slower to retain from then on. So the link is a strong
/// one while the view controller is on stage: while a window that shows holds it, through its root,
/// what stands on that and what these contain. Nothing is held for longer thereby: whoever takes the
/// view controller off the stage ends the strong link, see `UIViewController.leaveStage`.
@MainActor
final class ControllerPlace {
  @exclusivity(unchecked) private(set) var staged: UIViewController?
  /// The view controller off the stage, where it may go before what belongs to it does.
  @exclusivity(unchecked) private weak var loose: UIViewController?

  init(_ controller: UIViewController, isOnStage: Bool) {
    if isOnStage { staged = controller } else { loose = controller }
  }

  /// The view controller, where there still is one.
  var controller: UIViewController? { staged ?? loose }

  /// Whether there still is a view controller: asked here, it need not be retained.
  var isAlive: Bool { staged != nil || loose != nil }

  /// Has the link be a strong one while the view controller is on stage.
  func setOnStage(_ isOnStage: Bool, _ controller: UIViewController) {
    if !isOnStage { loose = controller }
    staged = isOnStage ? controller : nil
  }
}

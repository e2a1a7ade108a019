import Foundation

/// Collects what delegates add to the appearance or disappearance of a menu.
///
/// The model takes no time.
final class MenuAnimator: NSObject, UIEditMenuInteractionAnimating,
  UIContextMenuInteractionCommitAnimating
{
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController? = nil) {
    previewViewController = preview
    super.init()
  }

  /// Announces that a menu appears or disappears, and runs the added animations.
  ///
  /// The changes are made at once, as `UIView.animate` makes them. The completions run on a later
  /// turn.
  static func run(in mainLoop: MainLoop, _ tell: (MenuAnimator) -> Void) {
    let animator = MenuAnimator()
    tell(animator)
    animator.animate()
    guard !animator.completions.isEmpty else { return }
    mainLoop.enqueue("menu animation completion") { animator.complete() }
  }

  /// Runs everything that was added.
  ///
  /// Each part may add more.
  ///
  /// A context menu has gone before its item acts (behaviour 123).
  func run() {
    animate()
    complete()
  }

  private func animate() { while !animations.isEmpty { animations.removeFirst()() } }

  private func complete() { while !completions.isEmpty { completions.removeFirst()() } }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}

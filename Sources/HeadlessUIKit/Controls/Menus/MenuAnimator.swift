import Foundation

/// What a delegate adds to the coming or going of a menu, which takes no time.
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

  /// Tells of a menu that comes or goes, and does what was added: the changes at once, as
  /// `UIView.animate` makes them, and the rest on a later turn.
  static func run(in mainLoop: MainLoop, _ tell: (MenuAnimator) -> Void) {
    let animator = MenuAnimator()
    tell(animator)
    animator.animate()
    guard !animator.completions.isEmpty else { return }
    mainLoop.enqueue("menu animation completion") { animator.complete() }
  }

  /// Does all that was added, of which each part may add more: a context menu has gone before its
  /// item acts (behaviour 123).
  func run() {
    animate()
    complete()
  }

  private func animate() { while !animations.isEmpty { animations.removeFirst()() } }

  private func complete() { while !completions.isEmpty { completions.removeFirst()() } }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}

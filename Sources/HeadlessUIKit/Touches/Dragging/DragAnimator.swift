import Foundation

/// Collects what delegates add to the animations of a drag, which take no time.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Tells a delegate, and runs the animations that it adds.
  static func run(_ tell: (DragAnimator) -> Void) {
    let animator = DragAnimator()
    tell(animator)
    animator.run()
  }

  /// Runs the added animations.
  func run() {
    while !animations.isEmpty { animations.removeFirst()() }
    while !completions.isEmpty { completions.removeFirst()(.end) }
  }
}

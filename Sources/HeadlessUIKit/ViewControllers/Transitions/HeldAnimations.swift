import Foundation

/// Animations whose end waits until they are released.
@MainActor
final class HeldAnimations {
  private var completions: [(name: StaticString, run: @MainActor () -> Void)] = []
  private let before: AnimatedValues
  private let application: UIApplication
  /// The animator of the app that runs instead of views' own animations.
  var animator: (any UIViewImplicitlyAnimating)?

  /// Notes how the views look that are within one.
  init(within view: UIView) {
    application = view.hostApplication
    before = AnimatedValues(of: [view])
  }

  /// Holds the ends of the animations that begin in `body`.
  func hold(_ body: () -> Void) {
    let outer = application.animationState.held
    application.animationState.held = self
    body()
    application.animationState.held = outer
  }

  /// Adds a completion of an animation.
  func add(_ name: StaticString, _ completion: @escaping @MainActor () -> Void) {
    completions.append((name, completion))
  }

  /// Ends the animations.
  func release() {
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    for completion in completions {
      application.mainLoop.enqueue(completion.name, completion.run)
    }
    completions = []
  }

  /// Reverses the animations to their start, and ends them there.
  func takeBack() {
    if let animator { animator.isReversed = true } else { before.restore() }
    release()
  }
}

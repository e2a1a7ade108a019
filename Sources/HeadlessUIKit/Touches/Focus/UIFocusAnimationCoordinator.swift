public import Foundation

/// Collects animations along with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Creates a coordinator without animations.
  public override init() { super.init() }

  // MARK: Adding animations

  /// Adds changes that are made along with the move, and code that runs after it.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds changes for the item that gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(animations.map { body in { body(Context()) } }, completion: completion)
  }

  /// Adds changes for the item that loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(animations.map { body in { body(Context()) } }, completion: completion)
  }

  // MARK: The model

  private final class Context: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { 0 }
  }

  private final var animations: [() -> Void] = []
  private final var completions: [() -> Void] = []

  /// Makes the changes at once, and runs the rest on a later turn.
  final func run(in mainLoop: MainLoop) {
    while !animations.isEmpty { animations.removeFirst()() }
    guard !completions.isEmpty else { return }
    mainLoop.enqueue("focus animation completion") { [self] in
      while !completions.isEmpty { completions.removeFirst()() }
    }
  }
}

/// The context of changes along with a move of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// How long the move takes; nothing takes time here.
  var duration: TimeInterval { get }
}

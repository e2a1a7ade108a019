public import Foundation

/// Opens a view when a drag is held over it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  // MARK: Creating a spring-loaded interaction

  /// Creates an interaction that opens wherever the view is held over.
  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  /// Creates an interaction that asks one object whether it opens, and tells another how far it is.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    behavior = interactionBehavior ?? UsualSpring()
    effect = interactionEffect ?? UsualSpring()
    self.handler = handler
    super.init()
  }

  // MARK: Getting the behavior and effect

  /// The object that decides whether the view opens.
  open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }

  /// The object that shows the progress.
  open var interactionEffect: any UISpringLoadedInteractionEffect { effect }

  // MARK: Responding to view-related changes

  /// The view that the interaction was added to.
  open var view: UIView? { storedView }

  /// Called when the interaction is about to be added to a view, or to be removed.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { storedView = view }

  // MARK: Storage

  private final let behavior: any UISpringLoadedInteractionBehavior
  private final let effect: any UISpringLoadedInteractionEffect
  private final let handler:
    (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  private final weak var storedView: UIView?

  // MARK: The model

  /// How long a drag is held until the view begins to open, and from then until it is open.
  private static let delay: Duration = .milliseconds(500)

  /// Holds a drag here until the view opens, and returns whether it did.
  final func hold(_ context: SpringContext, in mainLoop: MainLoop) -> Bool {
    guard behavior.shouldAllow(self, with: context) else { return false }
    show(.possible, context)
    mainLoop.advance(by: Self.delay)
    show(.activating, context)
    mainLoop.advance(by: Self.delay)
    show(.activated, context)
    handler(self, context)
    show(.inactive, context)
    behavior.interactionDidFinish(self)
    return true
  }

  private final func show(
    _ state: UISpringLoadedInteractionEffectState, _ context: SpringContext
  ) {
    context.state = state
    effect.interaction(self, didChangeWith: context)
  }

  /// The behavior and the effect where an app sets none of its own.
  private final class UsualSpring: NSObject, UISpringLoadedInteractionBehavior,
    UISpringLoadedInteractionEffect
  {
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    func interaction(
      _ interaction: UISpringLoadedInteraction,
      didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
  }
}

/// An object that can open when a drag is held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it opens when a drag is held over it.
  var isSpringLoaded: Bool { get set }
}

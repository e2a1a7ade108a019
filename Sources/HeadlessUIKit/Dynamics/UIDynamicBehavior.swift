/// A behavior of items in a dynamic animator, or a group of behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a behavior that does nothing itself.
  public override init() { super.init() }

  // MARK: Configuring composite behaviors

  /// The behaviors that were added to this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Adds a behavior, which acts as long as this one does.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !contains(behavior), !behavior.contains(self) else { return }
    behavior.leave()
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { dynamicAnimator.take(behavior) }
  }

  /// Removes a behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    let animator = dynamicAnimator
    animator?.release(behavior)
    childBehaviors.remove(at: index)
    behavior.parent = nil
    animator?.behaviorsChanged()
  }

  // MARK: Taking part in the animation

  /// The closure that is called at each step of the animation.
  open var action: (() -> Void)?

  /// Called when the behavior is about to be added to an animator, or removed from it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The animator of the behavior, or of the behavior that it was added to.
  open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? ownAnimator }

  // MARK: The model

  /// The behavior that this one was added to.
  final weak var parent: UIDynamicBehavior?
  final weak var ownAnimator: UIDynamicAnimator?

  /// The items that the behavior itself acts on.
  var actedOn: [any UIDynamicItem] { [] }

  /// Called when the items of the behavior have got their bodies.
  func enter(_ simulation: DynamicSimulation) {}

  /// Says what holds in the next step.
  func act(on simulation: DynamicSimulation) {}

  /// Called when all items have come to rest.
  func rest(in simulation: DynamicSimulation) {}

  /// The behavior with all that were added to it and to them.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Tells the animator that the behavior acts otherwise from now on.
  final func changed() { dynamicAnimator?.behaviorsChanged() }

  private final func contains(_ behavior: UIDynamicBehavior) -> Bool {
    all.contains { $0 === behavior }
  }

  /// Leaves the animator or the behavior that it was added to.
  final func leave() {
    if let parent {
      parent.removeChildBehavior(self)
    } else {
      ownAnimator?.removeBehavior(self)
    }
  }
}

/// The items of a behavior, each once.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}

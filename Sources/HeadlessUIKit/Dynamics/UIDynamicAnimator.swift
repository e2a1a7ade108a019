public import Foundation
import RigidBodies

/// Moves items by behaviors, in UIKit time, 60 steps a second.
///
/// The movement of items follows the same laws as on a device. The figures that UIKit states hold;
/// the place of an item at a moment on its way may differ.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  // MARK: Creating a dynamic animator

  /// Creates an animator for views in a view, whose coordinates behaviors mean.
  public init(referenceView view: UIView) {
    space = DynamicSpace(view: view)
    simulation = DynamicSimulation(space: space)
    super.init()
  }

  /// Creates an animator for items that are in no view.
  public override init() {
    space = DynamicSpace()
    simulation = DynamicSimulation(space: space)
    super.init()
  }

  /// Creates an animator for the attributes of a layout, which is asked anew after each step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    space = DynamicSpace(layout: layout)
    simulation = DynamicSimulation(space: space)
    super.init()
  }

  /// The delegate that is told when the animation pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The view whose coordinates behaviors mean.
  open var referenceView: UIView? { space.view }

  // MARK: Getting attributes of a collection view layout

  /// Returns the attributes of a cell, where the animator has them now.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, at: indexPath)
  }

  /// Returns the attributes of a supplementary view, where the animator has them now.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementary(kind), at: indexPath) }

  /// Returns the attributes of a decoration view, where the animator has them now.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decoration(decorationViewKind), at: indexPath)
  }

  // MARK: Adding and removing behaviors

  /// The behaviors, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Adds a behavior, which begins to act.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator !== self else { return }
    behavior.leave()
    if behavior is UIGravityBehavior, all.contains(where: { $0 is UIGravityBehavior }) {
      ModelLog.warn(
        "Multiple gravity behavior per animator is undefined and may assert in the future",
        by: "UIDynamicAnimator.addBehavior(_:)")
    }
    behaviors.append(behavior)
    behavior.ownAnimator = self
    take(behavior)
  }

  /// Removes a behavior, which ends acting.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    release(behavior)
    behaviors.remove(at: index)
    behavior.ownAnimator = nil
    behaviorsChanged()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  // MARK: Getting the state

  /// Whether items are being moved.
  open private(set) var isRunning = false

  /// For how long items have been moved since that began.
  open private(set) var elapsedTime: TimeInterval = 0

  /// Returns the items that a rectangle meets.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    simulation.items.filter { item in
      let size = item.bounds.size
      let around = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let center = space.position(of: item)
      return around.applying(item.transform).offsetBy(dx: center.x, dy: center.y).intersects(rect)
    }
  }

  /// Takes an item as it is now; the animator itself does not notice that it was moved.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    simulation.update(item)
    resume()
  }

  // MARK: The model

  final let simulation: DynamicSimulation
  private final let space: DynamicSpace
  private final var turn: MainLoop.TimedTurn?

  private final var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  private final func attributes(
    _ kind: ElementKind, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for case let item as UICollectionViewLayoutAttributes in simulation.items
    where item.kind == kind && item.indexPath == indexPath { return item }
    return nil
  }

  /// Starts an added behavior and its children.
  final func take(_ behavior: UIDynamicBehavior) {
    for behavior in behavior.all { behavior.willMove(to: self) }
    behaviorsChanged()
  }

  /// Tells a removed behavior and its children.
  final func release(_ behavior: UIDynamicBehavior) {
    for behavior in behavior.all { behavior.willMove(to: nil) }
  }

  /// Takes over what behaviors act on, and goes on if it has paused.
  final func behaviorsChanged() {
    adoptItems()
    resume()
  }

  private final func adoptItems() {
    let all = all
    simulation.adopt(DynamicItems(all.flatMap(\.actedOn)).all)
    for behavior in all { behavior.enter(simulation) }
  }

  private final func resume() {
    simulation.wake()
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    elapsedTime = 0
    schedule()
  }

  private final func schedule() {
    guard turn == nil else { return }
    turn = UIApplication.shared.mainLoop.enqueue(
      "a frame of a dynamic animator", after: .frame, isOfApp: true,
      isWanted: { [weak self] in self != nil }
    ) { [weak self] in
      self?.turn = nil
      self?.step()
    }
  }

  private final func step() {
    guard isRunning else { return }
    elapsedTime += Duration.frame.seconds
    let behaviors = all
    let (events, hasMoved) = simulation.step(behaviors, Duration.frame.seconds)
    if hasMoved { space.layout?.invalidateLayout() }
    for event in events {
      for case let collision as UICollisionBehavior in behaviors {
        collision.tell(event, simulation)
      }
    }
    for behavior in behaviors { behavior.action?() }
    guard simulation.rests else { return schedule() }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// The methods that report when an animation pauses and resumes.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before items begin to move, again or for the first time.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Called when all items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

public import Foundation
import RigidBodies

/// A behavior that keeps items out of each other, and within boundaries.
open class UICollisionBehavior: UIDynamicBehavior, ItemBehavior {
  /// The kinds of obstacles that items meet.
  public struct Mode: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Self(rawValue: 1 << 0)
    public static let boundaries = Self(rawValue: 1 << 1)
    public static let everything = Self(rawValue: .max)
  }

  // MARK: Creating a collision behavior

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The delegate that is told when items touch each other, or a boundary.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Configuring the collisions

  /// The kinds of obstacles that items meet.
  open var collisionMode = Mode.everything {
    didSet { changed() }
  }

  /// Whether the bounds of the animator's view, or the content of its layout, are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      if !translatesReferenceBoundsIntoBoundary { insets = .zero }
      changed()
    }
  }

  /// Makes the bounds of the animator's view a boundary, with its edges moved inwards.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds the lines of a path as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    let path = (bezierPath.copy() as? UIBezierPath) ?? bezierPath
    boundaries.append(
      Boundary(identifier: identifier, path: path, barrier: Self.barrier(of: path, identifier)))
    changed()
  }

  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns a boundary as a path.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.isNamed(identifier) }?.path
  }

  /// The names of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.isNamed(identifier) }
    changed()
  }

  /// Removes all boundaries that were added.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  // MARK: Adding and removing items

  /// The items that meet.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item, which then collides with others.
  open func addItem(_ item: any UIDynamicItem) { include(item) }

  /// Removes an item, which then no longer collides.
  open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

  // MARK: The model

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let barrier: Barrier

    func isNamed(_ other: any NSCopying) -> Bool {
      if let name = identifier as? String { return name == other as? String }
      return (identifier as? NSObject)?.isEqual(other) == true
    }
  }

  final var list: DynamicItems
  private final var boundaries: [Boundary] = []
  private final var insets = UIEdgeInsets.zero
  private final let group = CollisionGroup()
  /// The boundary around the animator's view, for bounds that it had.
  private final var surroundings: (bounds: CGRect, barrier: Barrier)?

  override var actedOn: [any UIDynamicItem] { list.all }

  override func act(on simulation: DynamicSimulation) {
    group.bodies = simulation.bodies(of: list.all)
    group.bodiesMeet = collisionMode.contains(.items)
    group.barriersAreMet = collisionMode.contains(.boundaries)
    group.barriers = boundaries.map(\.barrier)
    if translatesReferenceBoundsIntoBoundary {
      group.barriers.append(barrier(around: simulation.bounds.inset(by: insets)))
    }
    simulation.add(group)
  }

  private final func barrier(around bounds: CGRect) -> Barrier {
    if let surroundings, surroundings.bounds == bounds { return surroundings.barrier }
    let barrier = Self.barrier(of: UIBezierPath(rect: bounds))
    surroundings = (bounds, barrier)
    return barrier
  }

  private static func barrier(
    of path: UIBezierPath, _ identifier: (any NSCopying)? = nil
  ) -> Barrier {
    let lines = path.cgPath.outline.flattened()
    return Barrier(
      lines: lines.map { line in
        (line.points + (line.isClosed ? line.points.prefix(1) : [])).map { Vector($0) }
      }, name: identifier)
  }

  /// Tells the delegate of a touch, if it involves an item of this behavior.
  final func tell(_ event: World.Event, _ simulation: DynamicSimulation) {
    guard event.group === group, let delegate = collisionDelegate,
      let one = simulation.item(of: event.one)
    else { return }
    let place = event.place.point
    if let barrier = event.barrier {
      let name = barrier.name as? any NSCopying
      if event.begins {
        delegate.collisionBehavior(
          self, beganContactFor: one, withBoundaryIdentifier: name, at: place)
      } else {
        delegate.collisionBehavior(self, endedContactFor: one, withBoundaryIdentifier: name)
      }
    } else if let other = event.other.flatMap({ simulation.item(of: $0) }) {
      if event.begins {
        delegate.collisionBehavior(self, beganContactFor: one, with: other, at: place)
      } else {
        delegate.collisionBehavior(self, endedContactFor: one, with: other)
      }
    }
  }
}

/// The methods that report when items touch.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items have begun to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)

  /// Called when two items touch no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)

  /// Called when an item has begun to touch a boundary; the boundary of the animator's view has no
  /// name.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)

  /// Called when an item touches a boundary no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

public import Foundation
import RigidBodies

/// A behavior that pushes items, once or as long as it is active.
open class UIPushBehavior: UIDynamicBehavior, ItemBehavior {
  /// How long a push takes.
  public enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    case instantaneous = 1
  }

  // MARK: Creating a push behavior

  /// Creates a behavior that pushes no item.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// Creates a push without strength.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  // MARK: Configuring the push

  /// How long the push takes.
  public let mode: Mode

  /// Whether the push acts; a push of a moment is inactive after it.
  open var active = true {
    didSet { changed() }
  }

  /// The direction of the push, in radians.
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }

  /// The strength of the push.
  ///
  /// A push of 1 makes a view of 100 by 100 points with a density of 1 faster by 100 points a second,
  /// in a moment or each second.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }

  /// The direction and the strength of the push.
  open var pushDirection: CGVector {
    get { force.vector }
    set { force.vector = newValue }
  }

  /// Sets the direction and the strength of the push.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { force.set(angle, magnitude) }

  /// Returns where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed, from its middle.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  // MARK: Adding and removing items

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item, which is then pushed.
  open func addItem(_ item: any UIDynamicItem) { include(item) }

  /// Removes an item, which is then no longer pushed.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    exclude(item)
  }

  // MARK: The model

  final var list: DynamicItems
  /// Of items that the list keeps alive.
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]
  private final var force = DynamicForce(.zero, angle: 0, magnitude: 0) {
    didSet { changed() }
  }

  override var actedOn: [any UIDynamicItem] { list.all }

  override func act(on simulation: DynamicSimulation) {
    guard active else { return }
    let push = Vector(force.vector) * 100
    for item in list.all {
      guard let body = simulation.body(of: item) else { continue }
      let offset = Vector(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
      switch mode {
      case .instantaneous: body.hit(push, offset: offset)
      case .continuous: body.push(push, offset: offset)
      }
    }
    if mode == .instantaneous { active = false }
  }
}

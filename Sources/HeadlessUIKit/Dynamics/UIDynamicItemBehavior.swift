public import Foundation
import RigidBodies

/// The physical properties of items: how they bounce, rub, weigh and turn.
///
/// Of several behaviors with an item, each counts for the values that were set in it; of several
/// values the last one counts.
open class UIDynamicItemBehavior: UIDynamicBehavior, ItemBehavior {
  // MARK: Creating a dynamic item behavior

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  // MARK: Configuring items

  /// How much of its speed an item keeps when it bounces, from 0 to 1.
  open var elasticity: CGFloat {
    get { values.elasticity ?? 0 }
    set { values.elasticity = newValue }
  }

  /// How much items rub where they touch; 0 is not at all.
  open var friction: CGFloat {
    get { values.friction ?? 0 }
    set { values.friction = newValue }
  }

  /// How heavy items are for their size.
  open var density: CGFloat {
    get { values.density ?? 1 }
    set { values.density = newValue }
  }

  /// How much items lose of their speed.
  open var resistance: CGFloat {
    get { values.resistance ?? 0 }
    set { values.resistance = newValue }
  }

  /// How much items lose of their turning.
  open var angularResistance: CGFloat {
    get { values.angularResistance ?? 0 }
    set { values.angularResistance = newValue }
  }

  /// How strongly electric and magnetic fields act on items.
  open var charge: CGFloat {
    get { values.charge ?? 0 }
    set { values.charge = newValue }
  }

  /// Whether items turn.
  open var allowsRotation: Bool {
    get { values.allowsRotation ?? true }
    set { values.allowsRotation = newValue }
  }

  /// Whether items stay where they are, and only others bounce off them.
  open var isAnchored: Bool {
    get { values.isAnchored ?? false }
    set { values.isAnchored = newValue }
  }

  // MARK: Setting velocities

  /// Makes an item faster, by so many points a second.
  ///
  /// Before the behavior is in an animator, that is kept until it is.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    velocities[ObjectIdentifier(item), default: Motion()].add(Vector(velocity), 0)
    changed()
  }

  /// Returns how fast an item moves, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    motion(of: item).velocity.point
  }

  /// Makes an item turn faster, by so many radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    velocities[ObjectIdentifier(item), default: Motion()].add(.zero, velocity)
    changed()
  }

  /// Returns how fast an item turns, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { motion(of: item).spin }

  // MARK: Adding and removing items

  /// The items of the behavior.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { include(item) }

  /// Removes an item, which is as before from then on.
  open func removeItem(_ item: any UIDynamicItem) {
    velocities[ObjectIdentifier(item)] = nil
    exclude(item)
  }

  // MARK: The model

  private struct Values {
    var elasticity: CGFloat?
    var friction: CGFloat?
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var charge: CGFloat?
    var allowsRotation: Bool?
    var isAnchored: Bool?
  }

  private struct Motion {
    var velocity = Vector.zero
    var spin = 0.0

    mutating func add(_ velocity: Vector, _ spin: Double) {
      self.velocity = self.velocity + velocity
      self.spin += spin
    }
  }

  final var list: DynamicItems
  private final var values = Values() {
    didSet { changed() }
  }
  /// The velocities that items of the list are still to be given.
  private final var velocities: [ObjectIdentifier: Motion] = [:]

  private final func motion(of item: any UIDynamicItem) -> Motion {
    guard let body = dynamicAnimator?.simulation.body(of: item) else {
      return velocities[ObjectIdentifier(item)] ?? Motion()
    }
    return Motion(velocity: body.velocity, spin: body.spin)
  }

  override var actedOn: [any UIDynamicItem] { list.all }

  override func enter(_ simulation: DynamicSimulation) {
    for item in list.all {
      guard let body = simulation.body(of: item),
        let motion = velocities.removeValue(forKey: ObjectIdentifier(item))
      else { continue }
      body.velocity = body.velocity + motion.velocity
      body.spin += motion.spin
    }
  }

  override func act(on simulation: DynamicSimulation) {
    for body in simulation.bodies(of: list.all) {
      if let elasticity = values.elasticity { body.material.elasticity = elasticity }
      if let friction = values.friction { body.material.friction = friction }
      if let density = values.density { body.material.density = density }
      if let resistance = values.resistance { body.material.resistance = resistance }
      if let resistance = values.angularResistance { body.material.angularResistance = resistance }
      if let charge = values.charge { body.material.charge = charge }
      if let allowsRotation = values.allowsRotation { body.allowsRotation = allowsRotation }
      if let isAnchored = values.isAnchored { body.isAnchored = isAnchored }
    }
  }
}

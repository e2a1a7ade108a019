public import Foundation
import RigidBodies

/// A behavior that lets items fall.
open class UIGravityBehavior: UIDynamicBehavior, ItemBehavior {
  // MARK: Creating a gravity behavior

  /// Creates a gravity for items: 1,000 points for each second and second, downwards.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a gravity without items.
  public override convenience init() { self.init(items: []) }

  // MARK: Configuring the gravity

  /// The direction and the strength of the gravity; 1 is 1,000 points for each second and second.
  open var gravityDirection: CGVector {
    get { force.vector }
    set { force.vector = newValue }
  }

  /// The direction of the gravity, in radians.
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }

  /// The strength of the gravity; 1 is 1,000 points for each second and second.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }

  /// Sets the direction and the strength of the gravity.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { force.set(angle, magnitude) }

  // MARK: Adding and removing items

  /// The items that fall.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item, which then falls.
  open func addItem(_ item: any UIDynamicItem) { include(item) }

  /// Removes an item, which then no longer falls.
  open func removeItem(_ item: any UIDynamicItem) { exclude(item) }

  // MARK: The model

  final var list: DynamicItems
  private final var force = DynamicForce(CGVector(dx: 0, dy: 1), angle: .pi / 2, magnitude: 1) {
    didSet { changed() }
  }

  override var actedOn: [any UIDynamicItem] { list.all }

  override func act(on simulation: DynamicSimulation) {
    for body in simulation.bodies(of: list.all) {
      body.load.acceleration = body.load.acceleration + Vector(force.vector) * 1000
    }
  }
}

public import Foundation
import RigidBodies

/// A behavior that acts on items by their place, speed, mass and charge.
///
/// UIKit's documentation gives no unit for a strength. Here, a field that accelerates items of any
/// mass acts like a gravity of that magnitude, and a charge of 1 is pushed as by a push of that
/// magnitude; both hold 100 points away from the position, where a falloff changes nothing.
public class UIFieldBehavior: UIDynamicBehavior, ItemBehavior {
  // MARK: Getting the field behaviors

  /// Creates a field that slows items down: by their velocity, and the less the heavier they are.
  public class func dragField() -> Self { Self(.drag) }

  /// Creates a field that lets items go round its position, counter-clockwise.
  ///
  /// The force grows with the distance and with the mass.
  public class func vortexField() -> Self { Self(.vortex) }

  /// Creates a field that pulls items to a point.
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = Self(.radialGravity)
    field.position = position
    return field
  }

  /// Creates a field that lets items fall in a direction.
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = Self(.linearGravity)
    field.direction = direction
    return field
  }

  /// Creates a field that gives items a velocity, whatever else makes them faster.
  ///
  /// The velocity is the direction, multiplied by the strength, in points a second.
  public class func velocityField(direction: CGVector) -> Self {
    let field = Self(.velocity)
    field.direction = direction
    return field
  }

  /// Creates a field that makes items faster here and there, in directions that look random.
  ///
  /// In each run they are the same.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field of noise that is as strong as an item is fast.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field that pulls items to its position as a spring does: by their distance.
  public class func springField() -> Self { Self(.spring) }

  /// Creates a field that pulls items to its position by their charge.
  public class func electricField() -> Self { Self(.electric) }

  /// Creates a field that lets items with a charge turn counter-clockwise, by their velocity.
  public class func magneticField() -> Self { Self(.magnetic) }

  /// Creates a field whose forces the app works out.
  ///
  /// The closure is asked once in each step for each item in the region. It gets the field, the item's
  /// place, its velocity, its mass and its charge, and the time of the step; a force of 1 is a push
  /// of the magnitude 1.
  public class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    let field = Self(.custom)
    field.evaluation = block
    return field
  }

  // MARK: Managing the associated dynamic items

  /// The items that the field acts on.
  public var items: [any UIDynamicItem] { list.all }

  /// Adds an item, on which the field then acts.
  public func addItem(_ item: any UIDynamicItem) { include(item) }

  /// Removes an item, on which the field then no longer acts.
  public func removeItem(_ item: any UIDynamicItem) { exclude(item) }

  // MARK: Configuring the field attributes

  /// Where the field is, in the coordinates of the animator's view.
  public var position: CGPoint {
    get { field.position.point }
    set { set { $0.position = Vector(newValue) } }
  }

  /// Where the field acts, around its position; by default everywhere.
  public var region = UIRegion.infinite {
    didSet { set { $0.region = region.area } }
  }

  /// How strong the field is; 1 by default.
  public var strength: CGFloat {
    get { field.strength }
    set { set { $0.strength = newValue } }
  }

  /// By which power of the distance the field becomes weaker; 0 by default, which is not at all.
  public var falloff: CGFloat {
    get { field.falloff }
    set { set { $0.falloff = newValue } }
  }

  /// The distance that nearer items count as having.
  public var minimumRadius: CGFloat {
    get { field.minimumRadius }
    set { set { $0.minimumRadius = newValue } }
  }

  /// The direction of a linear gravity or of a velocity; of other fields zero.
  public var direction: CGVector {
    get { CGVector(dx: field.direction.x, dy: field.direction.y) }
    set {
      if field.kind == .linearGravity || field.kind == .velocity {
        set { $0.direction = Vector(newValue) }
      }
    }
  }

  /// How smooth a noise is, from 0 to 1; of other fields 0.
  public var smoothness: CGFloat {
    get { field.smoothness }
    set { if isNoisy { set { $0.smoothness = newValue } } }
  }

  /// How often a noise changes in a second; of other fields 0.
  public var animationSpeed: CGFloat {
    get { speed }
    set {
      guard isNoisy else { return }
      speed = newValue
      changed()
    }
  }

  // MARK: The model

  final var list = DynamicItems([])
  private final var field: Field
  private final var speed: CGFloat = 0
  private final var evaluation:
    ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)?

  required init(_ kind: Field.Kind) {
    field = Field(kind)
    super.init()
  }

  private final var isNoisy: Bool { field.kind == .noise || field.kind == .turbulence }

  private final func set(_ change: (inout Field) -> Void) {
    change(&field)
    changed()
  }

  override var actedOn: [any UIDynamicItem] { list.all }

  override func act(on simulation: DynamicSimulation) {
    field.bodies = simulation.bodies(of: list.all)
    field.phase += speed * simulation.stepTime
    guard let evaluation else { return simulation.add(field) }
    for body in field.bodies where field.reaches(body) {
      let force = evaluation(
        self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), body.mass,
        body.material.charge, simulation.stepTime)
      body.push(Vector(force) * 100, offset: .zero)
    }
  }
}

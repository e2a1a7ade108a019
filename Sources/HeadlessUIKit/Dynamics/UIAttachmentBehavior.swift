public import Foundation
import RigidBodies

/// A behavior that holds an item to a point or to another item.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of a behavior's attachment.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  // MARK: Creating an attachment behavior

  /// Creates a behavior that holds no item.
  public override convenience init() {
    self.init(item: UIDynamicItemGroup(), attachedToAnchor: .zero)
  }

  /// Creates a behavior that holds the middle of an item to a point, as far away as it is now.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates a behavior that holds a place of an item to a point, as far away as it is now.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    places = [Vector(offset), .zero]
    storedAnchor = point
    storedLength = (Self.place(of: item, Vector(offset)) - Vector(point)).length
    super.init()
  }

  /// Creates a behavior that holds the middles of two items as far apart as they are now.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates a behavior that holds places of two items as far apart as they are now.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    places = [Vector(offset1), Vector(offset2)]
    storedLength =
      (Self.place(of: item1, Vector(offset1)) - Self.place(of: item2, Vector(offset2))).length
    super.init()
  }

  // MARK: Creating other attachments

  /// Returns a behavior by which an item moves along an axis of another one, and turns with it.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self { make(.slide(Vector(axis)), item1, item2, point) }

  /// Returns a behavior by which an item moves along an axis through a point, and does not turn.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self { make(.slide(Vector(axis)), item, nil, point) }

  /// Returns a behavior by which two items are no further apart than now, as if by a rope.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    let behavior = make(.rope, item1, item2, .zero)
    behavior.places = [Vector(offset1), Vector(offset2)]
    behavior.storedLength =
      (place(of: item1, Vector(offset1)) - place(of: item2, Vector(offset2)))
      .length
    return behavior
  }

  /// Returns a behavior by which two items move and turn as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { make(.fixed, item1, item2, point) }

  /// Returns a behavior by which two items turn about a point of both.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { make(.pin, item1, item2, point) }

  // MARK: Getting the attached objects

  /// The item, or both.
  open private(set) var items: [any UIDynamicItem]

  /// The kind of the attachment.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

  // MARK: Configuring the attachment

  /// The point that the item is held to.
  open var anchorPoint: CGPoint {
    get { storedAnchor }
    set {
      storedAnchor = newValue
      changed()
    }
  }

  /// How far apart the places are held.
  open var length: CGFloat {
    get { storedLength }
    set {
      storedLength = newValue
      changed()
    }
  }

  /// How much the swings are damped; with 1 it does not swing.
  open var damping: CGFloat = 0 {
    didSet { changed() }
  }

  /// How often the item swings in a second; 0 makes the attachment firm.
  open var frequency: CGFloat = 0 {
    didSet { changed() }
  }

  /// How hard it is to turn the items.
  open var frictionTorque: CGFloat = 0 {
    didSet { changed() }
  }

  /// How far the item moves along its axis.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { changed() }
  }

  // MARK: The model

  private enum Kind {
    case distance, rope, pin, fixed
    case slide(Vector)
  }

  private final var kind = Kind.distance
  /// The places on the items, in their own coordinates.
  private final var places: [Vector]
  private final var storedAnchor = CGPoint.zero
  private final var storedLength: CGFloat
  private final var joint: Joint?

  /// Makes a behavior whose places are found when its items have their bodies.
  private class func make(
    _ kind: Kind, _ one: any UIDynamicItem, _ other: (any UIDynamicItem)?, _ point: CGPoint
  ) -> Self {
    let behavior = ObjectMaker.make(self, item: one, anchor: point)
    behavior.kind = kind
    if let other { behavior.items.append(other) }
    return behavior
  }

  private static func place(of item: any UIDynamicItem, _ offset: Vector) -> Vector {
    Vector(item.center) + offset.rotated(by: atan2(item.transform.b, item.transform.a).finite)
  }

  private final var limits: ClosedRange<Double> {
    let (least, most) = (attachmentRange.minimum, attachmentRange.maximum)
    return least <= most ? least...most : -.infinity ... .infinity
  }

  override var actedOn: [any UIDynamicItem] { items }

  override func act(on simulation: DynamicSimulation) {
    let bodies = simulation.bodies(of: items)
    guard let one = bodies.first, bodies.count == items.count else { return joint = nil }
    let other = bodies.count > 1 ? bodies[1] : nil
    let joint: Joint
    if let known = self.joint, known.one === one, known.other === other {
      joint = known
    } else {
      joint = makeJoint(one, other)
    }
    self.joint = joint
    joint.frequency = frequency.finite
    joint.damping = damping.finite
    joint.frictionTorque = frictionTorque.finite
    if other == nil { joint.otherPlace = Vector(storedAnchor.x.finite, storedAnchor.y.finite) }
    let length = max(storedLength.finite, 0)
    switch joint.kind {
    case .distance: joint.kind = .distance(length)
    case .rope: joint.kind = .rope(length)
    case .slide(let axis, _, let turn):
      joint.kind = .slide(axis: axis, range: limits, turn: turn)
    case .pin, .weld: break
    }
    simulation.join(joint)
  }

  private final func makeJoint(_ one: Body, _ other: Body?) -> Joint {
    switch kind {
    case .distance: return Joint(.distance(0), one, at: places[0], to: other, at: places[1])
    case .rope: return Joint(.rope(0), one, at: places[0], to: other, at: places[1])
    case .pin, .fixed, .slide: break
    }
    let anchor = Vector(storedAnchor.x.finite, storedAnchor.y.finite)
    let place = one.local(anchor)
    let otherPlace = other?.local(anchor) ?? anchor
    let turn = (other?.angle ?? 0) - one.angle
    if case .slide(let axis) = kind {
      let axis = axis.direction.rotated(by: -(other?.angle ?? 0))
      return Joint(
        .slide(axis: axis, range: limits, turn: turn), one, at: place, to: other,
        at: otherPlace)
    }
    let isFixed = if case .fixed = kind { true } else { false }
    return Joint(
      isFixed ? .weld(turn: turn) : .pin, one, at: place, to: other, at: otherPlace)
  }
}

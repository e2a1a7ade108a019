import Foundation
import RigidBodies

/// The items of an animator as bodies, and their movement in a step.
@MainActor
final class DynamicSimulation {
  private struct Entry {
    let item: any UIDynamicItem
    let body: Body
    /// The item's transform when it was added, to which later rotation is applied.
    let transform: CGAffineTransform
    let firstAngle: Double
    var position: Vector
    var angle: Double
  }

  private let world = World()
  private var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// Items that have no size, and were reported.
  private var refused: Set<ObjectIdentifier> = []
  private let space: DynamicSpace

  init(space: DynamicSpace) { self.space = space }

  var items: [any UIDynamicItem] { entries.map(\.item) }

  /// The animator's rectangle, as behaviors mean it.
  var bounds: CGRect { space.bounds }

  func body(of item: any UIDynamicItem) -> Body? {
    indices[ObjectIdentifier(item)].map { entries[$0].body }
  }

  func bodies(of items: [any UIDynamicItem]) -> [Body] { items.compactMap { body(of: $0) } }

  func item(of body: Body) -> (any UIDynamicItem)? {
    entries.first { $0.body === body }?.item
  }

  // MARK: Items

  /// Gives bodies to the items of behaviors, and takes them from items without behaviors.
  func adopt(_ items: [any UIDynamicItem]) {
    let wanted = Set(items.map { ObjectIdentifier($0) })
    refused.formIntersection(wanted)
    entries.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
    index()
    for item in items where indices[ObjectIdentifier(item)] == nil {
      guard let entry = entry(of: item) else { continue }
      indices[ObjectIdentifier(item)] = entries.count
      entries.append(entry)
    }
  }

  private func index() {
    indices = [:]
    for (index, entry) in entries.enumerated() { indices[ObjectIdentifier(entry.item)] = index }
  }

  private func entry(of item: any UIDynamicItem) -> Entry? {
    guard let shape = shape(of: item) else { return nil }
    let position = space.position(of: item)
    let transform = item.transform
    let angle = atan2(transform.b, transform.a).finite
    return Entry(
      item: item, body: Body(shape: shape, position: position, angle: angle), transform: transform,
      firstAngle: angle, position: position, angle: angle)
  }

  private func shape(of item: any UIDynamicItem) -> Shape? {
    let size = item.bounds.size
    let limits: Range<CGFloat> = CGFloat.leastNormalMagnitude..<1e9
    guard limits.contains(size.width), limits.contains(size.height) else {
      if refused.insert(ObjectIdentifier(item)).inserted { raise(size, item) }
      return nil
    }
    refused.remove(ObjectIdentifier(item))
    let rectangle = Shape(rectangle: Vector(size.width, size.height))
    switch item.collisionBoundsType {
    case .rectangle: return rectangle
    case .ellipse: return Shape(ellipse: Vector(size.width, size.height))
    case .path:
      let lines = item.collisionBoundingPath.cgPath.outline.flattened()
      return Shape(around: lines.flatMap(\.points).map { Vector($0) }) ?? rectangle
    }
  }

  private func raise(_ size: CGSize, _ item: any UIDynamicItem) {
    let words = (item as? UICollectionViewLayoutAttributes)?.words ?? objectName(of: item)
    ModelException.internalInconsistency.raise(
      "Invalid size {\(size.width.short), \(size.height.short)} for item \(words) in Dynamics",
      by: "UIDynamicAnimator.addBehavior(_:)")
  }

  /// Takes an item as it is now; it keeps its velocity.
  func update(_ item: any UIDynamicItem) {
    guard let index = indices[ObjectIdentifier(item)], let new = entry(of: item) else { return }
    let body = entries[index].body
    body.shape = new.body.shape
    body.position = new.position
    body.angle = new.angle
    entries[index] = Entry(
      item: item, body: body, transform: new.transform, firstAngle: new.angle,
      position: new.position, angle: new.angle)
  }

  func wake() {
    for entry in entries { entry.body.wake() }
  }

  // MARK: Steps

  var rests: Bool { world.bodies.allSatisfy(\.rests) }

  func join(_ joint: Joint) { world.joints.append(joint) }

  func add(_ group: CollisionGroup) { world.groups.append(group) }

  func add(_ field: Field) { world.fields.append(field) }

  /// How long the step is that behaviors say what holds in.
  private(set) var stepTime = 0.0

  /// Applies behaviors for a time, and moves the items; returns the contacts, and whether an item
  /// has moved.
  func step(_ behaviors: [UIDynamicBehavior], _ time: Double) -> (
    events: [World.Event], hasMoved: Bool
  ) {
    world.bodies = entries.map(\.body)
    world.joints = []
    world.groups = []
    world.fields = []
    stepTime = time
    for body in world.bodies { body.release() }
    for behavior in behaviors where !(behavior is UIFieldBehavior) { behavior.act(on: self) }
    // Fields come last, when all have said what items weigh and carry.
    for case let field as UIFieldBehavior in behaviors { field.act(on: self) }
    let events = world.step(time)
    if rests { for behavior in behaviors { behavior.rest(in: self) } }
    return (events, moveItems())
  }

  private func moveItems() -> Bool {
    var hasMoved = false
    for index in entries.indices {
      let entry = entries[index]
      if entry.body.position != entry.position {
        entries[index].position = entry.body.position
        space.move(entry.item, to: entry.body.position)
        hasMoved = true
      }
      if entry.body.angle != entry.angle {
        entries[index].angle = entry.body.angle
        entry.item.transform = turned(entry)
        hasMoved = true
      }
    }
    return hasMoved
  }

  private func turned(_ entry: Entry) -> CGAffineTransform {
    var transform = entry.transform.concatenating(
      CGAffineTransform(rotationAngle: entry.body.angle - entry.firstAngle))
    (transform.tx, transform.ty) = (entry.transform.tx, entry.transform.ty)
    return transform
  }
}

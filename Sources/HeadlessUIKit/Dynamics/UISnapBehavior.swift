public import Foundation
import RigidBodies

/// A behavior that brings an item to a point, upright, like a spring.
open class UISnapBehavior: UIDynamicBehavior {
  /// Creates a behavior that moves no item.
  public override convenience init() { self.init(item: UIDynamicItemGroup(), snapTo: .zero) }

  /// Creates a behavior that brings an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point that the item comes to.
  open var snapPoint: CGPoint {
    didSet { changed() }
  }

  /// How little the item swings around its point in the end, from 0 to 1.
  open var damping: CGFloat = 0.5 {
    didSet { changed() }
  }

  // MARK: The model

  private final let item: any UIDynamicItem
  private final var joint: Joint?

  override var actedOn: [any UIDynamicItem] { [item] }

  override func act(on simulation: DynamicSimulation) {
    guard let body = simulation.body(of: item) else { return joint = nil }
    let joint: Joint
    if let known = self.joint, known.one === body {
      joint = known
    } else {
      let upright = (body.angle / (2 * .pi)).rounded() * 2 * .pi
      joint = Joint(.weld(turn: -upright), body, at: .zero, to: nil, at: .zero)
    }
    self.joint = joint
    joint.otherPlace = Vector(snapPoint)
    joint.frequency = 2
    joint.damping = 0.25 + 0.75 * min(max(damping.finite, 0), 1)
    simulation.join(joint)
  }

  /// Where the item is once it rests, if nothing keeps it from there.
  override func rest(in simulation: DynamicSimulation) {
    guard let joint, (joint.one.position - joint.otherPlace).length < 0.5 else { return }
    joint.one.position = joint.otherPlace
    if case .weld(let turn) = joint.kind, abs(joint.one.angle + turn) < 0.02 {
      joint.one.angle = -turn
    }
  }
}

import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIAttachmentBehavior", .ownApplication)
struct UIAttachmentBehaviorTests {
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
  private let box = UIView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
  private let other = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    stage.addSubview(box)
    stage.addSubview(other)
    animator = UIDynamicAnimator(referenceView: stage)
  }

  private func advance(by seconds: Int) {
    UIApplication.shared.mainLoop.advance(by: .seconds(seconds))
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat, _ difference: CGFloat = 0.5) -> Bool {
    abs(one - other) <= difference
  }

  private var distance: CGFloat {
    let (dx, dy) = (box.center.x - other.center.x, box.center.y - other.center.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Makes all items fall, and slows them.
  private func fall(_ items: UIView...) {
    let slow = UIDynamicItemBehavior(items: items)
    slow.resistance = 2
    slow.angularResistance = 4
    animator.addBehavior(slow)
    animator.addBehavior(UIGravityBehavior(items: items))
  }

  @Test func `an item hangs from its point, as far away as it was (behaviour 884)`() {
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
    #expect(attachment.length == 100 && attachment.damping == 0 && attachment.frequency == 0)
    #expect(attachment.attachedBehaviorType == .anchor && attachment.items.count == 1)
    #expect(attachment.anchorPoint == CGPoint(x: 200, y: 100))
    animator.addBehavior(attachment)
    fall(box)
    advance(by: 12)

    #expect(isNear(box.center.x, 200) && isNear(box.center.y, 200))
    #expect(!animator.isRunning)
    attachment.length = 150
    attachment.anchorPoint = CGPoint(x: 100, y: 100)
    advance(by: 12)
    #expect(isNear(box.center.x, 100) && isNear(box.center.y, 250))
  }

  @Test func `a spring swings as often as its frequency says (behaviour 884)`() {
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
    spring.length = 50
    spring.frequency = 2
    var turns = 0
    var last: CGFloat = 300
    var isComing = true
    spring.action = {
      if isComing, box.center.x > last { turns += 1 }
      isComing = box.center.x < last
      last = box.center.x
    }
    animator.addBehavior(spring)
    advance(by: 3)
    #expect(turns == 6)

    spring.damping = 1
    advance(by: 3)
    #expect(isNear(box.center.x, 250, 0.1))
    #expect(!animator.isRunning)
  }

  @Test func `a place of an item can be held, and the item turns below it`() {
    let offset = UIOffset(horizontal: 50, vertical: 0)
    let attachment = UIAttachmentBehavior(
      item: box, offsetFromCenter: offset, attachedToAnchor: CGPoint(x: 350, y: 100))
    #expect(attachment.length == 0)
    animator.addBehavior(attachment)
    fall(box)
    advance(by: 12)

    #expect(isNear(box.center.x, 350) && isNear(box.center.y, 150))
    #expect(isNear(atan2(box.transform.b, box.transform.a), -.pi / 2, 0.01))
  }

  @Test func `two items are held as far apart as they were`() {
    let attachment = UIAttachmentBehavior(item: box, attachedTo: other)
    #expect(attachment.length == 200 && attachment.attachedBehaviorType == .items)
    animator.addBehavior(attachment)
    let fixed = UIDynamicItemBehavior(items: [other])
    fixed.isAnchored = true
    animator.addBehavior(fixed)
    fall(box)
    advance(by: 12)

    #expect(isNear(distance, 200) && isNear(box.center.x, 100) && isNear(box.center.y, 300))
    #expect(other.center == CGPoint(x: 100, y: 100))
  }

  @Test func `as if by a rope, they are no further apart`() {
    let rope = UIAttachmentBehavior.limitAttachment(
      with: box, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    #expect(rope.length == 200)
    animator.addBehavior(rope)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: -1, dy: 0)
    animator.addBehavior(push)
    advance(by: 1)
    #expect(isNear(box.center.x, 200, 2))

    push.pushDirection = CGVector(dx: 6, dy: 0)
    push.active = true
    advance(by: 2)
    #expect(isNear(distance, 200, 2) && other.center.x > 120)
  }

  @Test func `what is fixed moves and turns as one, and what is pinned turns`() {
    let point = CGPoint(x: 200, y: 100)
    let hit = UIPushBehavior(items: [box], mode: .instantaneous)
    hit.pushDirection = CGVector(dx: 0, dy: 2)
    for isFixed in [true, false] {
      animator.removeAllBehaviors()
      animator.addBehavior(
        isFixed
          ? UIAttachmentBehavior.fixedAttachment(
            with: box, attachedTo: other, attachmentAnchor: point)
          : UIAttachmentBehavior.pinAttachment(
            with: box, attachedTo: other, attachmentAnchor: point))
      hit.active = true
      animator.addBehavior(hit)
      UIApplication.shared.mainLoop.advance(by: .milliseconds(500))
      let angles = [box, other].map { atan2($0.transform.b, $0.transform.a) }
      #expect(isNear(angles[0], angles[1], 0.02) == isFixed)
    }
  }

  @Test func `what slides keeps to its axis and within its range`() {
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    #expect(slide.attachmentRange.isInfinite && slide.frictionTorque == 0)
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 120)
    animator.addBehavior(slide)
    fall(box)
    advance(by: 4)
    #expect(isNear(box.center.x, 300) && isNear(box.center.y, 220))
    #expect(isNear(box.transform.b, 0, 0.01))

    let two = UIAttachmentBehavior.slidingAttachment(
      with: other, attachedTo: box, attachmentAnchor: .zero,
      axisOfTranslation: CGVector(dx: 3, dy: 0))
    #expect(two.items.count == 2)
    animator.addBehavior(two)
    advance(by: 2)
    #expect(isNear(other.center.y, 100 + box.center.y - 220, 1))
  }

  @Test func `a subclass makes its own`() {
    final class Own: UIAttachmentBehavior {}
    let own = Own.pinAttachment(with: box, attachedTo: other, attachmentAnchor: .zero)

    #expect(type(of: own) == Own.self)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -4, 1e300])
  func `numbers that make no sense move nothing out of the world`(number: CGFloat) {
    let attachment = UIAttachmentBehavior(item: box, attachedTo: other)
    attachment.length = number
    attachment.frequency = number
    attachment.damping = number
    attachment.frictionTorque = number
    animator.addBehavior(attachment)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: number, y: 0),
      axisOfTranslation: CGVector(dx: number, dy: number))
    slide.attachmentRange = UIFloatRange(minimum: number, maximum: 1)
    animator.addBehavior(slide)
    animator.addBehavior(
      UIAttachmentBehavior(
        item: other, offsetFromCenter: UIOffset(horizontal: number, vertical: 0),
        attachedToAnchor: CGPoint(x: 0, y: number)))
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.setAngle(number, magnitude: number)
    animator.addBehavior(push)
    let gravity = UIGravityBehavior(items: [other])
    gravity.gravityDirection = CGVector(dx: number, dy: 1)
    animator.addBehavior(gravity)
    animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: number, y: number)))
    advance(by: 1)

    for view in [box, other] {
      #expect(view.center.x.isFinite && view.center.y.isFinite && view.transform.a.isFinite)
    }
  }
}

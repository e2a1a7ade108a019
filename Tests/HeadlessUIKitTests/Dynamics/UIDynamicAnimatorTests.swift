import FailureReporting
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIDynamicAnimator", .ownApplication)
struct UIDynamicAnimatorTests {
  private final class Log: NSObject, UIDynamicAnimatorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
  }

  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
  private let box = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
  private let animator: UIDynamicAnimator
  private let log = Log()

  init() {
    stage.addSubview(box)
    animator = UIDynamicAnimator(referenceView: stage)
    animator.delegate = log
  }

  private func advance(by time: Duration) { UIApplication.shared.mainLoop.advance(by: time) }

  private func floor() -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    return collision
  }

  @Test func `nothing moves before UIKit time does`() {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    UIApplication.shared.mainLoop.settle()

    #expect(box.center == CGPoint(x: 200, y: 50))
    #expect(animator.isRunning)
    #expect(animator.elapsedTime == 0)
    #expect(animator.referenceView === stage)
  }

  @Test func `pauses when all items rest, and goes on when something changes (behaviour 886)`() {
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    animator.addBehavior(floor())
    #expect(log.calls == ["resume"])
    advance(by: .seconds(5))

    #expect(log.calls == ["resume", "pause"])
    #expect(!animator.isRunning)
    #expect(abs(box.center.y - 450) < 0.1)
    #expect(UIApplication.shared.mainLoop.pending.isEmpty)
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    advance(by: .seconds(5))
    #expect(log.calls == ["resume", "pause", "resume", "pause"])
    #expect(abs(box.center.y - 50) < 0.1)
  }

  @Test func `what falls for ever is moved for ever, and no test waits for it`() {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    advance(by: .seconds(10))

    #expect(animator.isRunning)
    #expect(box.center.y > 40_000)
    animator.removeAllBehaviors()
    advance(by: .seconds(1))
    #expect(!animator.isRunning && animator.behaviors.isEmpty)
  }

  @Test func `counts the time, and has the items that a rectangle meets`() {
    animator.addBehavior(UIDynamicItemBehavior(items: [box]))
    advance(by: .milliseconds(105))

    #expect(abs(animator.elapsedTime - 0.1) < 0.001)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 160, height: 10)).count == 1)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 140, height: 10)).isEmpty)
  }

  @Test func `an item that was moved is taken as it is when the animator is told`() {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    advance(by: .milliseconds(500))
    box.center = CGPoint(x: 200, y: 50)
    animator.updateItem(usingCurrentState: box)
    advance(by: .milliseconds(20))

    // It goes on as fast as it was.
    #expect(box.center.y > 55 && box.center.y < 70)
  }

  @Test func `items in other views move in the animator's (behaviour 887)`() {
    let holder = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    stage.addSubview(holder)
    holder.addSubview(box)
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(floor())
    advance(by: .seconds(4))

    #expect(abs(box.frame.maxY - 450) < 0.1)
    #expect(box.frame.minX == 0)
  }

  @Test(arguments: [
    (CGSize(width: 264, height: 0), "{264, 0}"), (CGSize(width: -5, height: 7), "{-5, 7}"),
    (CGSize(width: CGFloat.infinity, height: 7), "{inf, 7}"),
  ])
  func `an item without a size is an exception (behaviour 888)`(size: CGSize, words: String) {
    box.bounds.size = size
    box.accessibilityLabel = "Card"
    let found = failures {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(floor())
    }

    #expect(
      found.map(\.reason) == ["Invalid size \(words) for item <UIView \"Card\"> in Dynamics"])
    #expect(found.first?.name.rawValue == "NSInternalInconsistencyException")
    advance(by: .seconds(1))
    #expect(box.center.y.isFinite)
  }

  @Test func `an item without a place is at zero`() {
    box.center = CGPoint(x: CGFloat.nan, y: .infinity)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    advance(by: .milliseconds(100))

    #expect(box.center.x == 0 && box.center.y.isFinite)
  }

  @Test func `a second gravity is a warning (behaviour 889)`() {
    let log = FailureLog()
    withFailureReporter(log) {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(UIGravityBehavior(items: [box]))
    }

    #expect(
      log.notes.map(\.reason) == [
        "Multiple gravity behavior per animator is undefined and may assert in the future"
      ])
  }

  @Test func `behaviors hear of their animator, and those within them have it too`() {
    final class Noting: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let (outer, inner) = (Noting(), Noting())
    var steps = 0
    inner.action = { steps += 1 }
    outer.addChildBehavior(inner)
    outer.addChildBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(outer)
    animator.addBehavior(outer)
    advance(by: .milliseconds(105))

    #expect(steps == 6)
    #expect(inner.dynamicAnimator === animator && animator.behaviors.count == 1)
    #expect(outer.childBehaviors.count == 2)
    outer.removeChildBehavior(inner)
    advance(by: .seconds(1))
    #expect(steps == 6)
    animator.removeBehavior(outer)
    #expect(outer.moves == [true, false] && inner.moves == [true, false])
    #expect(outer.dynamicAnimator == nil)
    outer.addChildBehavior(outer)
    #expect(outer.childBehaviors.count == 1)
  }

  @Test func `a behavior leaves its animator for another one`() {
    let other = UIDynamicAnimator(referenceView: stage)
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    other.addBehavior(gravity)

    #expect(animator.behaviors.isEmpty && other.behaviors.count == 1)
    #expect(gravity.dynamicAnimator === other)
  }

  @Test func `an animator that goes moves nothing any more`() {
    let gravity = UIGravityBehavior(items: [box])
    weak var gone: UIDynamicAnimator?
    do {
      let animator = UIDynamicAnimator(referenceView: stage)
      animator.addBehavior(gravity)
      gone = animator
    }
    advance(by: .seconds(1))

    #expect(gone == nil && gravity.dynamicAnimator == nil)
    #expect(box.center.y == 50)
  }

  @Test func `an item that was turned is turned from there`() {
    box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
    let motion = UIDynamicItemBehavior(items: [box])
    motion.addAngularVelocity(.pi, for: box)
    animator.addBehavior(motion)
    advance(by: .milliseconds(501))

    let expected = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 0.5, y: 0.5)
    #expect(abs(box.transform.a - expected.a) < 0.001 && abs(box.transform.b - expected.b) < 0.001)
  }

  @Test func `a layout's attributes are moved, and the layout is asked anew`() throws {
    final class Springy: UICollectionViewFlowLayout {
      var invalidations = 0
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidations += 1
        super.invalidateLayout(with: context)
      }
    }
    let layout = Springy()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
    attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let head = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "head", with: [0, 3])
    head.frame = attributes.frame
    animator.addBehavior(UIGravityBehavior(items: [attributes, head]))
    advance(by: .milliseconds(105))

    #expect(attributes.center.y > 25)
    #expect(layout.invalidations == 6)
    #expect(animator.layoutAttributesForCell(at: [0, 3]) === attributes)
    #expect(animator.layoutAttributesForCell(at: [0, 4]) == nil)
    #expect(
      animator.layoutAttributesForSupplementaryView(ofKind: "head", at: [0, 3]) === head)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "head", at: [0, 3]) == nil)
    attributes.size = .zero
    let other = UICollectionViewLayoutAttributes(forCellWith: [0, 6])
    let found = failures {
      animator.addBehavior(UIAttachmentBehavior(item: other, attachedToAnchor: .zero))
    }
    #expect(
      found.map(\.reason) == [
        "Invalid size {0, 0} for item <UICollectionViewLayoutAttributes> index path: "
          + "(<NSIndexPath> {length = 2, path = 0 - 6}); frame = (0 0; 0 0);  in Dynamics"
      ])
  }

  @Test func `a class of the app's inherits all that creates one`() {
    final class Own: UIDynamicAnimator {}
    let view = UIView()

    #expect(Own(referenceView: view).referenceView === view)
    #expect(Own(collectionViewLayout: UICollectionViewFlowLayout()).referenceView == nil)
  }
}

import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UICollisionBehavior", .ownApplication)
struct UICollisionBehaviorTests {
  private final class Log: NSObject, UICollisionBehaviorDelegate {
    var calls: [String] = []
    var points: [CGPoint] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) {
      calls.append("\(name(item1)) meets \(name(item2))")
      points.append(p)
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { calls.append("\(name(item1)) leaves \(name(item2))") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      calls.append("\(name(item)) meets \(identifier as? String ?? "the edge")")
      points.append(p)
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { calls.append("\(name(item)) leaves \(identifier as? String ?? "the edge")") }

    private func name(_ item: any UIDynamicItem) -> String {
      (item as? UIView)?.accessibilityIdentifier ?? "?"
    }
  }

  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
  private let box = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
  private let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let animator: UIDynamicAnimator
  private let collision: UICollisionBehavior
  private let log = Log()

  init() {
    box.accessibilityIdentifier = "box"
    other.accessibilityIdentifier = "other"
    stage.addSubview(box)
    stage.addSubview(other)
    animator = UIDynamicAnimator(referenceView: stage)
    collision = UICollisionBehavior(items: [box])
    collision.collisionDelegate = log
    animator.addBehavior(collision)
  }

  private func fall(_ items: UIView...) {
    animator.addBehavior(UIGravityBehavior(items: items))
    UIApplication.shared.mainLoop.advance(by: .seconds(4))
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.1 }

  @Test func `the bounds of the view are a boundary without a name (behaviour 891)`() {
    #expect(collision.collisionMode == .everything)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    collision.translatesReferenceBoundsIntoBoundary = true
    fall(box)

    #expect(isNear(box.frame.maxY, 500) && isNear(box.frame.minX, 150))
    #expect(log.calls == ["box meets the edge", "box leaves the edge", "box meets the edge"])
    #expect(log.points.last.map { isNear($0.y, 500) } == true)
    #expect(!animator.isRunning)
  }

  @Test func `its edges can be moved inwards`() {
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -100, left: 0, bottom: 60, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    fall(box)
    #expect(isNear(box.frame.maxY, 440))

    collision.translatesReferenceBoundsIntoBoundary = false
    UIApplication.shared.mainLoop.advance(by: .seconds(1))
    #expect(box.frame.maxY > 800)
  }

  @Test func `a line is a boundary with a name`() {
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    fall(box)

    #expect(isNear(box.frame.maxY, 300))
    #expect(log.calls == ["box meets shelf"])
    #expect(collision.boundary(withIdentifier: "shelf")?.bounds.minY == 300)
    #expect(collision.boundary(withIdentifier: "other") == nil)
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.removeBoundary(withIdentifier: "shelf")
    UIApplication.shared.mainLoop.advance(by: .seconds(1))
    #expect(log.calls == ["box meets shelf", "box leaves shelf"])
    #expect(box.frame.maxY > 700)
  }

  @Test func `a path is one, too, and another one of its name takes its place`() {
    let hill = UIBezierPath(ovalIn: CGRect(x: 100, y: 300, width: 200, height: 200))
    collision.addBoundary(withIdentifier: 1 as NSNumber, for: hill)
    collision.addBoundary(
      withIdentifier: 1 as NSNumber,
      for: UIBezierPath(rect: CGRect(x: 0, y: 400, width: 400, height: 9)))
    fall(box)

    #expect(isNear(box.frame.maxY, 400))
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers?.isEmpty == true)
  }

  @Test func `items meet each other, each with its shape`() {
    collision.translatesReferenceBoundsIntoBoundary = true
    other.center = CGPoint(x: 200, y: 475)
    collision.addItem(other)
    fall(box)

    #expect(isNear(box.frame.maxY, 450))
    #expect(log.calls.contains("box meets other"))
    collision.removeItem(other)
    UIApplication.shared.mainLoop.advance(by: .seconds(2))
    #expect(log.calls.last == "box meets the edge")
    #expect(isNear(box.frame.maxY, 500))
    #expect(collision.items.count == 1)
  }

  @Test func `only what the mode says is met (behaviour 891)`() {
    other.center = CGPoint(x: 200, y: 475)
    collision.addItem(other)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    fall(box)
    #expect(isNear(box.frame.maxY, 500))

    collision.collisionMode = .items
    UIApplication.shared.mainLoop.advance(by: .seconds(1))
    #expect(box.frame.maxY > 800)
  }

  @Test func `items that are attached to each other do not meet (behaviour 892)`() {
    other.center = CGPoint(x: 200, y: 120)
    collision.addItem(other)
    animator.addBehavior(UIAttachmentBehavior(item: box, attachedTo: other))
    UIApplication.shared.mainLoop.advance(by: .seconds(1))

    #expect(log.calls.isEmpty)
    #expect(isNear(other.center.y, 120))
  }

  @Test func `a ball rolls down where a box glides (behaviour 893)`() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    final class Wedge: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: 50))
        path.addLine(to: CGPoint(x: 50, y: 50))
        path.addLine(to: CGPoint(x: 50, y: -50))
        path.close()
        return path
      }
    }
    let ball = Ball(frame: CGRect(x: 180, y: 100, width: 40, height: 40))
    let wedge = Wedge(frame: CGRect(x: 150, y: 400, width: 100, height: 100))
    for view in [ball, wedge] {
      stage.addSubview(view)
      collision.addItem(view)
    }
    collision.removeItem(box)
    collision.translatesReferenceBoundsIntoBoundary = true
    let rough = UIDynamicItemBehavior(items: [ball, wedge])
    rough.friction = 1
    let fixed = UIDynamicItemBehavior(items: [wedge])
    fixed.isAnchored = true
    animator.addBehavior(rough)
    animator.addBehavior(fixed)
    fall(ball)

    // It has rolled down to the left, and turned against the clock.
    #expect(ball.center.x < 150)
    #expect(ball.transform != .identity)
    #expect(wedge.center == CGPoint(x: 200, y: 450))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, 1e300])
  func `boundaries of any numbers stop nobody from going on`(number: CGFloat) {
    stage.bounds.size = CGSize(width: 400, height: number)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "a" as NSString, from: CGPoint(x: number, y: 0), to: CGPoint(x: 0, y: number))
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: number, left: 0, bottom: 0, right: number))
    fall(box)

    #expect(box.center.x.isFinite && box.center.y.isFinite)
  }
}

import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIDynamicItemGroup", .ownApplication)
struct UIDynamicItemGroupTests {
  private let left = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  private let right = UIView(frame: CGRect(x: 150, y: 100, width: 150, height: 100))

  @Test func `moves and turns its items as one`() {
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.center == CGPoint(x: 200, y: 150))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    group.center = CGPoint(x: 300, y: 150)
    #expect(left.center == CGPoint(x: 225, y: 125) && right.center == CGPoint(x: 325, y: 150))
    group.transform = CGAffineTransform(rotationAngle: .pi)

    #expect(abs(left.center.x - 375) < 0.001 && abs(left.center.y - 175) < 0.001)
    #expect(abs(right.transform.a + 1) < 0.001)
    #expect(group.items.count == 2)
    #expect(UIDynamicItemGroup(items: []).bounds == .zero)
  }

  @Test func `falls as one`() {
    let group = UIDynamicItemGroup(items: [left, right])
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [group]))
    UIApplication.shared.mainLoop.advance(by: .milliseconds(501))

    #expect(abs(left.center.y - 125 - 125) < 2)
    #expect(right.center.y - left.center.y == 25)
  }
}

import HeadlessUIKit
import Testing

@MainActor
@Suite("UIView.hitTest(_:with:)")
struct UIViewHitTestingTests {
  private let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))

  init() {
    view.addSubview(back)
    view.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    view.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `finds the foremost view at a point, else the view itself (behaviour 27)`() {
    #expect(hit(10, 10) === back)
    #expect(hit(50, 50) === front)
    #expect(hit(90, 10) === view)
    view.bringSubviewToFront(back)
    #expect(hit(50, 50) === back)
  }

  @Test func `finds nothing outside of the view (behaviour 27)`() {
    #expect(hit(-1, 10) == nil)
    #expect(hit(10, 100) == nil)
    #expect(hit(.nan, .infinity) == nil)
  }

  @Test func `passes by what is hidden, transparent or not interactive (behaviour 27)`() {
    front.isHidden = true
    #expect(hit(50, 50) === back)
    front.isHidden = false
    front.alpha = 0
    #expect(hit(50, 50) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(hit(50, 50) === back)
    view.isHidden = true
    #expect(hit(50, 50) == nil)
  }

  @Test(arguments: [(0.01, false), (0.0100001, true), (0.009, false), (1, true)])
  func `judges transparency as a 32-bit number (behaviour 28)`(alpha: Double, isHit: Bool) {
    front.alpha = alpha

    #expect((hit(50, 50) === front) == isHit)
  }

  @Test func `judges transparency by each view alone (behaviour 28)`() {
    view.alpha = 0.05
    front.alpha = 0.05

    #expect(hit(50, 50) === front)
  }

  @Test func `leaves the right and bottom edges out (behaviour 29)`() {
    #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(view.point(inside: CGPoint(x: 99.999, y: 99.999), with: nil))
    #expect(!view.point(inside: CGPoint(x: 100, y: 50), with: nil))
    #expect(!view.point(inside: CGPoint(x: 50, y: 100), with: nil))
  }

  @Test(arguments: [true, false])
  func `finds no subview outside of its superview, clipped or not (behaviour 29)`(clips: Bool) {
    view.clipsToBounds = clips
    front.frame.origin = CGPoint(x: 90, y: 0)

    #expect(hit(95, 5) === front)
    #expect(hit(120, 5) == nil)
  }

  @Test func `goes through scrolled and turned views`() {
    view.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(hit(10, 40) === back)
    front.transform = CGAffineTransform(translationX: 0, y: 20)

    #expect(hit(70, 65) === front)
    #expect(hit(70, 55) === view)
  }

  @Test func `asks the view, which may answer otherwise`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 80, y: 0, width: 10, height: 10))
    view.addSubview(wide)

    #expect(hit(65, 5) === wide)
  }

  @Test func `finds views that take touches by default (behaviour 30)`() {
    #expect(UIView().isUserInteractionEnabled)
  }
}

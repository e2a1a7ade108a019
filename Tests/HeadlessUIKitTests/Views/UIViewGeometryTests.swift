import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UIView: frame, bounds, center and transform")
struct UIViewGeometryTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `has a frame, bounds and a centre that go together`() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))

    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)

    #expect(view.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.center == CGPoint(x: 5, y: 10))
  }

  @Test func `keeps its size where its centre moves`() {
    view.center = CGPoint(x: 100, y: 200)

    #expect(view.frame == CGRect(x: 85, y: 180, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `keeps its centre where its bounds change`() {
    view.bounds = CGRect(x: 3, y: 4, width: 10, height: 10)

    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
  }

  @Test func `keeps the origin of its bounds where its frame changes`() {
    view.bounds.origin = CGPoint(x: 7, y: 8)

    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(view.bounds == CGRect(x: 7, y: 8, width: 3, height: 4))
  }

  @Test func `has a frame around what its transform makes of it`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))

    view.transform = CGAffineTransform(translationX: 5, y: -5)
    #expect(view.frame == CGRect(x: 15, y: 15, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))

    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == CGRect(x: 5, y: 25, width: 40, height: 30))

    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(translationX: 5, y: -5),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4),
  ])
  func `has the frame that it is given, whatever its transform`(transform: CGAffineTransform) {
    view.transform = transform
    let frame = CGRect(x: 100, y: 200, width: 60, height: 20)

    view.frame = frame

    #expect(view.frame == frame)
    #expect(view.transform == transform)
  }

  @Test func `takes a transform that nothing can undo`() {
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    let point = view.convert(CGPoint(x: 1, y: 1), from: UIView())

    #expect(view.frame.size == .zero)
    #expect(point.x.isFinite)
  }

  @Test func `hands its geometry to its layer`() {
    let layer = view.layer
    #expect(layer.frame == view.frame)

    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    view.bounds.origin = CGPoint(x: 5, y: 5)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)

    #expect(layer.bounds == view.bounds)
    #expect(layer.position == view.center)
    #expect(layer.affineTransform() == view.transform)
    #expect(layer.frame == view.frame)
  }

  // MARK: Converting

  /// A window, a view in it that is scrolled, one in that that is turned by a right angle, and one
  /// in that that is twice as large.
  private func nested() -> (window: UIWindow, scrolled: UIView, turned: UIView, large: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let scrolled = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let turned = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let large = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    large.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.addSubview(scrolled)
    scrolled.addSubview(turned)
    turned.addSubview(large)
    return (window, scrolled, turned, large)
  }

  @Test func `converts points through views that are scrolled, turned and scaled`() {
    let (window, scrolled, turned, large) = nested()
    let point = CGPoint(x: 1, y: 2)

    #expect(scrolled.convert(point, to: window) == CGPoint(x: 101, y: 52))
    #expect(turned.convert(point, to: scrolled) == CGPoint(x: 98, y: 51))
    #expect(turned.convert(point, to: nil) == CGPoint(x: 198, y: 101))
    #expect(large.convert(point, to: turned) == CGPoint(x: 32, y: 34))
    #expect(large.convert(point, from: turned) == CGPoint(x: -14.5, y: -14))
    #expect(window.convert(CGPoint(x: 198, y: 101), to: turned) == point)
    #expect(turned.convert(CGPoint(x: 198, y: 101), from: nil) == point)
    #expect(large.convert(point, to: large) == point)
  }

  @Test func `converts rectangles to the upright ones around them`() {
    let (window, _, turned, large) = nested()

    #expect(
      turned.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: window)
        == CGRect(x: 180, y: 100, width: 20, height: 10))
    #expect(large.convert(large.bounds, to: turned) == large.frame)
    #expect(
      large.convert(turned.bounds, from: turned) == CGRect(x: -15, y: -15, width: 50, height: 50))
  }

  @Test func `converts between siblings, and from its own superview`() {
    let (window, scrolled, _, _) = nested()
    let sibling = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    window.addSubview(sibling)

    #expect(sibling.convert(CGPoint.zero, to: scrolled) == CGPoint(x: -90, y: -40))
    #expect(sibling.convert(CGPoint.zero, from: scrolled) == CGPoint(x: 90, y: 40))
  }

  @Test func `converts in loose views by the topmost of them`() {
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(inner)

    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint.zero, to: view) == CGPoint(x: 1, y: 2))
    #expect(view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func `leaves rectangles as they are that are nowhere or everywhere`() {
    #expect(view.convert(CGRect.null, to: UIView()).isNull)
    #expect(view.convert(CGRect.infinite, to: UIView()).isInfinite)
  }
}

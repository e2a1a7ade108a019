import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("UIScreen.coordinateSpace", .ownApplication)
struct ScreenSpaceTests {
  private let screen = UIScreen.main
  private let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
  private let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))

  init() {
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.rootViewController?.view.addSubview(view)
  }

  @Test func `a view's place on the screen counts its window's place`() {
    let space = screen.coordinateSpace

    #expect(space.bounds == screen.bounds)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 21, y: 132))
    #expect(view.convert(CGPoint(x: 21, y: 132), from: space) == CGPoint(x: 1, y: 2))
    #expect(
      view.convert(view.bounds, to: space) == CGRect(x: 20, y: 130, width: 40, height: 50))
    #expect(space.convert(CGPoint(x: 21, y: 132), to: view) == CGPoint(x: 1, y: 2))
    #expect(
      space.convert(view.bounds, from: view) == CGRect(x: 20, y: 130, width: 40, height: 50))
  }

  @Test func `a view is a space, and so is a scene`() {
    let inner: any UICoordinateSpace = view
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())

    #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 20, y: 30))
    #expect(inner.convert(CGPoint(x: 20, y: 130), from: scene.coordinateSpace) == .zero)
  }

  @Test func `the fixed space does not turn with the screen`() {
    #expect(screen.fixedCoordinateSpace.bounds == screen.bounds)
    screen.bounds = CGRect(x: 0, y: 0, width: 844, height: 390)
    let fixed = screen.fixedCoordinateSpace

    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    let corner = screen.coordinateSpace.convert(CGPoint(x: 0, y: 0), to: fixed)
    #expect(corner == CGPoint(x: 390, y: 0))
    #expect(screen.coordinateSpace.convert(corner, from: fixed) == CGPoint(x: 0, y: 0))
  }
}

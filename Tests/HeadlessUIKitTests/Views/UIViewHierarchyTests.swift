import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIView: its superview and subviews", .ownApplication)
struct UIViewHierarchyTests {
  private let view = UIView()
  private let views = (0..<4).map { _ in UIView() }

  init() { for subview in views { view.addSubview(subview) } }

  private func expectOrder(
    _ order: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(view.subviews == order.map { views[$0] }, sourceLocation: sourceLocation)
  }

  // MARK: The order of subviews

  @Test func `puts a subview at a place, and at the next best where there is none`() {
    let others = (0..<4).map { _ in UIView() }

    view.insertSubview(others[0], at: 1)
    view.insertSubview(others[1], at: 99)
    view.insertSubview(others[2], at: -1)
    view.insertSubview(others[3], at: .max)

    #expect(
      view.subviews == [
        others[2], views[0], others[0], views[1], views[2], views[3], others[1], others[3],
      ])
  }

  @Test func `puts a subview behind or in front of another`() {
    let others = (0..<2).map { _ in UIView() }

    view.insertSubview(others[0], belowSubview: views[1])
    view.insertSubview(others[1], aboveSubview: views[2])

    #expect(
      view.subviews == [views[0], others[0], views[1], views[2], others[1], views[3]])
  }

  @Test func `puts a subview in front where the other is none of its own`() {
    let others = (0..<2).map { _ in UIView() }

    view.insertSubview(others[0], belowSubview: UIView())
    view.insertSubview(others[1], aboveSubview: UIView())

    #expect(view.subviews == views + others)
  }

  @Test func `moves a subview among the others`() {
    view.insertSubview(views[3], at: 0)
    expectOrder([3, 0, 1, 2])
    view.insertSubview(views[3], aboveSubview: views[1])
    expectOrder([0, 1, 3, 2])
    view.insertSubview(views[2], belowSubview: views[0])
    expectOrder([2, 0, 1, 3])
    view.insertSubview(views[2], at: 4)
    expectOrder([0, 1, 3, 2])
  }

  @Test func `brings a subview to the front and sends one to the back`() {
    view.bringSubviewToFront(views[1])
    expectOrder([0, 2, 3, 1])
    view.sendSubviewToBack(views[3])
    expectOrder([3, 0, 2, 1])
  }

  @Test func `leaves what is none of its subviews where it is`() {
    let stranger = UIView()

    view.bringSubviewToFront(stranger)
    view.sendSubviewToBack(stranger)
    view.bringSubviewToFront(view)

    expectOrder([0, 1, 2, 3])
    #expect(stranger.superview == nil)
  }

  @Test func `exchanges two subviews`() {
    view.exchangeSubview(at: 0, withSubviewAt: 3)
    expectOrder([3, 1, 2, 0])
    view.exchangeSubview(at: 2, withSubviewAt: 2)
    expectOrder([3, 1, 2, 0])
  }

  @Test(arguments: [(0, 4), (4, 0), (-1, 0), (0, .max), (.min, .max)])
  func `exchanges nothing where there is no such subview`(one: Int, other: Int) {
    view.exchangeSubview(at: one, withSubviewAt: other)

    expectOrder([0, 1, 2, 3])
  }

  // MARK: Cycles

  @Test func `refuses itself, by whichever way it is added (behaviour 7.37)`() {
    let superview = UIView()
    superview.addSubview(view)

    let received = failures {
      view.addSubview(view)
      view.insertSubview(view, at: 0)
      view.insertSubview(view, belowSubview: views[0])
      view.insertSubview(view, aboveSubview: views[0])
    }

    #expect(received.map(\.name) == Array(repeating: .invalidArgument, count: 4))
    #expect(received.reasons == Array(repeating: "Can't add self as subview", count: 4))
    #expect(
      received.map(\.details) == [
        "UIKit raises this exception in UIView.addSubview(_:).",
        "UIKit raises this exception in UIView.insertSubview(_:at:).",
        "UIKit raises this exception in UIView.insertSubview(_:belowSubview:).",
        "UIKit raises this exception in UIView.insertSubview(_:aboveSubview:).",
      ])
    expectOrder([0, 1, 2, 3])
    #expect(view.superview === superview)
  }

  @Test func `refuses the window that it is in`() {
    let window = UIWindow()
    window.addSubview(view)

    #expect(failures { view.addSubview(window) }.count == 1)

    #expect(window.superview == nil)
    #expect(view.window === window)
  }

  // MARK: The window

  @Test func `hands its window down, and takes it back`() {
    let window = UIWindow()
    let inner = UIView()
    views[0].addSubview(inner)

    window.addSubview(view)
    #expect([view, views[0], inner].map(\.window) == [window, window, window])
    views[0].removeFromSuperview()

    #expect([view, views[0], inner].map(\.window) == [window, nil, nil])
  }

  @Test func `can be taken elsewhere by one of its own callbacks`() {
    final class Restless: UIView {
      var elsewhere: UIView?
      override func willMove(toSuperview newSuperview: UIView?) {
        guard let target = elsewhere else { return }
        elsewhere = nil
        target.addSubview(self)
      }
    }
    let restless = Restless()
    let (first, second, elsewhere) = (UIView(), UIView(), UIView())
    first.addSubview(restless)
    restless.elsewhere = elsewhere

    second.addSubview(restless)

    let holders = [first, second, elsewhere].filter { $0.subviews.contains(restless) }
    #expect(holders == [second])
    #expect(restless.superview === second)
  }

  @Test func `can take itself out as soon as it is in its window`() {
    final class Shy: UIView {
      override func didMoveToWindow() { if window != nil { removeFromSuperview() } }
    }
    let window = UIWindow()
    let shy = Shy()

    window.addSubview(shy)

    #expect(window.subviews.isEmpty)
    #expect(shy.window == nil)
    #expect(shy.superview == nil)
  }

  @Test func `loses ten thousand subviews in any order`() {
    let superview = UIView()
    let views = (0..<10_000).map { _ in UIView() }
    for view in views { superview.addSubview(view) }

    for view in views.prefix(4_000) { view.removeFromSuperview() }
    for view in views.suffix(4_000).reversed() { view.removeFromSuperview() }
    #expect(superview.subviews == Array(views[4_000..<6_000]))
    for index in stride(from: 4_000, to: 6_000, by: 2) { views[index].removeFromSuperview() }
    #expect(superview.subviews == stride(from: 4_001, to: 6_000, by: 2).map { views[$0] })

    superview.bringSubviewToFront(views[4_001])
    superview.sendSubviewToBack(views[5_999])
    superview.insertSubview(views[5_001], aboveSubview: views[5_999])
    #expect(superview.subviews.first === views[5_999])
    #expect(superview.subviews[1] === views[5_001])
    #expect(superview.subviews.last === views[4_001])
    #expect(superview.subviews.count == 1_000)
  }
}

import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("ResponderChain", .ownApplication)
struct ResponderChainTests {
  private final class Knot: UIView {
    var follower: UIResponder?

    override var next: UIResponder? { follower ?? super.next }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Endless: UIResponder {
    override var next: UIResponder? { Endless() }
  }

  private let window = UIWindow()
  private let root = UIViewController()
  private let knot = Knot(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    root.view.addSubview(knot)
    window.rootViewController = root
    window.makeKeyAndVisible()
    UIApplication.shared.mainLoop.settle()
  }

  @Test func `ends with a failure where a responder is next to itself`() {
    knot.follower = knot

    let received = failures {
      #expect(knot.target(forAction: "fly:", withSender: nil) == nil)
    }

    #expect(received.reasons == ["next of <Knot> leads to itself without end."])
    #expect(received.map(\.name) == [.recursion])
  }

  @Test func `ends with a failure that names a longer circle`() {
    let others = (0..<6).map { _ in Knot() }
    knot.follower = others[0]
    for (one, next) in zip(others, others.dropFirst() + [others[3]]) { one.follower = next }

    let received = failures { _ = knot.target(forAction: "fly:", withSender: nil) }

    #expect(received.count == 1)
    #expect(
      received.reasons.first?.hasSuffix("<Knot> 3 lead to each other without end.") == true,
      "\(received.reasons)")
  }

  @Test func `ends with a failure where each responder is new`() {
    #expect(
      failures { _ = Endless().target(forAction: "fly:", withSender: nil) }.map(\.name)
        == [.recursion])
  }

  @Test func `does not hang the keyboard`() {
    knot.follower = knot

    #expect(failures { knot.becomeFirstResponder() }.map(\.name) == [.recursion])
    #expect(knot.isFirstResponder)
  }

  @Test func `hands touches on once around`() {
    let other = Knot()
    knot.follower = other
    other.follower = knot

    let received = failures { knot.touchesBegan([], with: nil) }

    #expect(
      received.reasons == [
        "next of <Knot> 1 and next of <Knot> 2 lead to each other without end."
      ])
  }
}

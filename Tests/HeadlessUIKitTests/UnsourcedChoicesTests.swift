import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source")
struct UnsourcedChoicesTests {
  @Test func `a view that is added to itself is an invalid argument (behaviour 7.37)`() {
    let superview = UIView()
    let view = UIView()
    superview.addSubview(view)

    let received = failures { view.addSubview(view) }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(received.reasons == ["Can't add self as subview"])
    #expect(received.map(\.details) == ["UIKit raises this exception in UIView.addSubview(_:)."])
    #expect(view.subviews.isEmpty)
    #expect(view.superview === superview)
  }

  @Test func `a view that is added to one within it is an invalid argument too`() {
    let view = UIView()
    let middle = UIView()
    let inner = UIView()
    view.addSubview(middle)
    middle.addSubview(inner)

    let received = failures { inner.addSubview(view) }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(inner.subviews.isEmpty)
    #expect(view.superview == nil)
    #expect(view.viewWithTag(7) == nil)
  }
}

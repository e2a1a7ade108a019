import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIView")
struct UIViewTests {
  let view = UIView()

  @Test func `is visible, opaque and open to touches at first, without a size`() {
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.isUserInteractionEnabled)
    #expect(view.frame == .zero)
    #expect(view.tag == 0)
    #expect(view.superview == nil)
    #expect(view.subviews.isEmpty)
  }

  @Test func `has the frame that it is made with`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(UIView(frame: frame).frame == frame)
  }

  @Test func `has its subviews from back to front`() {
    let views = [UIView(), UIView(), UIView()]

    for subview in views { view.addSubview(subview) }

    #expect(view.subviews == views)
    #expect(views.map(\.superview) == [view, view, view])
  }

  @Test func `takes a subview from where it was`() {
    let subview = UIView()
    let other = UIView()
    other.addSubview(subview)

    view.addSubview(subview)

    #expect(other.subviews.isEmpty)
    #expect(view.subviews == [subview])
    #expect(subview.superview === view)
  }

  @Test func `brings a subview to the front that is added again`() {
    let views = [UIView(), UIView()]
    for subview in views { view.addSubview(subview) }

    view.addSubview(views[0])

    #expect(view.subviews == [views[1], views[0]])
  }

  @Test func `leaves its superview, and does nothing where it has none`() {
    let subview = UIView()
    view.addSubview(subview)

    subview.removeFromSuperview()
    subview.removeFromSuperview()

    #expect(view.subviews.isEmpty)
    #expect(subview.superview == nil)
  }

  @Test func `is a descendant of itself and of the views around it`() {
    let inner = UIView()
    let middle = UIView()
    view.addSubview(middle)
    middle.addSubview(inner)

    #expect([inner, middle, view].map { $0.isDescendant(of: view) } == [true, true, true])
    #expect([inner, middle, view].map { $0.isDescendant(of: inner) } == [true, false, false])
    #expect(!view.isDescendant(of: UIView()))
  }

  @Test func `finds the first view with a tag, itself included`() {
    let views = [UIView(), UIView(), UIView()]
    view.tag = 1
    for (subview, tag) in zip(views, [2, 3, 3]) { subview.tag = tag }
    view.addSubview(views[0])
    views[0].addSubview(views[1])
    view.addSubview(views[2])

    #expect(view.viewWithTag(1) === view)
    #expect(view.viewWithTag(2) === views[0])
    #expect(view.viewWithTag(3) === views[1])
    #expect(view.viewWithTag(4) == nil)
  }

  @Test func `has its superview, or else its view controller, after it (behaviour 31)`() {
    let controller = UIViewController()
    controller.view.addSubview(view)

    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(UIView().next == nil)
  }

  @Test func `lets go of its superview`() {
    weak var superview: UIView?

    do {
      let other = UIView()
      other.addSubview(view)
      superview = other
    }

    #expect(superview == nil)
    #expect(view.superview == nil)
  }
}

import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Masonry by hand", .freshApplication)
struct MasonryTests {
  private let screen = UIViewController()
  private let box = UIView()
  private let label = UIView()

  init() {
    setAsAppRootWindow(screen)
    screen.view.addSubview(box)
    screen.view.addSubview(label)
  }

  private func frame(_ view: UIView) -> CGRect {
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    return view.frame
  }

  @Test func `pins edges with insets, a center with a size, and a part of another view`() {
    let root: UIView = screen.view
    box.mas_makeConstraints { make in
      _ = make?.edges.equalTo()(root)?.with().insets()(
        UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    }
    #expect(frame(box) == CGRect(x: 20, y: 10, width: 330, height: 804))
    #expect(!box.translatesAutoresizingMaskIntoConstraints)

    label.mas_makeConstraints { make in
      _ = make?.center.equalTo()(self.box)
      _ = make?.width.equalTo()(self.box.mas_width)?.dividedBy()(5.5)
      _ = make?.height.mas_equalTo()(20)
    }
    #expect(frame(label) == CGRect(x: 155, y: 402, width: 60, height: 20))
  }

  @Test func `chains attributes, relations and priorities, and takes numbers as of the superview`()
  {
    box.mas_makeConstraints { make in
      _ = make?.left.and().top().equalTo()(15)
      _ = make?.size.mas_equalTo()(CGSize(width: 50, height: 60))
    }
    label.mas_makeConstraints { make in
      _ = make?.top.equalTo()(self.box.mas_bottom)?.offset()(8)
      _ = make?.left.greaterThanOrEqualTo()(self.box.mas_right)?.offset()(5)
      _ = make?.left.equalTo()(0)?.priorityLow()()
      _ = make?.size.equalTo()(self.box)
    }
    #expect(frame(box) == CGRect(x: 15, y: 15, width: 50, height: 60))
    #expect(frame(label) == CGRect(x: 70, y: 83, width: 50, height: 60))
  }

  @Test func `updates a constant, makes all anew, and takes one away`() {
    let made = box.mas_makeConstraints { make in
      _ = make?.left.top().equalTo()(10)
      _ = make?.width.height().equalTo()(40)
    }
    #expect(made?.count == 2)
    let count = screen.view.constraints.count + box.constraints.count
    box.mas_updateConstraints { make in _ = make?.left.equalTo()(25) }
    #expect(frame(box).origin == CGPoint(x: 25, y: 10))
    #expect(screen.view.constraints.count + box.constraints.count == count)

    (made?.last as? MASConstraint)?.setOffset(70)
    #expect(frame(box).size == CGSize(width: 70, height: 70))
    box.mas_remakeConstraints { make in
      _ = make?.right.bottom().equalTo()(self.screen.view)?.offset()(-5)
      _ = make?.size.equalTo()(NSValue(cgSize: CGSize(width: 30, height: 20)))
    }
    #expect(frame(box) == CGRect(x: 355, y: 819, width: 30, height: 20))
    #expect(screen.view.constraints.count + box.constraints.count == count)

    let extra = label.mas_makeConstraints { make in _ = make?.left.equalTo()(99) }
    (extra?.first as? MASConstraint)?.uninstall()
    #expect(!screen.view.constraints.contains { $0.constant == 99 })
    (extra?.first as? MASConstraint)?.install()
    #expect(screen.view.constraints.contains { $0.constant == 99 })
  }

  @Test func `keeps to the safe area`() {
    screen.additionalSafeAreaInsets.top = 44
    box.mas_makeConstraints { make in
      _ = make?.top.equalTo()(self.screen.view.mas_safeAreaLayoutGuideTop)?.offset()(6)
      _ = make?.left.equalTo()(self.screen.view.mas_safeAreaLayoutGuide)
      _ = make?.size.equalTo()(10)
    }
    let place = frame(box)
    let top = screen.view.safeAreaInsets.top
    #expect(top >= 44)
    #expect(place == CGRect(x: 0, y: top + 6, width: 10, height: 10))
  }

  @Test func `distributes views along an axis`() {
    let views = NSArray(array: [box, label])
    views.mas_distributeViews(
      along: .horizontal, withFixedSpacing: 20, leadSpacing: 10, tailSpacing: 30)
    views.mas_makeConstraints { make in _ = make?.top.height().equalTo()(50) }
    #expect(frame(box) == CGRect(x: 10, y: 50, width: 165, height: 50))
    #expect(frame(label) == CGRect(x: 195, y: 50, width: 165, height: 50))

    views.mas_remakeConstraints { make in _ = make?.left.width().equalTo()(50) }
    views.mas_distributeViews(
      along: .vertical, withFixedItemLength: 100, leadSpacing: 0, tailSpacing: 40)
    #expect(frame(box) == CGRect(x: 50, y: 0, width: 50, height: 100))
    #expect(frame(label) == CGRect(x: 50, y: 704, width: 50, height: 100))
  }

  @Test func `keeps no screen alive`() {
    weak var kept: UIViewController?
    func show() {
      let other = UIViewController()
      let view = UIView()
      other.view.addSubview(view)
      view.mas_makeConstraints { make in _ = make?.edges.equalTo()(other.view) }
      kept = other
    }
    show()
    #expect(kept == nil)
    #expect(StandIn.calls.map(\.name).filter { $0.hasPrefix("UIView.mas_make") }.count == 1)
  }
}

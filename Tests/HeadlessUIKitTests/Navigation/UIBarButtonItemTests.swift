import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIBarButtonItem", .ownApplication)
struct UIBarButtonItemTests {
  private final class Target: UIViewController {
    override class var objectiveCMembers: [Selector.Method] {
      [.method("plain", Target.plain), .method("with:", Target.with)]
    }

    var calls: [String] = []

    func plain() { calls.append("plain") }
    func with(_ sender: UIBarButtonItem) { calls.append("with \(sender.title ?? "nil")") }
  }

  @Test func `sends its action to its target, with itself as the sender (behaviour 33, 35)`() {
    let target = Target()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: target, action: "with:")

    item.userTap()

    #expect(target.calls == ["with Go"])
  }

  @Test func `does not keep its target alive (behaviour 17)`() {
    weak var target: Target?
    let item = UIBarButtonItem()
    do {
      let made = Target()
      target = made
      item.target = made
    }

    #expect(target == nil)
    #expect(item.target == nil)
  }

  @Test func `sends an action without a target up from its screen (behaviour 34)`() {
    let screen = Target()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: "plain")
    screen.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: screen)
    showInWindow(navigation)

    item.userTap()

    #expect(screen.calls == ["plain"])
  }

  @Test func `reports an action that its target has not (behaviour 7.37)`() {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: Target(), action: "missing")
    let target = Target()
    item.target = target

    let received = failures { item.userTap() }

    #expect(received.reasons == ["-[Target missing]: unrecognized selector sent to instance"])
  }

  @Test func `takes title and image from its primary action, which comes first (behaviour 34)`() {
    let target = Target()
    let image = UIImage(systemName: "star")
    let trace = Trace()
    let item = UIBarButtonItem(title: "Old", style: .plain, target: target, action: "plain")

    item.primaryAction = UIAction(title: "New", image: image) { action in
      trace.add("action from \((action.sender as? UIBarButtonItem)?.title ?? "nil")")
    }
    item.userTap()

    #expect(item.title == "New")
    #expect(item.image === image)
    #expect(trace.lines == ["action from New"])
    #expect(target.calls.isEmpty)
  }

  @Test func `keeps the title and the image that it is made with beside an action`() {
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "Action", image: UIImage(systemName: "moon")) { _ in }

    #expect(UIBarButtonItem(title: "Select all", primaryAction: action).title == "Select all")
    #expect(UIBarButtonItem(image: image, primaryAction: action).image === image)
    #expect(UIBarButtonItem(image: image, primaryAction: action).title == "Action")
  }

  @Test func `opens its menu where it has no action (behaviour 34)`() {
    let trace = Trace()
    let menu = UIMenu(children: [UIAction(title: "Copy") { _ in trace.add("copied") }])
    let item = UIBarButtonItem(title: "More", menu: menu)

    item.userTap()
    #expect(item.shownMenu?.choose(titled: "Copy") == nil)

    #expect(trace.lines == ["copied"])
    #expect(item.shownMenu == nil)
  }

  @Test func `opens its menu by a long press where it has an action`() {
    let trace = Trace()
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { _ in trace.add("added") },
      menu: UIMenu(children: [UIAction(title: "Add two") { _ in trace.add("two") }]))

    item.userTap()
    #expect(item.shownMenu == nil)
    #expect(item.openMenuAsUser()?.choose(titled: "Add two") == nil)

    #expect(trace.lines == ["added", "two"])
  }

  @Test func `is selected by one tap and no longer by the next`() {
    let item = UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)
    item.changesSelectionAsPrimaryAction = true

    item.userTap()
    #expect(item.isSelected)
    item.userTap()
    #expect(!item.isSelected)
  }

  @Test func `hands a tap to its view, and calls nothing itself (behaviour 33)`() {
    let trace = Trace()
    let button = UIButton(primaryAction: UIAction(title: "Inner") { _ in trace.add("inner") })
    let target = Target()
    let item = UIBarButtonItem(customView: button)
    item.target = target
    item.action = "plain"

    item.userTap()

    #expect(trace.lines == ["inner"])
    #expect(target.calls.isEmpty)
  }

  @Test func `has all it is made with`() {
    let image = UIImage(systemName: "star")
    let view = UIView()

    let item = UIBarButtonItem(
      image: image, landscapeImagePhone: image, style: .done, target: self, action: "go")
    #expect(item.image === image)
    #expect(item.landscapeImagePhone === image)
    #expect(item.style == .done)
    #expect(item.action == "go")
    #expect(UIBarButtonItem(customView: view).customView === view)
    #expect(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
    #expect(UIBarButtonItem(systemItem: .add).systemItem == .add)
    #expect(
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "X") { _ in }).title == nil)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    #expect(UIBarButtonItem(title: "A", image: image, target: nil, action: nil).title == "A")
    #expect(UIBarButtonItem().isEnabled)
  }

  @Test func `space of a subclass is of the subclass`() {
    final class Space: UIBarButtonItem {}

    #expect(type(of: Space.fixedSpace(3)) == Space.self)
    #expect(type(of: Space.flexibleSpace()) == Space.self)
  }

  @Test func `goes by its title, its view's, or what the system's shows`() {
    let label = UILabel()
    label.text = "Label"
    let named = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
    named.accessibilityLabel = "Star"

    #expect(UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil).names == ["A"])
    #expect(UIBarButtonItem(systemItem: .trash).names == ["Delete"])
    #expect(UIBarButtonItem(customView: label).names == ["Label"])
    #expect(named.names == ["Star"])
    #expect(UIBarButtonItem.flexibleSpace().names.isEmpty)
  }

  @Test func `keeps what it looks like by state and size`() {
    let item = UIBarButtonItem()
    let image = UIImage()

    item.setTitleTextAttributes([.kern: 2], for: .normal)
    item.setBackgroundImage(image, for: .normal, barMetrics: .compact)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default)
    let done = UIImage()
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .compact)
    item.setBackButtonBackgroundImage(done, for: .normal, barMetrics: .default)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -9, vertical: 0), for: .default)

    #expect(item.titleTextAttributes(for: .highlighted)?[.kern] as? Int == 2)
    #expect(item.backgroundImage(for: .selected, barMetrics: .compact) === image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .compact) === done)
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .compact) === image)
    #expect(item.backButtonBackgroundImage(for: .selected, barMetrics: .default) === done)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .compact) == nil)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -9)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 4)
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.done, 0), (.flexibleSpace, 5), (.action, 9), (.trash, 16),
    (.redo, 22), (.close, 24),
  ])
  func `system items have UIKit's numbers`(item: UIBarButtonItem.SystemItem, number: Int) {
    #expect(item.rawValue == number)
    #expect(UIBarButtonItem.Style.done.rawValue == 2)
  }
}

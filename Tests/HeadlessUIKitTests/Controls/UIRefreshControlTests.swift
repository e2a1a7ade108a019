import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIRefreshControl", .ownApplication)
struct UIRefreshControlTests {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let control = UIRefreshControl()
  let trace = EventTrace()

  init() {
    scrollView.alwaysBounceVertical = true
    scrollView.refreshControl = control
  }

  @Test func `lies in the scroll view that it is set for`() {
    #expect(control.superview === scrollView)

    let other = UIRefreshControl()
    scrollView.refreshControl = other
    #expect(control.superview == nil)
    scrollView.refreshControl = nil
    #expect(other.superview == nil)
    #expect(scrollView.refreshControl == nil)
  }

  @Test func `refreshes, then tells of it, when the user pulls (behaviour 120)`() {
    trace.listen(to: control) { "\($0.isRefreshing)" }

    scrollView.userPullDown()

    #expect(trace.lines == ["valueChanged true", "primaryActionTriggered true"])
    scrollView.hostApplication.mainLoop.settle()
    #expect(scrollView.contentOffset == .zero)
    #expect(control.isRefreshing)
  }

  @Test func `says nothing of what code begins and ends (behaviour 120)`() {
    trace.listen(to: control)

    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)

    #expect(trace.lines.isEmpty)
  }

  @Test func `tells of one pull, until it has ended`() {
    trace.listen(to: control)
    scrollView.userPullDown()
    scrollView.userPullDown()
    #expect(trace.lines == ["valueChanged", "primaryActionTriggered"])

    control.endRefreshing()
    scrollView.userPullDown()
    #expect(trace.lines.count == 4)
  }

  @Test func `does not refresh for a shorter pull, or where nothing bounces, or while disabled`() {
    scrollView.userDrag(to: CGPoint(x: 0, y: -100))
    #expect(!control.isRefreshing)
    scrollView.alwaysBounceVertical = false
    #expect(!scrollView.canBePulledDown)
    scrollView.userPullDown()
    #expect(!control.isRefreshing)
    scrollView.contentSize = CGSize(width: 300, height: 900)
    #expect(scrollView.canBePulledDown)
    control.isEnabled = false
    scrollView.userPullDown()
    #expect(!control.isRefreshing)
  }

  @Test func `survives a handler that ends at once and takes it away`() {
    control.addAction(
      UIAction { [control, scrollView] _ in
        control.endRefreshing()
        scrollView.refreshControl = nil
      }, for: .valueChanged)

    scrollView.userPullDown()

    #expect(!control.isRefreshing)
    #expect(scrollView.refreshControl == nil)
  }

  @Test func `copies its title`() {
    let title = NSMutableAttributedString(string: "Wait")
    control.attributedTitle = title

    title.mutableString.append(" longer")

    #expect(control.attributedTitle?.string == "Wait")
  }
}

import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Obstacle: what a container does not show", .freshApplication)
struct ObstacleOfContainersTests {
  /// A screen with a button and an item in its bar.
  private final class Page: UIViewController {
    let button = UIButton(frame: CGRect(x: 10, y: 60, width: 50, height: 50))
    let item = UIBarButtonItem(systemItem: .add)
    let field = UITextField(frame: CGRect(x: 10, y: 160, width: 50, height: 50))

    convenience init(_ title: String, _ trace: Trace) {
      self.init()
      self.title = title
      button.addAction(UIAction { _ in trace.add("button") }, for: .touchUpInside)
      item.primaryAction = UIAction { _ in trace.add("item") }
      navigationItem.rightBarButtonItem = item
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
      view.addSubview(field)
    }
  }

  private let trace = Trace()
  private let birds: Page
  private let frogs: Page

  init() {
    birds = Page("Birds", trace)
    frogs = Page("Frogs", trace)
  }

  private func expectHidden(
    _ reason: String, _ details: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Void
  ) {
    let received = failures(body)
    #expect(received.reasons == [reason], sourceLocation: sourceLocation)
    #expect(received.map(\.details) == [details], sourceLocation: sourceLocation)
    #expect(trace.lines.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `a view further down a stack cannot be tapped, until its screen is back`() {
    let stack = setInAppWindowRootNavigation(birds)
    stack.pushViewController(frogs, animated: true)

    expectHidden(
      "Cannot tap UIButton: Control is not visible.",
      #"<UIButton> in <Page "Birds">, which is out of sight: <UINavigationController> shows "#
        + #"<Page "Frogs">."#
    ) { birds.button.tap() }

    stack.tapBackButton()
    #expect(failures { birds.button.tap() }.isEmpty)
    #expect(trace.lines == ["button"])
  }

  @Test func `neither a view nor a bar's item of a tab can be tapped that is not selected`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [birds, frogs].map { UINavigationController(rootViewController: $0) }
    setAsAppRootWindow(tabs)
    let details =
      #"in <Page "Frogs">, which is out of sight: <UITabBarController> shows <Page "Birds">."#

    expectHidden(
      "Cannot tap UIBarButtonItem: Control is not visible.",
      #"<UIBarButtonItem "Add"> is "# + details
    ) {
      frogs.item.tap()
    }
    frogs.loadViewIfNeeded()
    expectHidden("Cannot tap UIButton: Control is not visible.", "<UIButton> \(details)") {
      frogs.button.tap()
    }

    tabs.selectTab(atIndex: 1)
    #expect(failures { frogs.item.tap() }.isEmpty)
    #expect(trace.lines == ["item"])
  }

  @Test func `neither can what is in the other bars of a stack that was never shown`() {
    let tabs = UITabBarController()
    let inner = UITabBarController()
    inner.viewControllers = [UIViewController()]
    let tool = UIBarButtonItem(primaryAction: UIAction { [trace] _ in trace.add("tool") })
    frogs.toolbarItems = [tool]
    let stack = UINavigationController(rootViewController: frogs)
    stack.isToolbarHidden = false
    tabs.viewControllers = [birds, stack, inner]
    setAsAppRootWindow(tabs)

    expectHidden(
      "Cannot tap UIBarButtonItem: Control is not visible.",
      #"<UIBarButtonItem> is in <Page "Frogs">, which is out of sight: <UITabBarController> shows "#
        + #"<Page "Birds">."#
    ) { tool.tap() }
    expectHidden(
      "Cannot select tab at index 0: Control is not visible.",
      "<UITabBarItem> is in <UITabBarController>, which is out of sight: <UITabBarController> shows "
        + #"<Page "Birds">."#
    ) { inner.selectTab(atIndex: 0) }
  }

  @Test func `a view of a child cannot be tapped whose view its parent leaves out`() {
    let parent = UIViewController()
    parent.addChild(birds)
    setAsAppRootWindow(parent)

    expectHidden(
      "Cannot tap UIButton: Control is not visible.",
      #"<UIButton> in <Page "Birds">, which is out of sight: <UIViewController> does not show it."#
    ) { birds.view.subviews.first?.tap() }
  }

  @Test func `a view behind a full screen cannot be tapped, wherever in a container it is`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [birds, frogs].map { UINavigationController(rootViewController: $0) }
    setAsAppRootWindow(tabs)
    let form = UIViewController()
    form.modalPresentationStyle = .fullScreen
    birds.present(form, animated: true)

    for page in [birds, frogs] {
      expectHidden(
        "Cannot tap UIBarButtonItem: Another screen is presented over it.",
        #"<UIViewController> is in front of <UIBarButtonItem "Add">, and has to be dismissed first."#
      ) { page.item.tap() }
    }
  }

  @Test func `a field that keeps the focus behind a sheet cannot be tapped`() {
    setInAppWindowRootNavigation(birds)
    birds.field.startEditing()
    birds.present(UIViewController(), animated: true)

    let received = failures { birds.field.startEditing() }

    #expect(
      received.map(\.details) == [
        #"<UIViewController> is in front of <UITextField> in <Page "Birds">, and has to be "#
          + "dismissed first."
      ])
  }

  @Test func `a stack and its screens can be tapped where no window shows any of them`() {
    let stack = UINavigationController(rootViewController: birds)
    stack.pushViewController(frogs, animated: false)
    birds.loadViewIfNeeded()

    #expect(failures { birds.button.tap() }.isEmpty)

    #expect(trace.lines == ["button"])
  }
}

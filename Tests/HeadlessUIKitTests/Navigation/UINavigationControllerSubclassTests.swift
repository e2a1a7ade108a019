import HeadlessUIKit
import Testing

@MainActor @Suite("Subclasses of UINavigationController")
struct UINavigationControllerSubclassTests {
  private final class Bar: UINavigationBar {}

  private final class Flow: UINavigationController {
    let name: String

    override init(rootViewController: UIViewController) {
      name = "root"
      super.init(rootViewController: rootViewController)
    }

    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      name = "bars"
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }

    init() {
      name = "own"
      super.init(rootViewController: UITableViewController())
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `may override what makes them with a root or with bars, and call it`() {
    let root = UIViewController()

    #expect(Flow(rootViewController: root).viewControllers == [root])
    #expect(Flow().topViewController is UITableViewController)
    let flow = Flow(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(flow.name == "bars" && flow.navigationBar is Bar)
  }
}

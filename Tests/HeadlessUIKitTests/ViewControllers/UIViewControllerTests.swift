import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIViewController")
struct UIViewControllerTests {
  /// A screen that keeps a list of its calls.
  final class Screen: UIViewController {
    var calls: [String] = []
    var makesView = true

    override func loadView() {
      calls.append("loadView")
      if makesView { view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad \(viewIfLoaded?.frame.width ?? 0)")
    }
  }

  let screen = Screen()

  @Test func `loads its view once, when it is first asked for (behaviour 140)`() {
    #expect(screen.calls.isEmpty)

    let view = screen.view

    #expect(screen.calls == ["loadView", "viewDidLoad 7.0"])
    #expect(screen.view === view)
    #expect(screen.calls.count == 2)
  }

  @Test func `tells whether its view is loaded without loading it (behaviour 140)`() {
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    #expect(screen.calls.isEmpty)

    screen.loadViewIfNeeded()
    screen.loadViewIfNeeded()

    #expect(screen.isViewLoaded)
    #expect(screen.viewIfLoaded === screen.view)
    #expect(screen.calls == ["loadView", "viewDidLoad 7.0"])
  }

  @Test func `loads again after its view was set to nil (behaviour 140)`() {
    let first = screen.view
    screen.view = nil

    #expect(!screen.isViewLoaded)
    #expect(screen.view !== first)
    #expect(screen.calls == ["loadView", "viewDidLoad 7.0", "loadView", "viewDidLoad 7.0"])
    #expect(first?.next == nil)
  }

  @Test func `has loaded although loadView set no view (behaviour 140)`() {
    screen.makesView = false

    screen.loadViewIfNeeded()

    #expect(screen.calls == ["loadView", "viewDidLoad 0.0"])
    #expect(screen.viewIfLoaded == nil)
  }

  @Test func `makes a plain view where loadView is not overridden (behaviour 141)`() throws {
    let view = try #require(UIViewController().view)

    #expect(type(of: view) == UIView.self)
  }

  @Test func `keeps what it is made with`() {
    let controller = UIViewController(nibName: "Birds", bundle: .main)

    #expect(controller.nibName == "Birds")
    #expect(controller.nibBundle == .main)
    #expect(UIViewController().nibName == nil)
    #expect(UIViewController().title == nil)
  }

  @Test func `has its view's superview after it (behaviour 31)`() {
    let superview = UIView()

    #expect(screen.next == nil)
    #expect(screen.calls.isEmpty)
    superview.addSubview(screen.view)

    #expect(screen.next === superview)
  }

  @Test func `loses ten thousand children in the order in which they came`() {
    let parent = UIViewController()
    let children = (0..<10_000).map { _ in UIViewController() }
    for child in children { parent.addChild(child) }

    for child in children.prefix(5_000) { child.removeFromParent() }
    #expect(parent.children == Array(children.dropFirst(5_000)))
    for child in children.suffix(4_000).reversed() { child.removeFromParent() }
    #expect(parent.children == Array(children[5_000..<6_000]))
    parent.children[500].removeFromParent()
    #expect(parent.children.count == 999)
    #expect(children[5_500].parent == nil)
  }
}

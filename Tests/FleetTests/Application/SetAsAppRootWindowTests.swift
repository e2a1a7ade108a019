import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("setAsAppRootWindow(_:)", .freshApplication)
struct SetAsAppRootWindowTests {
  /// A screen that writes down how it comes and goes.
  final class Screen: UIViewController {
    let trace: Trace

    init(_ trace: Trace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { trace.add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { trace.add("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { trace.add("viewIsAppearing") }
    override func viewDidLayoutSubviews() { trace.add("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { trace.add("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { trace.add("viewWillDisappear") }
  }

  private let trace = Trace()

  @Test func `has its screen appeared when it returns (behaviour 142)`() {
    let screen = Screen(trace)

    let window = setAsAppRootWindow(screen)

    #expect(
      trace.lines == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
    #expect(window.rootViewController === screen)
    #expect(window.isKeyWindow)
    #expect(!window.isHidden)
    #expect(UIApplication.shared.windows == [window])
    #expect(screen.view.frame == UIScreen.main.bounds)
  }

  @Test func `is the same under its later name`() {
    let screen = Screen(trace)

    let window = setAsAppWindowRoot(screen)

    #expect(window.rootViewController === screen)
    #expect(trace.lines.last == "viewDidAppear")
  }

  @Test func `starts from a clean slate`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let old = Screen(trace)
    let oldWindow = setAsAppRootWindow(old)
    let field = Field()
    old.view.addSubview(field)
    field.becomeFirstResponder()
    UIApplication.shared.mainLoop.enqueue("turn") { trace.add("old turn") }
    UIApplication.shared.mainLoop.enqueue("timer", after: .seconds(1)) { trace.add("old timer") }
    let before = trace.lines.count

    let window = setAsAppRootWindow(UIViewController())
    advance(by: .seconds(1))

    #expect(UIApplication.shared.windows == [window])
    #expect(UIApplication.shared.firstResponder == nil)
    #expect(oldWindow.isHidden)
    #expect(old.view.window == nil)
    #expect(trace.lines.count == before)
  }

  @Test func `shows a screen again that it has shown before`() {
    let screen = Screen(trace)
    setAsAppRootWindow(screen)
    let before = trace.lines.count

    let window = setAsAppRootWindow(screen)

    #expect(screen.view.window === window)
    #expect(
      trace.lines.dropFirst(before).filter { $0 != "viewDidLayoutSubviews" } == [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ])
  }

  @Test func `lets go of the screen before`() {
    weak var old: UIViewController?
    do {
      let screen = UIViewController()
      setAsAppRootWindow(screen)
      old = screen
      #expect(old != nil)
    }

    setAsAppRootWindow(UIViewController())

    #expect(old == nil)
  }

  @Test func `a screen that was put away learns which line did it`() {
    let old = UIViewController()
    let field = UITextField()
    setAsAppRootWindow(old)
    old.view.addSubview(field)
    let line: UInt = #line + 1
    setAsAppRootWindow(UIViewController())

    let focus = failures { field.startEditing() }
    let presentation = failures { old.present(UIViewController(), animated: false) }

    let told =
      "Another screen, shown at SetAsAppRootWindowTests.swift:\(line), put its window away. If that "
      + "is another test's, give each test an application of its own: `.freshApplication` or "
      + "`withFreshApplication`."
    #expect(
      focus.map(\.details) == ["<UITextField> in <UIViewController> is in no window. \(told)"])
    #expect(presentation.first?.reason.hasSuffix("is not in the window hierarchy.") == true)
    #expect(presentation.first?.details.split(separator: "\n").first.map(String.init) == told)
  }

  @Test func `what was presented learns it too, and from the first screen that came instead`() {
    let old = UIViewController()
    let sheet = UIViewController()
    setAsAppRootWindow(old)
    old.present(sheet, animated: false)
    settle()
    let line: UInt = #line + 1
    _ = logged { launchApp(Launched()) }
    setAsAppRootWindow(UIViewController())

    let received = failures { sheet.present(UIViewController(), animated: false) }

    #expect(
      received.first?.details.hasPrefix(
        "Another screen, shown at SetAsAppRootWindowTests.swift:\(line), put its window") == true)
  }

  @Test func `nothing is told of a screen that shows again, or that nobody put away`() {
    let screen = UIViewController()
    let field = UITextField()
    setAsAppRootWindow(screen)
    screen.view.addSubview(field)
    setAsAppRootWindow(UIViewController())
    let window = setAsAppRootWindow(screen)
    window.rootViewController = UIViewController()

    let again = failures { field.startEditing() }
    let never = failures { UITextField().startEditing() }

    let advice = "is in no window. Show its screen first: Fleet.setAsAppRootWindow(_:)."
    #expect(again.map(\.details) == ["<UITextField> in <UIViewController> \(advice)"])
    #expect(never.map(\.details) == ["<UITextField> \(advice)"])
  }

  private final class Launched: UIResponder, UIApplicationDelegate {}
}

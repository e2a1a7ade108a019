import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIWindow", .ownApplication)
struct UIWindowTests {
  /// A window that writes down when it becomes key and when no longer.
  final class LoggingWindow: UIWindow {
    let name: String
    let trace: Trace

    init(_ name: String, _ trace: Trace) {
      self.name = name
      self.trace = trace
      super.init(frame: UIScreen.main.bounds)
    }

    required init?(coder: NSCoder) { nil }

    override func becomeKey() { trace.add("\(name).becomeKey, \(isKeyWindow)") }
    override func resignKey() { trace.add("\(name).resignKey, \(isKeyWindow)") }
  }

  private static let names = [
    UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
  ]

  private let trace = Trace()

  @Test func `is hidden, not key, and fills the screen at first (behaviour 192)`() {
    let window = UIWindow()

    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(window.backgroundColor == nil)
    #expect(window.frame == UIScreen.main.bounds)
    #expect(window.windowLevel == .normal)
    #expect(window.rootViewController == nil)
    #expect(window.window === window)
    #expect(window.screen === UIScreen.main)
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test func `has the frame, or the scene, that it is made with`() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())

    #expect(UIWindow(frame: frame).frame == frame)
    #expect(UIWindow(windowScene: scene).windowScene === scene)
    #expect(UIWindow(windowScene: scene).frame == UIScreen.main.bounds)
  }

  @Test func `has UIKit's levels (behaviour 191)`() {
    #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1_000, 2_000])
  }

  @Test func `stands among the others by its level, then by when it was shown (behaviour 191)`() {
    let levels: [UIWindow.Level] = [.alert, .normal, .statusBar, .normal, .alert]
    let windows = levels.map { level in
      let window = UIWindow()
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    let application = UIApplication.shared
    #expect(application.windows == [1, 3, 2, 0, 4].map { windows[$0] })

    windows[1].windowLevel = .alert
    windows[0].isHidden = true
    windows[0].isHidden = false
    windows[4].isHidden = true

    #expect(application.windows == [3, 2, 1, 0].map { windows[$0] })
  }

  // MARK: The key window

  @Test func `becomes visible, then key in another's place (behaviour 191)`() {
    let old = LoggingWindow("old", trace)
    let new = LoggingWindow("new", trace)
    old.makeKeyAndVisible()
    let before = trace.lines.count

    withNotifications(Self.names, of: old, in: trace) {
      withNotifications(Self.names, of: new, in: trace) {
        new.makeKeyAndVisible()
        new.makeKeyAndVisible()
      }
    }

    #expect(
      trace.lines.dropFirst(before) == [
        "posted UIWindowDidBecomeVisibleNotification",
        "old.resignKey, false",
        "posted UIWindowDidResignKeyNotification",
        "new.becomeKey, true",
        "posted UIWindowDidBecomeKeyNotification",
      ])
    #expect(UIApplication.shared.keyWindow === new)
    #expect([old, new].map(\.isKeyWindow) == [false, true])
  }

  @Test func `is key no more when it is hidden`() {
    let window = LoggingWindow("window", trace)
    window.makeKeyAndVisible()
    let before = trace.lines.count

    withNotifications(Self.names, of: window, in: trace) { window.isHidden = true }

    #expect(
      trace.lines.dropFirst(before) == [
        "window.resignKey, false",
        "posted UIWindowDidResignKeyNotification",
        "posted UIWindowDidBecomeHiddenNotification",
      ])
    #expect(UIApplication.shared.keyWindow == nil)
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test func `is the only key window, also where it became key before it was shown`() {
    let hidden = UIWindow()
    hidden.makeKey()
    let shown = UIWindow()

    shown.makeKeyAndVisible()
    hidden.isHidden = false

    #expect([hidden, shown].map(\.isKeyWindow) == [false, true])
  }

  @Test func `does not become key where it must not`() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let main = UIWindow()
    main.makeKeyAndVisible()
    let overlay = Overlay()

    overlay.makeKeyAndVisible()

    #expect(!overlay.isHidden)
    #expect(UIApplication.shared.keyWindow === main)
  }

  // MARK: Showing the root

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `loads nothing while it is hidden (behaviour 142)`() {
    let root = TracingScreen("root", trace, tracesLayout: true)
    let window = UIWindow()

    window.rootViewController = root
    settle()

    #expect(!root.isViewLoaded)
    #expect(trace.lines.isEmpty)
    #expect(window.subviews.isEmpty)
  }

  @Test func `has its root appear when it is shown (behaviour 142, 143)`() {
    let root = TracingScreen("root", trace, tracesLayout: true)
    root.onCall["willAppear"] = { [trace, unowned root] in
      trace.add("in a window: \(root.view.window != nil)")
    }
    root.onCall["isAppearing"] = { [trace, unowned root] in
      trace.add("in a window: \(root.view.window != nil), width \(root.view.bounds.width)")
    }

    let window = shown(root)
    #expect(trace.lines.last == "in a window: false")
    settle()

    #expect(
      trace.lines == [
        "root.didLoad",
        "root.willAppear(false)",
        "in a window: false",
        "root.isAppearing(false)",
        "in a window: true, width 390.0",
        "root.willLayoutSubviews",
        "root.didLayoutSubviews",
        "root.didAppear(false)",
      ])
    #expect(window.subviews == [root.view])
    #expect(root.view.frame == window.bounds)
  }

  @Test func `hides its root with it, and shows it again`() {
    let root = TracingScreen("root", trace, tracesLayout: true)
    let window = shown(root)
    settle()
    let before = trace.lines.count

    window.isHidden = true
    settle()
    #expect(
      trace.lines.dropFirst(before) == ["root.willDisappear(false)", "root.didDisappear(false)"])
    window.isHidden = false
    settle()

    #expect(trace.lines.suffix(1) == ["root.didAppear(false)"])
    #expect(root.view.window === window)
  }

  @Test func `resizes its root with it, whatever the root's frame was (behaviour 192)`() {
    let root = UIViewController()
    root.view.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    let window = shown(root)
    #expect(root.view.frame == UIScreen.main.bounds)

    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    settle()

    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `is laid out when it is shown, and not before`() {
    let view = LayoutLoggingView("view", trace)
    let window = UIWindow()
    window.addSubview(view)
    settle()
    #expect(trace.lines.isEmpty)

    window.isHidden = false
    settle()

    #expect(trace.lines.contains("view.layoutSubviews"))
  }

  @Test func `is laid out on the turn on which its root appears, and on a later one where asked`() {
    let root = TracingScreen("root", trace, tracesLayout: true)
    root.onCall["didAppear"] = { [unowned root] in root.view.setNeedsLayout() }
    let window = shown(root)
    #expect(UIApplication.shared.mainLoop.pending.due == ["the window's root appears"])
    settle()
    #expect(
      trace.lines.suffix(3) == [
        "root.didAppear(false)", "root.willLayoutSubviews", "root.didLayoutSubviews",
      ])

    window.setNeedsLayout()
    #expect(UIApplication.shared.mainLoop.pending.due == ["layout"])
  }

  @Test func `lays out the last of the roots that it was given on one turn, once`() {
    let window = shown(TracingScreen("first", trace, tracesLayout: true))
    window.rootViewController = TracingScreen("second", trace, tracesLayout: true)
    settle()

    #expect(
      trace.lines == [
        "first.didLoad", "first.willAppear(false)",
        "second.didLoad", "first.willDisappear(false)", "second.willAppear(false)",
        "first.didDisappear(false)",
        "second.isAppearing(false)", "second.willLayoutSubviews", "second.didLayoutSubviews",
        "second.didAppear(false)",
      ])
  }

  @Test func `is laid out also when it was hidden and shown while it waited for that`() {
    let view = LayoutLoggingView("view", trace)
    let window = UIWindow()
    window.addSubview(view)
    window.isHidden = false
    UIApplication.shared.mainLoop.cancelAll()

    window.isHidden = true
    window.isHidden = false
    settle()

    #expect(trace.lines.contains("view.layoutSubviews"))
  }

  @Test func `shows an old root within the new one that has taken it over`() {
    let window = UIWindow()
    let page = UIViewController()
    window.rootViewController = page
    window.makeKeyAndVisible()
    _ = window.application.mainLoop.settle()
    let stack = UINavigationController(rootViewController: page)

    window.rootViewController = stack
    _ = window.application.mainLoop.settle()

    #expect(page.viewIfLoaded?.window === window)
    #expect(page.viewIfLoaded?.isDescendant(of: stack.view) == true)
  }

  @Test func `does not keep a root that it shows no more`() {
    let window = shown(UIViewController())
    settle()
    weak let old = window.rootViewController
    #expect(old != nil)

    window.rootViewController = UIViewController()
    settle()

    #expect(old == nil)
  }

  // MARK: The layer

  @Test func `hides and shows its layer with it`() {
    let window = UIWindow()
    #expect(window.layer.isHidden)

    window.isHidden = false

    #expect(!window.layer.isHidden)
  }
}

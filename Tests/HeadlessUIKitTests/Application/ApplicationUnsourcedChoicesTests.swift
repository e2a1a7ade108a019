import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: the application", .ownApplication)
struct ApplicationUnsourcedChoicesTests {
  private let trace = Trace()
  private let window = UIWindow()
  private let old: LoggingViewController
  private let new: LoggingViewController

  init() {
    old = LoggingViewController("old", trace)
    new = LoggingViewController("new", trace)
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  private func showOld() -> Int {
    window.rootViewController = old
    window.makeKeyAndVisible()
    settle()
    return trace.lines.count
  }

  @Test func `a root that replaces another appears as the other disappears (behaviour 142)`() {
    let before = showOld()

    window.rootViewController = new
    #expect(
      trace.lines.dropFirst(before) == [
        "new.viewDidLoad", "old.viewWillDisappear", "new.viewWillAppear",
      ])
    settle()

    #expect(
      trace.lines.dropFirst(before) == [
        "new.viewDidLoad",
        "old.viewWillDisappear",
        "new.viewWillAppear",
        "new.viewIsAppearing",
        "new.viewWillLayoutSubviews",
        "new.viewDidLayoutSubviews",
        "old.viewDidDisappear",
        "new.viewDidAppear",
      ])
    #expect(window.subviews == [new.view])
    #expect(old.view.window == nil)
  }

  @Test func `a root that is replaced at once disappears without having appeared`() {
    window.rootViewController = old
    window.makeKeyAndVisible()
    window.rootViewController = new
    settle()

    #expect(
      trace.lines == [
        "old.viewDidLoad",
        "old.viewWillAppear",
        "new.viewDidLoad",
        "old.viewWillDisappear",
        "new.viewWillAppear",
        "old.viewDidDisappear",
        "new.viewIsAppearing",
        "new.viewWillLayoutSubviews",
        "new.viewDidLayoutSubviews",
        "new.viewDidAppear",
      ])
  }

  @Test(arguments: ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
  func `a root may put another in its place while it appears`(callback: String) {
    old.onCall[callback] = { [window, new] in window.rootViewController = new }

    window.rootViewController = old
    window.makeKeyAndVisible()
    settle()

    #expect(window.rootViewController === new)
    #expect(window.subviews == [new.view])
    #expect(old.view.window == nil)
    #expect(trace.lines.filter { $0 == "new.viewDidAppear" }.count == 1)
    let calls = { (name: String) in trace.lines.filter { $0 == "old.\(name)" }.count }
    #expect(calls("viewWillAppear") == calls("viewWillDisappear"))
    #expect(calls("viewWillDisappear") == calls("viewDidDisappear"))
  }

  @Test func `a window that loses its root shows nothing`() {
    let before = showOld()

    window.rootViewController = nil
    settle()

    #expect(
      trace.lines.dropFirst(before) == ["old.viewWillDisappear", "old.viewDidDisappear"])
    #expect(window.subviews.isEmpty)
  }

  @Test func `a root that is set again stays as it is`() {
    let before = showOld()

    window.rootViewController = old
    settle()

    #expect(trace.lines.count == before)
  }
}

import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIViewController: containment and appearance", .ownApplication)
struct UIViewControllerAppearanceTests {
  private let trace = Trace()
  private let parent: TracingScreen
  private let child: TracingScreen
  private let other: TracingScreen

  init() {
    parent = TracingScreen("parent", trace)
    child = TracingScreen("child", trace)
    other = TracingScreen("other", trace)
  }

  private func lines(_ body: () -> Void) -> [String] {
    let before = trace.lines.count
    body()
    UIApplication.shared.mainLoop.settle()
    return Array(trace.lines.dropFirst(before))
  }

  // MARK: Parents and children

  @Test func `a child has its parent before it hears of it (behaviour 145)`() {
    child.onCall["willMove"] = { [trace, unowned child, unowned parent] in
      trace.add("\(child.parent === parent) \(parent.children.count)")
    }

    parent.addChild(child)

    #expect(trace.lines == ["child.willMove(parent)", "true 1"])
    #expect(parent.children == [child])
  }

  @Test func `a child that leaves hears only that it has moved (behaviour 145)`() {
    parent.addChild(child)

    #expect(lines { child.removeFromParent() } == ["child.didMove(nil)"])

    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(lines { child.removeFromParent() }.isEmpty)
  }

  @Test func `a child of another leaves it first (behaviour 145)`() {
    other.addChild(child)

    #expect(lines { parent.addChild(child) } == ["child.didMove(nil)", "child.willMove(parent)"])

    #expect(other.children.isEmpty)
    #expect(child.parent === parent)
  }

  @Test func `children keep their order`() {
    for controller in [child, other] { parent.addChild(controller) }

    #expect(parent.children == [child, other])
  }

  // MARK: How children come and go

  @Test func `a child appears with the parent that holds it`() {
    parent.contain(child)
    let before = trace.lines.count

    let stage = Stage(parent)

    #expect(
      trace.lines.dropFirst(before) == [
        "parent.willAppear(false)",
        "child.willAppear(false)",
        "parent.isAppearing(false)",
        "child.isAppearing(false)",
        "parent.didAppear(false)",
        "child.didAppear(false)",
      ])
    #expect(
      stage.lines { stage.window.isHidden = true } == [
        "parent.willDisappear(false)",
        "child.willDisappear(false)",
        "parent.didDisappear(false)",
        "child.didDisappear(false)",
      ])
  }

  @Test func `a child whose view is nowhere does not appear (behaviour 147)`() {
    parent.addChild(child)

    _ = Stage(parent)

    #expect(!trace.lines.contains { $0.hasPrefix("child.") && $0.hasSuffix("Appear(false)") })
    #expect(!child.isViewLoaded)
  }

  @Test func `a child appears when its view is added to one that shows (behaviour 146)`() {
    let stage = Stage(parent)
    let before = trace.lines.count

    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(
      trace.lines.dropFirst(before) == [
        "child.willMove(parent)", "child.didLoad", "child.willAppear(false)",
      ])
    let later = lines { child.didMove(toParent: parent) }

    #expect(
      later == ["child.didMove(parent)", "child.isAppearing(false)", "child.didAppear(false)"])
    #expect(child.view.window === stage.window)
  }

  @Test func `a child is in its window when it is appearing, and not before (behaviour 143)`() {
    let stage = Stage(parent)
    for call in ["willAppear", "isAppearing"] {
      child.onCall[call] = { [trace, unowned child] in
        trace.add("\(call) in a window: \(child.view.window != nil)")
      }
    }

    let lines = stage.lines { parent.contain(child) }

    #expect(
      lines.filter { $0.contains("window") } == [
        "willAppear in a window: false", "isAppearing in a window: true",
      ])
  }

  @Test func `a view controller without a parent appears with its view too (behaviour 147)`() {
    let stage = Stage(parent)

    #expect(
      stage.lines { parent.view.addSubview(child.view) } == [
        "child.didLoad", "child.willAppear(false)", "child.isAppearing(false)",
        "child.didAppear(false)",
      ])
    #expect(child.parent == nil)
  }

  @Test(arguments: [false, true])
  func `one without a parent comes and goes with the page that it is in (behaviour 147)`(
    _ isInTabs: Bool
  ) {
    parent.view.addSubview(child.view)
    let stack = isInTabs ? nil : UINavigationController(rootViewController: parent)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack ?? parent, UIViewController()]
    let window = UIWindow()
    window.rootViewController = tabs
    let coming = ["parent.willAppear", "child.willAppear", "parent.didAppear", "child.didAppear"]
    let going = [
      "parent.willDisappear", "child.willDisappear", "child.didDisappear", "parent.didDisappear",
    ]
    func steps(_ body: () -> Void) -> [String] {
      lines(body).filter { $0.contains("ppear(") }.map { String($0.prefix { $0 != "(" }) }
    }

    #expect(steps { window.makeKeyAndVisible() } == coming)
    #expect(steps { tabs.selectedIndex = 1 } == going)
    #expect(steps { tabs.selectedIndex = 0 } == coming)
    if let stack {
      #expect(
        steps { stack.pushViewController(UIViewController(), animated: true) } == going)
      #expect(steps { stack.popViewController(animated: true) } == coming)
    }
    // No view is taken out here, so that the outer one ends first.
    #expect(
      steps { window.isHidden = true } == [
        "parent.willDisappear", "child.willDisappear", "parent.didDisappear", "child.didDisappear",
      ])
  }

  @Test func `those within one that its parent has appear by hand wait for it (behaviour 148)`() {
    let container = ManualContainer("container", trace)
    let stage = Stage(container)
    child.contain(other)

    let lines = stage.lines {
      container.addChild(child)
      container.view.addSubview(child.view)
      trace.add("by hand")
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }

    #expect(
      lines.filter { $0.contains("ppear(") || $0 == "by hand" } == [
        "by hand", "child.willAppear(false)", "other.willAppear(false)", "child.didAppear(false)",
        "other.didAppear(false)",
      ])
  }

  @Test func `a child disappears when its view is taken out (behaviour 149)`() {
    let stage = Stage(parent)
    parent.contain(child)
    stage.settle()

    let lines = stage.lines {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    #expect(
      lines == [
        "child.willMove(nil)", "child.willDisappear(false)", "child.didDisappear(false)",
        "child.didMove(nil)",
      ])
  }

  @Test func `a child that only leaves its parent stays on screen (behaviour 149)`() {
    let stage = Stage(parent)
    parent.contain(child)
    stage.settle()

    #expect(stage.lines { child.removeFromParent() } == ["child.didMove(nil)"])
    #expect(child.view.window === stage.window)
    #expect(
      stage.lines { child.view.removeFromSuperview() } == [
        "child.willDisappear(false)", "child.didDisappear(false)",
      ])
  }

  @Test func `a shown child is replaced by another`() {
    let stage = Stage(parent)
    parent.contain(child)
    stage.settle()

    let lines = stage.lines {
      child.willMove(toParent: nil)
      parent.addChild(other)
      parent.view.addSubview(other.view)
      child.view.removeFromSuperview()
      child.removeFromParent()
      other.didMove(toParent: parent)
    }

    #expect(
      lines == [
        "child.willMove(nil)",
        "other.willMove(parent)",
        "other.didLoad",
        "other.willAppear(false)",
        "child.willDisappear(false)",
        "child.didDisappear(false)",
        "child.didMove(nil)",
        "other.didMove(parent)",
        "other.isAppearing(false)",
        "other.didAppear(false)",
      ])
    #expect(parent.children == [other])
  }

  @Test func `a view that moves within a window moves nobody`() {
    let stage = Stage(parent)
    parent.contain(child)
    let box = UIView()
    parent.view.addSubview(box)
    stage.settle()

    #expect(stage.lines { box.addSubview(child.view) }.isEmpty)
  }

  @Test func `what lies deeper in a view comes and goes with it, outer before inner`() {
    let stage = Stage(parent)
    let box = UIView()
    child.contain(other)
    let before = trace.lines.count

    box.addSubview(child.view)
    #expect(trace.lines.count == before)
    let coming = stage.lines { parent.view.addSubview(box) }
    let going = stage.lines { box.removeFromSuperview() }

    #expect(
      coming == [
        "child.willAppear(false)", "other.willAppear(false)", "child.isAppearing(false)",
        "other.isAppearing(false)", "child.didAppear(false)", "other.didAppear(false)",
      ])
    #expect(
      going == [
        "child.willDisappear(false)", "other.willDisappear(false)", "child.didDisappear(false)",
        "other.didDisappear(false)",
      ])
  }

  @Test func `moving tells whether it is because of the parent (behaviour 150)`() {
    let stage = Stage(parent)
    for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      child.onCall[call] = { [trace, unowned child] in
        trace.add("\(child.isMovingToParent) \(child.isMovingFromParent)")
      }
    }
    let flags = { (lines: [String]) in lines.filter { !$0.contains(".") } }

    #expect(flags(stage.lines { parent.contain(child) }) == ["true false", "true false"])
    #expect(!child.isMovingToParent)
    #expect(
      flags(stage.lines { stage.window.isHidden = true }) == ["false false", "false false"])
    #expect(
      flags(stage.lines { stage.window.isHidden = false }) == ["false false", "false false"])
    let going = stage.lines {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(flags(going) == ["false true", "false true"])
    #expect(!child.isMovingFromParent)
  }

  // MARK: Transitions between children

  @Test func `a transition between children exchanges their views`() {
    let stage = Stage(parent)
    parent.contain(child)
    parent.addChild(other)
    stage.settle()

    let lines = stage.lines {
      parent.transition(
        from: child, to: other, duration: 0.3, animations: { trace.add("animations") },
        completion: { trace.add("completion \($0)") })
    }

    #expect(
      lines == [
        "other.didLoad",
        "child.willDisappear(true)",
        "other.willAppear(true)",
        "animations",
        "other.isAppearing(true)",
        "child.didDisappear(true)",
        "other.didAppear(true)",
        "completion true",
      ])
    #expect(other.view.superview === parent.view)
    #expect(child.view.superview == nil)
    #expect(parent.children == [child, other])
  }

  @Test func `a transition between controllers without a common parent raises`() {
    parent.addChild(child)

    let received = failures {
      parent.transition(from: child, to: other, duration: 0, animations: nil)
    }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(
      received.reasons == [
        "Children view controllers <TracingScreen> and <TracingScreen> must have a common parent "
          + "view controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]"
      ])
    #expect(!other.isViewLoaded)
  }

  // MARK: Forwarding by hand

  @Test func `a container that forwards by hand decides when its children appear (behaviour 148)`()
  {
    let container = ManualContainer("parent", trace)
    let stage = Stage(container)

    #expect(
      stage.lines { container.contain(child) } == [
        "child.willMove(parent)", "child.didLoad", "child.didMove(parent)",
      ])
    #expect(
      stage.lines { child.beginAppearanceTransition(true, animated: true) } == [
        "child.willAppear(true)", "child.isAppearing(true)",
      ])
    #expect(stage.lines { child.endAppearanceTransition() } == ["child.didAppear(true)"])
    #expect(
      stage.lines { stage.window.isHidden = true } == [
        "parent.willDisappear(false)", "parent.didDisappear(false)",
      ])
  }

  @Test func `a loose view controller appears by hand (behaviour 148)`() {
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()

    #expect(
      trace.lines == [
        "child.didLoad", "child.willAppear(false)", "child.isAppearing(false)",
        "child.didAppear(false)", "child.willDisappear(true)", "child.didDisappear(true)",
      ])
  }

  @Test func `beginning the other way cancels (behaviour 148)`() {
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()

    #expect(
      trace.lines == [
        "child.didLoad", "child.willAppear(true)", "child.willDisappear(true)",
        "child.didDisappear(true)",
      ])
  }

  @Test func `unbalanced calls are grumbled about (behaviour 7.10)`() {
    child.title = "Birds"
    let reason =
      #"Unbalanced calls to begin/end appearance transitions for <TracingScreen "Birds">."#

    let log = logged {
      child.endAppearanceTransition()
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
    }

    #expect(log.failures.isEmpty)
    #expect(log.notes.reasons == [reason, reason, reason])
    #expect(
      log.notes.map(\.details) == [
        "UIKit logs this in UIViewController.endAppearanceTransition().",
        "UIKit logs this in UIViewController.beginAppearanceTransition(_:animated:).",
        "UIKit logs this in UIViewController.endAppearanceTransition().",
      ])
    #expect(
      trace.lines == [
        "child.didLoad", "child.willAppear(false)", "child.isAppearing(false)",
        "child.didAppear(false)",
      ])
  }

  // MARK: Views that belong to others

  @Test func `a child's view belongs in its parent's (behaviour 7.11)`() {
    let stage = Stage(parent)
    child.title = "Child"
    other.title = "Other"
    other.addChild(child)

    let received = failures { parent.view.addSubview(child.view) }

    #expect(received.map(\.name) == [.hierarchyInconsistency])
    #expect(
      received.reasons == [
        #"child view controller:<TracingScreen "Child"> should have parent view "#
          + #"controller:<TracingScreen> but actual parent is:<TracingScreen "Other">"#
      ])
    #expect(received.map(\.details) == ["UIKit raises this exception in UIView.addSubview(_:)."])
    #expect(child.view.superview == nil)
    #expect(stage.lines {}.isEmpty)
    #expect(
      failures { stage.window.addSubview(child.view) }.reasons == [
        #"child view controller:<TracingScreen "Child"> should have parent view "#
          + #"controller:(null) but actual parent is:<TracingScreen "Other">"#
      ])
  }

  @Test func `a view is associated with one view controller (behaviour 7.11)`() {
    child.title = "Child"
    let view = child.view

    let received = failures { other.view = view }

    #expect(received.map(\.name) == [.hierarchyInconsistency])
    #expect(
      received.reasons == [
        "A view can only be associated with at most one view controller at a time! View <UIView> "
          + #"is associated with <TracingScreen "Child">. Clear this association before "#
          + "associating this view with <TracingScreen>."
      ])
    #expect(view?.next === child)
    #expect(!other.isViewLoaded)
  }

  // MARK: Other ways

  @Test func `a memory warning goes to the children as well (behaviour 194)`() {
    let stage = Stage(parent)
    parent.contain(child)
    stage.settle()

    #expect(
      stage.lines { UIApplication.shared.giveMemoryWarning() } == [
        "parent.didReceiveMemoryWarning", "child.didReceiveMemoryWarning",
      ])
  }

  @Test func `a child may be removed in its own callback`() {
    for call in ["willAppear", "isAppearing", "didAppear"] {
      let trace = Trace()
      let stage = Stage(TracingScreen("parent", trace))
      let child = TracingScreen("child", trace)
      child.onCall[call] = { [unowned child] in
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }

      let lines = stage.lines { stage.root.contain(child) }

      #expect(stage.root.children.isEmpty)
      let count = { (call: String) in lines.filter { $0.hasPrefix("child.\(call)(") }.count }
      #expect(count("willAppear") == 1)
      #expect(count("willDisappear") == count("didDisappear"))
      // Before its view is in, there is nothing to take out: it stays, without a parent.
      #expect(count("willDisappear") == (call == "willAppear" ? 0 : 1))
      #expect((child.view.window == nil) == (call != "willAppear"))
    }
  }

  @Test func `a child may settle while it appears`() {
    let stage = Stage(parent)
    child.onCall["willAppear"] = { [parent, other] in
      parent.contain(other)
      stage.settle()
    }

    let lines = stage.lines { parent.contain(child) }

    #expect(
      lines == [
        "child.willMove(parent)", "child.didLoad", "child.willAppear(false)",
        "other.willMove(parent)", "other.didLoad", "other.willAppear(false)",
        "other.didMove(parent)", "other.isAppearing(false)", "other.didAppear(false)",
        "child.didMove(parent)", "child.isAppearing(false)", "child.didAppear(false)",
      ])
  }

  @Test func `a thousand children within each other come, go and are released`() {
    weak var last: UIViewController?
    do {
      let stage = Stage(parent)
      var outer: UIViewController = parent
      for index in 0..<1_000 {
        let inner = TracingScreen("\(index)", trace)
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        outer = inner
      }
      stage.settle()
      last = outer

      #expect(trace.lines.filter { $0.hasSuffix("didAppear(false)") }.count == 1_001)
      stage.window.isHidden = true
      #expect(trace.lines.filter { $0.hasSuffix("didDisappear(false)") }.count == 1_001)
      parent.children.first?.view.removeFromSuperview()
      parent.children.first?.removeFromParent()
    }

    #expect(last == nil)
  }
}

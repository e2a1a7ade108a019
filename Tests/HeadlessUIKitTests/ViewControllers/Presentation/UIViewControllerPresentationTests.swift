import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIViewController: presentation", .ownApplication)
struct UIViewControllerPresentationTests {
  private let trace = Trace()
  private let stage: Stage
  private let root: TracingScreen
  private let modal: TracingScreen
  private let top: TracingScreen

  init() {
    root = TracingScreen("A", trace)
    modal = TracingScreen("M", trace)
    top = TracingScreen("T", trace)
    stage = Stage(root)
  }

  private func present(_ style: UIModalPresentationStyle = .fullScreen, animated: Bool = true) {
    modal.modalPresentationStyle = style
    root.present(modal, animated: animated) { [trace] in trace.add("completion") }
  }

  private func dismiss(_ controller: UIViewController, animated: Bool = true) {
    controller.dismiss(animated: animated) { [trace] in trace.add("completion") }
  }

  // MARK: Orders

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [true, false])
  func `what covers the screen appears, and its presenter disappears (behaviour 153, 154)`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let coming = stage.lines { present(style, animated: animated) }
    #expect(
      coming == [
        "M.didLoad",
        "A.willDisappear(\(animated))",
        "M.willAppear(\(animated))",
        "M.isAppearing(\(animated))",
        "M.didAppear(\(animated))",
        "A.didDisappear(\(animated))",
        "completion",
      ])
    #expect(root.view.window == nil)
    #expect(modal.view.window === stage.window)

    let going = stage.lines { dismiss(root, animated: animated) }
    #expect(
      going == [
        "M.willDisappear(\(animated))",
        "A.willAppear(\(animated))",
        "A.isAppearing(\(animated))",
        "A.didAppear(\(animated))",
        "M.didDisappear(\(animated))",
        "completion",
      ])
    #expect(root.view.window === stage.window)
    #expect(root.view.frame == stage.window.bounds)
    #expect(modal.view.window == nil)
    #expect(stage.window.subviews == [root.view])
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
    .overCurrentContext, .custom, .popover,
  ])
  func `what leaves the presenter in place appears alone (behaviour 158, 159)`(
    style: UIModalPresentationStyle
  ) {
    #expect(
      stage.lines { present(style) } == [
        "M.didLoad", "M.willAppear(true)", "M.isAppearing(true)", "M.didAppear(true)",
        "completion",
      ])
    #expect(root.view.window === stage.window)

    #expect(
      stage.lines { dismiss(modal) } == [
        "M.willDisappear(true)", "M.didDisappear(true)", "completion",
      ])
    #expect(stage.window.subviews == [root.view])
  }

  @Test func `what UIKit does at once is done when the call returns (behaviour 157)`() {
    let before = trace.lines.count

    present()

    #expect(trace.lines.dropFirst(before) == ["M.didLoad"])
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(modal.isBeingPresented)
    #expect(modal.view.window == nil)
  }

  @Test func `the links last until the dismissal ends (behaviour 164)`() {
    present()
    stage.settle()
    modal.onCall["willDisappear"] = { [trace, unowned root, unowned modal] in
      trace.add(
        "linked \(root.presentedViewController === modal) "
          + "\(modal.presentingViewController === root)")
    }

    let lines = stage.lines {
      modal.dismiss(animated: true) { [trace, unowned root, unowned modal] in
        trace.add(
          "linked \(root.presentedViewController != nil) "
            + "\(modal.presentingViewController != nil)")
      }
      #expect(root.presentedViewController === modal)
    }

    #expect(lines.filter { $0.hasPrefix("linked") } == ["linked true true", "linked false false"])
  }

  @Test func `the callbacks tell that it is presented or dismissed (behaviour 150)`() {
    for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      modal.onCall[call] = { [trace, unowned modal, unowned root] in
        trace.add(
          "\(modal.isBeingPresented) \(modal.isBeingDismissed) "
            + "\(root.isBeingPresented || root.isBeingDismissed)")
      }
    }
    let flags = { (lines: [String]) in lines.filter { !$0.contains(".") && $0 != "completion" } }

    #expect(flags(stage.lines { present() }) == ["true false false", "true false false"])
    #expect(!modal.isBeingPresented)
    #expect(flags(stage.lines { dismiss(modal) }) == ["false true false", "false true false"])
    #expect(!modal.isBeingDismissed)
  }

  @Test func `the same view controller may be presented again`() {
    present()
    stage.settle()
    dismiss(modal)
    stage.settle()

    #expect(
      stage.lines { present() } == [
        "A.willDisappear(true)", "M.willAppear(true)", "M.isAppearing(true)", "M.didAppear(true)",
        "A.didDisappear(true)", "completion",
      ])
  }

  // MARK: Presenting and dismissing

  @Test func `the outermost container presents (behaviour 160)`() {
    let child = TracingScreen("child", trace)
    root.contain(child)
    stage.settle()

    child.present(modal, animated: false)

    #expect(modal.presentingViewController === root)
    #expect(child.presentedViewController === modal)
    #expect(root.presentedViewController === modal)
    let inner = TracingScreen("inner", trace)
    modal.addChild(inner)
    #expect(inner.presentingViewController === root)
    #expect(inner.presentedViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `a context presents what asks for it (behaviour 160)`(style: UIModalPresentationStyle) {
    let child = TracingScreen("child", trace)
    child.definesPresentationContext = true
    root.contain(child)
    child.view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    stage.settle()
    modal.modalPresentationStyle = style

    let lines = stage.lines { child.present(modal, animated: false) }

    let covers = style == .currentContext
    #expect(
      lines == ["M.didLoad"] + (covers ? ["child.willDisappear(false)"] : [])
        + ["M.willAppear(false)", "M.isAppearing(false)", "M.didAppear(false)"]
        + (covers ? ["child.didDisappear(false)"] : []))
    #expect(modal.presentingViewController === child)
    #expect(root.presentedViewController == nil)
    #expect(modal.view.convert(modal.view.bounds, to: root.view).origin == CGPoint(x: 10, y: 20))
    #expect((child.view.window == nil) == covers)
    #expect(root.view.window === stage.window)
    dismiss(modal)
    stage.settle()
    #expect(child.view.superview === root.view)
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `dismissing a presenter dismisses all that stands on it (behaviour 163)`() {
    present()
    stage.settle()
    modal.present(top, animated: true)
    stage.settle()

    #expect(
      stage.lines { dismiss(root) } == [
        "T.willDisappear(true)",
        "M.willDisappear(false)",
        "A.willAppear(true)",
        "A.isAppearing(true)",
        "A.didAppear(true)",
        "T.didDisappear(true)",
        "M.didDisappear(false)",
        "completion",
      ])
    #expect(root.presentedViewController == nil)
    #expect(modal.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(top.presentingViewController == nil)
  }

  @Test func `dismissing what presents something dismisses that (behaviour 163)`() {
    present()
    stage.settle()
    modal.present(top, animated: false)
    stage.settle()

    #expect(
      stage.lines { dismiss(modal, animated: false) } == [
        "T.willDisappear(false)", "T.didDisappear(false)", "completion",
      ])
    #expect(root.presentedViewController === modal)
  }

  @Test func `a child of what is presented dismisses it (behaviour 163)`() {
    let child = TracingScreen("child", trace)
    modal.contain(child)
    present()
    stage.settle()

    dismiss(child)
    stage.settle()

    #expect(root.presentedViewController == nil)
  }

  @Test func `what is behind a full screen is not told again when all goes`() {
    modal.modalPresentationStyle = .fullScreen
    top.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    stage.settle()
    modal.present(top, animated: false)
    stage.settle()

    #expect(
      stage.lines { dismiss(root, animated: false) } == [
        "T.willDisappear(false)", "A.willAppear(false)", "A.isAppearing(false)",
        "A.didAppear(false)", "T.didDisappear(false)", "completion",
      ])
  }

  @Test func `what is presented has its presenter after it (behaviour 31)`() {
    present()
    stage.settle()

    #expect(modal.next === root)
    #expect(modal.view.next === modal)
  }

  // MARK: What UIKit refuses

  private let call = "UIViewController.present(_:animated:completion:)"

  private func expectDropped(
    _ reason: String, because cause: String = "",
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    let received = failures(body)
    let lines = [cause, "UIKit logs this and drops the presentation in \(call)."]
    #expect(received.reasons == [reason], sourceLocation: sourceLocation)
    #expect(received.map(\.name) == [.presentation], sourceLocation: sourceLocation)
    #expect(
      received.map(\.details) == [lines.filter { !$0.isEmpty }.joined(separator: "\n")],
      sourceLocation: sourceLocation)
  }

  @Test func `what is presented already cannot be presented (behaviour 7.5)`() {
    present(.pageSheet)
    stage.settle()
    modal.title = "M"

    let received = failures { root.present(modal, animated: false) }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(
      received.reasons == [
        "Application tried to present modally a view controller <TracingScreen \"M\"> that is "
          + "already being presented by <TracingScreen>."
      ])
    #expect(received.map(\.details) == ["UIKit raises this exception in \(call)."])
    #expect(root.presentedViewController === modal)
  }

  @Test func `what is in use cannot be presented (behaviour 7.5)`() {
    let child = TracingScreen("child", trace)
    root.addChild(child)
    let reason = "Application tried to present modally an active controller <TracingScreen>."

    #expect(failures { root.present(child, animated: false) }.reasons == [reason])
    #expect(failures { root.present(root, animated: false) }.reasons == [reason])
    #expect(failures { child.present(root, animated: false) }.reasons == [reason])
    #expect(root.presentedViewController == nil)
    #expect(!child.isViewLoaded)
  }

  @Test func `nobody presents, or takes in, what it stands on (behaviour 7.5)`() {
    present()
    stage.settle()
    modal.present(top, animated: false)
    stage.settle()

    let received = failures {
      top.present(root, animated: false)
      top.addChild(root)
      modal.addChild(root)
    }

    #expect(received.map(\.name) == [.invalidArgument, .invalidArgument, .invalidArgument])
    #expect(root.parent == nil)
    #expect(root.presentingViewController == nil)
  }

  @Test(arguments: ["A.willDisappear", "M.willAppear", "M.isAppearing", "M.didAppear"])
  func `another root in the middle of a presentation ends it`(call: String) {
    let new = TracingScreen("new", trace)
    let replace = { [stage] in stage.window.rootViewController = new }
    let name = String(call.dropFirst(2))
    if call.hasPrefix("A") { root.onCall[name] = replace } else { modal.onCall[name] = replace }

    let lines = stage.lines { present() }

    let count = { (line: String) in lines.filter { $0.hasPrefix("\(line)(") }.count }
    for screen in ["A", "M"] {
      #expect(count("\(screen).willDisappear") == count("\(screen).didDisappear"))
    }
    #expect(count("M.willAppear") == count("M.willDisappear"))
    #expect(count("A.willDisappear") == 1)
    #expect(count("A.willAppear") == 0)
    #expect(stage.window.subviews == [new.view])
    #expect(modal.presentingViewController == nil)
    #expect(!modal.isBeingPresented)
    #expect(lines.last == "new.didAppear(false)")
  }

  @Test func `who is in no window presents nothing (behaviour 7.1)`() {
    let loose = TracingScreen("loose", trace)
    modal.title = "M"

    expectDropped(
      "Attempt to present <TracingScreen \"M\"> on <TracingScreen> (from <TracingScreen>) whose "
        + "view is not in the window hierarchy.",
      because: "The view of <TracingScreen> has to be in a window that shows, as it is in "
        + "viewDidAppear(_:)."
    ) { loose.present(modal, animated: true) { trace.add("completion") } }
    stage.settle()

    #expect(loose.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(!modal.isViewLoaded)
    #expect(!loose.isViewLoaded)
    #expect(!trace.lines.contains("completion"))
  }

  @Test func `the receiver's own view counts, not its container's (behaviour 161)`() {
    let child = TracingScreen("child", trace)
    child.title = "child"
    root.addChild(child)
    child.onCall["didLoad"] = { [modal, unowned child] in child.present(modal, animated: false) }

    expectDropped(
      "Attempt to present <TracingScreen> on <TracingScreen> (from <TracingScreen \"child\">) "
        + "whose view is not in the window hierarchy.",
      because:
        "The view of <TracingScreen \"child\"> has to be in a window that shows, as it is in "
        + "viewDidAppear(_:)."
    ) { root.view.addSubview(child.view) }
    #expect(root.presentedViewController == nil)
  }

  @Test func `the root of a window that has never shown is in no hierarchy (behaviour 161)`() {
    let screen = UIViewController()
    let window = UIWindow()
    window.rootViewController = screen

    #expect(failures { screen.present(modal, animated: false) }.map(\.name) == [.presentation])
    #expect(screen.presentedViewController == nil)
  }

  @Test func `who is in a window that does not show presents (behaviour 161, 924)`() {
    let screen = UIViewController()
    let window = UIWindow()
    window.rootViewController = screen
    window.addSubview(screen.view)

    let reasons = failures {
      screen.present(modal, animated: false)
      stage.settle()
    }
    .reasons

    #expect(reasons == [])
    #expect(screen.presentedViewController === modal)
    #expect(modal.view.window === window)
    #expect(!trace.lines.contains { $0.hasPrefix("M.willAppear") })
    window.isHidden = false
    stage.settle()
    #expect(screen.presentedViewController === modal)
    #expect(trace.lines.filter { $0.hasPrefix("M.didAppear") }.count == 1)
    modal.dismiss(animated: false)
    stage.settle()
    #expect(screen.presentedViewController == nil)
  }

  @Test func `who presents something presents nothing else (behaviour 7.2)`() {
    modal.title = "M"
    top.title = "T"
    let reason =
      "Attempt to present <TracingScreen \"T\"> on <TracingScreen> (from <TracingScreen>) which is "
      + "already presenting <TracingScreen \"M\">."
    present(.pageSheet)

    expectDropped(reason) { root.present(top, animated: false) }
    stage.settle()
    expectDropped(reason) { root.present(top, animated: false) }

    #expect(root.presentedViewController === modal)
    #expect(top.presentingViewController == nil)
  }

  @Test func `who is on its way presents nothing (behaviour 7.3)`() {
    present(.pageSheet)
    stage.settle()
    modal.title = "M"
    modal.dismiss(animated: true)

    expectDropped(
      "Attempt to present <TracingScreen> on <TracingScreen \"M\"> (from <TracingScreen \"M\">) "
        + "while a presentation is in progress."
    ) { modal.present(top, animated: false) }
    stage.settle()

    #expect(root.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
  }

  @Test func `a second dismissal of the same is grumbled about (behaviour 7.3)`() {
    present(.pageSheet)
    stage.settle()
    modal.title = "M"
    modal.dismiss(animated: true)

    let log = logged { modal.dismiss(animated: true) }
    let lines = stage.lines {}

    #expect(log.failures.isEmpty)
    #expect(
      log.notes.reasons == [
        "Warning: Attempt to dismiss from view controller <TracingScreen \"M\"> while a "
          + "presentation or dismiss is in progress!"
      ])
    #expect(lines == ["M.willDisappear(true)", "M.didDisappear(true)"])
  }

  @Test func `an alert says nothing where it is dismissed before it has appeared`() {
    present(.pageSheet)
    modal.dismiss(animated: true)

    #expect(
      stage.lines {} == [
        "M.willAppear(true)", "M.isAppearing(true)", "M.didAppear(true)", "completion",
        "M.willDisappear(true)", "M.didDisappear(true)",
      ])
  }

  // MARK: Callbacks that present and dismiss

  @Test func `what is dismissed in a completion may present there again`() {
    var completions: [String] = []
    root.present(modal, animated: true) { [root, modal, top] in
      completions.append("presented")
      modal.dismiss(animated: true) {
        completions.append("dismissed")
        root.present(top, animated: true) { completions.append("presented again") }
      }
    }
    stage.settle()

    #expect(completions == ["presented", "dismissed", "presented again"])
    #expect(root.presentedViewController === top)
    #expect(top.view.window === stage.window)
  }

  @Test(arguments: ["didLoad", "willAppear"])
  func `what is not there yet presents nothing (behaviour 162)`(call: String) {
    modal.onCall[call] = { [modal, top] in modal.present(top, animated: false) }

    let received = failures {
      present(.pageSheet)
      stage.settle()
    }

    #expect(received.map(\.name) == [.presentation])
    #expect(received.reasons.first?.hasSuffix("is not in the window hierarchy.") == true)
    #expect(root.presentedViewController === modal)
    #expect(modal.presentedViewController == nil)
  }

  @Test func `what has appeared presents at once (behaviour 162)`() {
    modal.onCall["didAppear"] = { [modal, top] in modal.present(top, animated: false) }

    #expect(failures { stage.settle() }.isEmpty)
    let lines = stage.lines { present(.pageSheet) }

    #expect(
      lines == [
        "M.didLoad", "M.willAppear(true)", "M.isAppearing(true)", "M.didAppear(true)",
        "T.didLoad", "completion",
        "T.willAppear(false)", "T.isAppearing(false)", "T.didAppear(false)",
      ])
    #expect(modal.presentedViewController === top)
  }

  @Test(arguments: ["willAppear", "isAppearing", "didAppear"])
  func `a settle in a callback leaves the order as it is`(call: String) {
    modal.onCall[call] = { stage.settle() }

    let lines = stage.lines {
      present()
      dismiss(modal)
    }

    #expect(
      lines == [
        "M.didLoad", "A.willDisappear(true)", "M.willAppear(true)", "M.isAppearing(true)",
        "M.didAppear(true)", "A.didDisappear(true)", "completion",
        "M.willDisappear(true)", "A.willAppear(true)", "A.isAppearing(true)",
        "A.didAppear(true)", "M.didDisappear(true)", "completion",
      ])
  }

  @Test func `another root takes away what is presented`() {
    present()
    stage.settle()
    modal.present(top, animated: false)
    stage.settle()
    let new = TracingScreen("new", trace)

    let lines = stage.lines { stage.window.rootViewController = new }

    #expect(
      lines == [
        "T.willDisappear(false)", "M.willDisappear(false)", "T.didDisappear(false)",
        "M.didDisappear(false)", "new.didLoad", "new.willAppear(false)",
        "new.isAppearing(false)", "new.didAppear(false)",
      ])
    #expect(stage.window.subviews == [new.view])
    #expect(root.presentedViewController == nil)
    #expect(modal.presentedViewController == nil)
  }

  @Test func `what was asked for and has lost its presenter is dropped (behaviour 7.1)`() {
    let loose = UIViewController()
    let box = UIView()
    box.addSubview(loose.view)
    root.view.addSubview(box)
    stage.settle()

    let received = failures {
      loose.present(modal, animated: false) { trace.add("completion") }
      box.removeFromSuperview()
      stage.settle()
    }

    #expect(received.map(\.name) == [.presentation])
    #expect(loose.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(!trace.lines.contains("completion"))
  }

  @Test func `a window that is hidden and shown keeps what is presented`() {
    present()
    stage.settle()

    #expect(
      stage.lines { stage.window.isHidden = true } == [
        "M.willDisappear(false)", "M.didDisappear(false)",
      ])
    #expect(
      stage.lines { stage.window.isHidden = false } == [
        "M.willAppear(false)", "M.isAppearing(false)", "M.didAppear(false)",
      ])
    dismiss(modal)
    stage.settle()
    #expect(root.view.window === stage.window)
  }

  @Test func `what a screen covers comes back as large as its window is by then`() {
    present()
    stage.settle()
    stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)

    dismiss(root)
    stage.settle()

    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `what has changed while it was covered is laid out as it comes back`() {
    let label = LayoutLoggingView("label", trace)
    root.view.addSubview(label)
    present()
    stage.settle()
    label.setNeedsLayout()

    let lines = stage.lines { dismiss(root) }

    #expect(
      lines == [
        "M.willDisappear(true)", "A.willAppear(true)", "A.isAppearing(true)",
        "label.layoutSubviews", "A.didAppear(true)", "M.didDisappear(true)", "completion",
      ])
  }

  @Test func `a thousand presentations stand on each other, go and are released`() {
    weak var last: UIViewController?
    do {
      var presenter: UIViewController = root
      for index in 0..<1_000 {
        let next = TracingScreen("\(index)", trace)
        next.modalPresentationStyle = index.isMultiple(of: 2) ? .fullScreen : .pageSheet
        presenter.present(next, animated: false)
        stage.settle()
        presenter = next
      }
      last = presenter
      #expect(presenter.view.window === stage.window)
    }

    root.dismiss(animated: false)
    stage.settle()

    #expect(root.presentedViewController == nil)
    #expect(root.view.window === stage.window)
    #expect(last == nil)
  }

  @Test func `a screen is released once it is gone (behaviour 144)`() {
    weak var gone: UIViewController?
    do {
      let screen = UIViewController()
      root.present(screen, animated: true)
      stage.settle()
      screen.presentationController?.presentedViewController.dismiss(animated: true)
      gone = screen
    }
    #expect(gone != nil)

    stage.settle()

    #expect(gone == nil)
  }

  @Test func `a memory warning goes to what is presented as well (behaviour 194)`() {
    present()
    stage.settle()

    #expect(
      stage.lines { UIApplication.shared.giveMemoryWarning() } == [
        "A.didReceiveMemoryWarning", "M.didReceiveMemoryWarning",
      ])
  }

  // MARK: Showing

  @Test func `showing without a container presents (behaviour 182)`() {
    root.show(modal, sender: nil)
    stage.settle()

    #expect(root.presentedViewController === modal)
    modal.showDetailViewController(top, sender: nil)
    stage.settle()
    #expect(modal.presentedViewController === top)
  }

  @Test func `a container that performs the action shows what its children show`() {
    final class Shower: UIViewController {
      var shown: [UIViewController] = []
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "showViewController:sender:" || super.canPerformAction(action, withSender: sender)
      }
      override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }
    let shower = Shower()
    let child = UIViewController()
    shower.addChild(child)

    child.show(modal, sender: nil)

    #expect(shower.shown == [modal])
    #expect(child.targetViewController(forAction: "nothing:", sender: nil) == nil)
  }
}

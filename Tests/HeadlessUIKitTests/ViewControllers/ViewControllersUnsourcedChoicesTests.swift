import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: view controllers", .ownApplication)
struct ViewControllersUnsourcedChoicesTests {
  private let trace = Trace()
  private let root: TracingScreen
  private let modal: TracingScreen
  private let stage: Stage

  init() {
    root = TracingScreen("A", trace)
    modal = TracingScreen("M", trace)
    stage = Stage(root)
  }

  @Test func `a view controller that is added to itself raises (behaviour 145)`() {
    let child = TracingScreen("child", trace)
    root.addChild(child)

    let received = failures {
      root.addChild(root)
      child.addChild(root)
    }

    #expect(received.map(\.name) == [.invalidArgument, .invalidArgument])
    #expect(
      received.reasons == [
        "Can't add self as a child view controller", "Can't add self as a child view controller",
      ])
    #expect(root.children == [child])
    #expect(child.children.isEmpty)
    #expect(root.parent == nil)
  }

  @Test func `a child that is added again stays as it is`() {
    let child = TracingScreen("child", trace)
    root.addChild(child)

    #expect(stage.lines { root.addChild(child) }.isEmpty)
    #expect(root.children == [child])
  }

  @Test func `a container hears of each step before its children (behaviour 148)`() {
    let child = TracingScreen("child", trace)
    root.contain(child)
    stage.settle()

    let lines = stage.lines {
      stage.window.isHidden = true
      stage.window.isHidden = false
    }

    #expect(
      lines == [
        "A.willDisappear(false)", "child.willDisappear(false)", "A.didDisappear(false)",
        "child.didDisappear(false)", "A.willAppear(false)", "child.willAppear(false)",
        "A.isAppearing(false)", "child.isAppearing(false)", "A.didAppear(false)",
        "child.didAppear(false)",
      ])
  }

  @Test func `a dismissal of nothing does nothing, its completion neither (behaviour 163)`() {
    #expect(failures { root.dismiss(animated: true) { trace.add("completion") } }.isEmpty)
    stage.settle()

    #expect(!trace.lines.contains("completion"))
  }

  @Test func `the links are cut before the last callbacks of a dismissal (behaviour 164)`() {
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    stage.settle()
    root.onCall["didAppear"] = { [trace, unowned root] in
      trace.add("presents \(root.presentedViewController != nil)")
    }
    modal.onCall["didDisappear"] = { [trace, unowned modal] in
      trace.add("presented \(modal.presentingViewController != nil)")
    }

    let lines = stage.lines { modal.dismiss(animated: false) }

    #expect(
      lines == [
        "M.willDisappear(false)", "A.willAppear(false)", "A.isAppearing(false)",
        "A.didAppear(false)", "presents false", "M.didDisappear(false)", "presented false",
      ])
  }

  @Test func `a window that changes screens takes what was presented away first`() {
    root.present(modal, animated: false)
    stage.settle()

    let lines = stage.lines { stage.window.rootViewController = nil }

    #expect(
      lines == [
        "M.willDisappear(false)", "M.didDisappear(false)", "A.willDisappear(false)",
        "A.didDisappear(false)",
      ])
    #expect(stage.window.subviews.isEmpty)
    #expect(modal.presentingViewController == nil)
  }

  @Test func `a popover on a narrow screen is a sheet (behaviour 166)`() {
    modal.modalPresentationStyle = .popover
    root.present(modal, animated: false)
    stage.settle()

    #expect(modal.dismissAsUser(by: .swipe) == nil)
    stage.settle()

    #expect(root.presentedViewController == nil)
  }

  @Test func `the status bar is asked for when a screen has come`() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    final class Outer: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
    }
    let outer = Outer()
    outer.addChild(Dark())
    #expect(stage.window.statusBarStyle == .default)

    stage.window.rootViewController = outer
    stage.settle()

    #expect(stage.window.statusBarStyle == .lightContent)
    #expect(!stage.window.isStatusBarHidden)
    outer.children.first?.removeFromParent()
    outer.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.window.statusBarStyle == .lightContent)
    stage.settle()
    #expect(stage.window.statusBarStyle == .default)
    let dark = Dark()
    dark.modalPresentationStyle = .fullScreen
    outer.present(dark, animated: false)
    stage.settle()
    #expect(stage.window.isStatusBarHidden)
  }

  /// A screen that says how it wants the status bar, and counts how often it is asked for it.
  private final class Sheet: UIViewController {
    var questions = 0
    var isDark = false

    override var modalPresentationCapturesStatusBarAppearance: Bool {
      get {
        questions += 1
        return super.modalPresentationCapturesStatusBarAppearance
      }
      set { super.modalPresentationCapturesStatusBarAppearance = newValue }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { isDark ? .lightContent : .default }
  }

  private func sheets(_ count: Int) -> [Sheet] {
    (0..<count).map { _ in
      let sheet = Sheet()
      var front: UIViewController = root
      while let next = front.presentedViewController { front = next }
      front.present(sheet, animated: false)
      stage.settle()
      return sheet
    }
  }

  @Test func `the status bar is asked for of the screens in front, however many there are`() {
    let sheets = sheets(200)

    for sheet in sheets.reversed() {
      sheet.dismiss(animated: false)
      stage.settle()
    }

    #expect(root.presentedViewController == nil)
    #expect(sheets.allSatisfy { $0.questions <= 5 })
  }

  @Test func `a sheet that takes the status bar over keeps it behind those that do not`() {
    let sheets = sheets(4)
    sheets[1].isDark = true
    sheets[1].modalPresentationCapturesStatusBarAppearance = true
    sheets[3].setNeedsStatusBarAppearanceUpdate()
    stage.settle()
    #expect(stage.window.statusBarStyle == .lightContent)

    sheets[3].dismiss(animated: false)
    stage.settle()
    #expect(stage.window.statusBarStyle == .lightContent)
    let next = self.sheets(1)[0]
    #expect(stage.window.statusBarStyle == .lightContent)
    #expect(next.presentingViewController === sheets[2])

    sheets[0].dismiss(animated: false)
    stage.settle()
    #expect(stage.window.statusBarStyle == .default)
  }
}

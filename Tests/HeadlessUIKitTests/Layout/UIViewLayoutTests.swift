import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIView: layout", .ownApplication)
struct UIViewLayoutTests {
  /// A screen that writes down when its view is laid out.
  final class Screen: UIViewController {
    let trace: Trace

    init(_ trace: Trace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = LayoutLoggingView("root", trace) }
    override func viewWillLayoutSubviews() { trace.add("screen.viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { trace.add("screen.viewDidLayoutSubviews") }
    override func updateViewConstraints() {
      trace.add("screen.updateViewConstraints")
      super.updateViewConstraints()
    }
  }

  private let trace = Trace()
  private let window = UIWindow()
  private let screen: Screen
  private let outer: LayoutLoggingView
  private let inner: LayoutLoggingView

  init() {
    screen = Screen(trace)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer = LayoutLoggingView("outer", trace, frame: frame)
    inner = LayoutLoggingView("inner", trace, frame: frame)
    outer.addSubview(inner)
    screen.view.addSubview(outer)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  private func lines(of body: () -> Void) -> [String] {
    let before = trace.lines.count
    body()
    return Array(trace.lines.dropFirst(before))
  }

  @Test func `lays out once when it is shown, from the outside in`() {
    #expect(
      trace.lines == [
        "inner.updateConstraints",
        "outer.updateConstraints",
        "screen.updateViewConstraints",
        "root.updateConstraints",
        "screen.viewWillLayoutSubviews",
        "root.layoutSubviews",
        "screen.viewDidLayoutSubviews",
        "outer.layoutSubviews",
        "inner.layoutSubviews",
      ])
  }

  @Test func `lays out once on the next turn, however often it was asked for`() {
    let lines = lines {
      for _ in 0..<3 { outer.setNeedsLayout() }
      #expect(trace.lines.last == "inner.layoutSubviews")
      settle()
      settle()
    }

    #expect(lines == ["outer.layoutSubviews"])
  }

  @Test func `lays out what needs it and nothing else, from the outside in`() {
    #expect(
      lines {
        inner.setNeedsLayout()
        settle()
      } == ["inner.layoutSubviews"])
    #expect(
      lines {
        inner.setNeedsLayout()
        screen.view.setNeedsLayout()
        settle()
      } == [
        "screen.viewWillLayoutSubviews", "root.layoutSubviews", "screen.viewDidLayoutSubviews",
        "inner.layoutSubviews",
      ])
  }

  @Test func `lays out at once where that is asked for`() {
    let lines = lines {
      screen.view.setNeedsLayout()
      screen.view.layoutIfNeeded()
      trace.add("done")
      screen.view.layoutIfNeeded()
      settle()
    }

    #expect(
      lines == [
        "screen.viewWillLayoutSubviews", "root.layoutSubviews", "screen.viewDidLayoutSubviews",
        "done",
      ])
  }

  @Test func `lays out at once what is within it, and not what is around it`() {
    let lines = lines {
      screen.view.setNeedsLayout()
      inner.setNeedsLayout()
      outer.layoutIfNeeded()
    }

    #expect(lines == ["inner.layoutSubviews"])
  }

  @Test func `lays out first the views around it that need it too`() {
    let lines = lines {
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      settle()
    }

    #expect(lines == ["outer.layoutSubviews", "inner.layoutSubviews"])
  }

  @Test func `lays out loose views when it is told so, and only then`() {
    let loose = LayoutLoggingView("loose", trace)
    let within = LayoutLoggingView("within", trace)
    loose.addSubview(within)

    #expect(lines { settle() }.isEmpty)
    #expect(
      lines { within.layoutIfNeeded() } == [
        "within.updateConstraints", "loose.updateConstraints", "loose.layoutSubviews",
        "within.layoutSubviews",
      ])
  }

  @Test func `is asked for by a change of size, and by one of place only in the superview`() {
    #expect(
      lines {
        outer.frame.size.width = 50
        settle()
      } == ["outer.layoutSubviews"])
    #expect(
      lines {
        outer.frame.origin.x = 50
        outer.center.y = 50
        settle()
      }.isEmpty)
  }

  @Test func `is asked for by views that come, go, hide and show`() {
    let view = LayoutLoggingView("view", trace)

    #expect(
      lines {
        inner.addSubview(view)
        settle()
      } == ["view.updateConstraints", "inner.layoutSubviews", "view.layoutSubviews"])
    for change in [{ view.isHidden = true }, { view.isHidden = false }, view.removeFromSuperview] {
      #expect(
        lines {
          change()
          settle()
        } == ["inner.layoutSubviews"])
    }
  }

  @Test func `lays out in the same pass what it resizes`() {
    outer.work = { [outer, inner] in inner.frame.size = outer.bounds.size }

    let lines = lines {
      outer.frame.size.width = 77
      settle()
    }

    #expect(lines == ["outer.layoutSubviews", "inner.layoutSubviews"])
    #expect(inner.frame.width == 77)
  }

  @Test func `lays out in a later pass what was laid out before`() {
    inner.work = { [outer, inner] in
      inner.work = {}
      outer.setNeedsLayout()
    }

    let lines = lines {
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      settle()
    }

    #expect(lines == ["outer.layoutSubviews", "inner.layoutSubviews", "outer.layoutSubviews"])
  }

  @Test func `updates constraints before it lays out, where that was asked for`() {
    #expect(!inner.needsUpdateConstraints())

    let lines = lines {
      inner.setNeedsUpdateConstraints()
      #expect(inner.needsUpdateConstraints())
      settle()
    }

    #expect(lines == ["inner.updateConstraints", "inner.layoutSubviews"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test func `updates constraints that are asked for while others are updated`() {
    inner.setNeedsUpdateConstraints()
    settle()
    let sibling = LayoutLoggingView("sibling", trace)
    let lines = lines {
      sibling.layoutIfNeeded()
      outer.addSubview(sibling)
      inner.work = { sibling.setNeedsUpdateConstraints() }
      inner.setNeedsLayout()
      settle()
    }

    #expect(lines.filter { $0 == "sibling.updateConstraints" }.count == 2)
    #expect(!sibling.needsUpdateConstraints())
  }

  @Test func `updates the constraints of views that come with what is within them`() {
    let branch = LayoutLoggingView("branch", trace)
    let leaf = LayoutLoggingView("leaf", trace)
    let lines = lines {
      branch.addSubview(leaf)
      branch.layoutIfNeeded()
      leaf.setNeedsUpdateConstraints()
      outer.addSubview(branch)
      settle()
    }

    #expect(lines.filter { $0 == "leaf.updateConstraints" }.count == 2)
    #expect(lines.filter { $0 == "branch.updateConstraints" }.count == 1)
  }

  @Test func `waits where a window is hidden, until it is shown`() {
    let lines = lines {
      window.isHidden = true
      inner.setNeedsLayout()
      settle()
    }
    #expect(!lines.contains("inner.layoutSubviews"))

    let shown = self.lines {
      window.isHidden = false
      settle()
    }

    #expect(shown.filter { $0 == "inner.layoutSubviews" }.count == 1)
  }

  @Test func `goes with a view into another window`() {
    let other = UIWindow()
    other.isHidden = false
    settle()

    let lines = lines {
      inner.setNeedsLayout()
      other.addSubview(outer)
      settle()
    }

    #expect(
      lines == [
        "screen.viewWillLayoutSubviews", "root.layoutSubviews", "screen.viewDidLayoutSubviews",
        "inner.layoutSubviews",
      ])
  }

  @Test func `lays out in any hierarchy exactly the views that need it, once each`() {
    for fuzz in Fuzz.runs(short: 300, long: 3_000) {
      var random = fuzz.generator
      var views = [outer, inner]
      for index in 0..<Int.random(in: 1...15, using: &random) {
        let view = LayoutLoggingView("\(fuzz.seed).\(index)", trace)
        (views.randomElement(using: &random) ?? outer).addSubview(view)
        views.append(view)
      }
      settle()
      let chosen = views.filter { _ in Bool.random(using: &random) }

      let lines = lines {
        for view in chosen.shuffled(using: &random) { view.setNeedsLayout() }
        settle()
      }

      #expect(
        lines.sorted() == chosen.map { "\($0.name).layoutSubviews" }.sorted(), "\(fuzz)")
      for view in views.dropFirst(2) { view.removeFromSuperview() }
      settle()
    }
  }
}

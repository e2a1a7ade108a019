import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIView.traitCollection", .ownApplication)
struct UIViewTraitsTests {
  /// A view that writes down how its appearance has changed.
  final class View: UIView {
    let name: String
    let trace: Trace

    init(_ name: String, _ trace: Trace) {
      self.name = name
      self.trace = trace
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      let style = traitCollection.userInterfaceStyle
      trace.add("\(name): \(previous?.userInterfaceStyle.words ?? "nil") to \(style.words)")
    }
  }

  private let trace = Trace()
  private let window = UIWindow()
  private let outer: View
  private let inner: View

  init() {
    outer = View("outer", trace)
    inner = View("inner", trace)
    outer.addSubview(inner)
  }

  private func style(_ view: UIView) -> String { view.traitCollection.userInterfaceStyle.words }

  @Test func `is that of the screen, unless something around says otherwise`() {
    #expect(inner.traitCollection == UIScreen.main.traitCollection)
    #expect(window.traitCollection == UIScreen.main.traitCollection)
    window.addSubview(outer)

    #expect(inner.traitCollection == UIScreen.main.traitCollection)
    #expect(trace.lines.isEmpty)
  }

  @Test func `has the style that a view overrides, and hands it down`() {
    window.addSubview(outer)

    outer.overrideUserInterfaceStyle = .dark
    #expect([window, outer, inner].map(style) == ["light", "dark", "dark"])
    outer.overrideUserInterfaceStyle = .unspecified

    #expect([outer, inner].map(style) == ["light", "light"])
    #expect(
      trace.lines == [
        "outer: light to dark", "inner: light to dark", "outer: dark to light",
        "inner: dark to light",
      ])
  }

  @Test func `hands a style down no further than where another stands`() {
    window.addSubview(outer)
    inner.overrideUserInterfaceStyle = .light

    window.overrideUserInterfaceStyle = .dark

    #expect([window, outer, inner].map(style) == ["dark", "dark", "light"])
    #expect(trace.lines == ["outer: light to dark"])
  }

  @Test func `tells of the style also in loose views`() {
    outer.overrideUserInterfaceStyle = .dark

    #expect([outer, inner].map(style) == ["dark", "dark"])
    #expect(trace.lines == ["outer: light to dark", "inner: light to dark"])
  }

  @Test func `changes as a view moves between light and dark`() {
    let (light, dark) = (UIView(), UIView())
    window.addSubview(light)
    window.addSubview(dark)
    dark.overrideUserInterfaceStyle = .dark
    light.addSubview(outer)
    #expect(trace.lines.isEmpty)

    dark.addSubview(outer)
    light.addSubview(outer)

    #expect(
      trace.lines == [
        "outer: light to dark", "inner: light to dark", "outer: dark to light",
        "inner: dark to light",
      ])
  }

  @Test func `changes as a view moves between loose views`() {
    let (light, dark) = (UIView(), UIView())
    dark.overrideUserInterfaceStyle = .dark

    dark.addSubview(outer)
    #expect([outer, inner].map(style) == ["dark", "dark"])
    light.addSubview(outer)

    #expect([outer, inner].map(style) == ["light", "light"])
    #expect(trace.lines.count == 4)
  }

  @Test func `changes as a view comes into a dark window`() {
    window.overrideUserInterfaceStyle = .dark

    window.addSubview(outer)

    #expect(trace.lines == ["outer: light to dark", "inner: light to dark"])
  }

  @Test func `has the style that a controller overrides, loaded or not`() {
    let screen = UIViewController()
    screen.overrideUserInterfaceStyle = .dark
    screen.view.addSubview(outer)
    #expect(style(outer) == "dark")
    #expect(screen.traitCollection.userInterfaceStyle == .dark)

    screen.overrideUserInterfaceStyle = .light

    #expect(style(outer) == "light")
    #expect(screen.view.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func `prefers a view's own style to its controller's`() {
    let screen = UIViewController()
    screen.overrideUserInterfaceStyle = .dark

    screen.view.overrideUserInterfaceStyle = .light

    #expect(style(screen.view) == "light")
  }

  @Test func `has a direction, which the view may force`() {
    #expect(outer.effectiveUserInterfaceLayoutDirection == .leftToRight)

    outer.semanticContentAttribute = .forceRightToLeft

    #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
  }
}

extension UIUserInterfaceStyle {
  fileprivate var words: String {
    switch self {
    case .dark: "dark"
    case .light: "light"
    default: "unspecified"
    }
  }
}

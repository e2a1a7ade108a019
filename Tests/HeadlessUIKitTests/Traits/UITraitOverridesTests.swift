import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITraitOverrides", .ownApplication)
struct UITraitOverridesTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let outer = UIView()
  private let inner = UIView()

  init() {
    outer.addSubview(inner)
    window.addSubview(outer)
  }

  @Test func `a view has other traits than its surroundings, with all inside it`() {
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.horizontalSizeClass = .regular

    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a trait that is removed follows the surroundings again`() {
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))

    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)

    #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `the inner overrides win`() {
    outer.traitOverrides.userInterfaceStyle = .dark

    inner.traitOverrides.userInterfaceStyle = .light

    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `changes are told of, once each`() {
    let trace = Trace()
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      trace.add("\(view.traitCollection.userInterfaceStyle == .dark)")
    }

    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.userInterfaceStyle = .dark

    #expect(trace.lines == ["true"])
  }

  @Test func `a view controller has overrides too, and a view that is added takes them over`() {
    let screen = UIViewController()
    screen.traitOverrides.horizontalSizeClass = .regular
    window.rootViewController = screen
    window.makeKeyAndVisible()

    let late = UIView()
    screen.view.addSubview(late)

    #expect(screen.traitCollection.horizontalSizeClass == .regular)
    #expect(late.traitCollection.horizontalSizeClass == .regular)
  }
}

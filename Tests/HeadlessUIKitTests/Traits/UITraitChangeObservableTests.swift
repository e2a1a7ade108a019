import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("registerForTraitChanges(_:)", .ownApplication)
struct UITraitChangeObservableTests {
  private let trace = Trace()
  private let view = UIView()

  private func register(_ name: String, _ traits: [UITrait]) -> any UITraitChangeRegistration {
    view.registerForTraitChanges(traits) { [trace] (view: UIView, previous) in
      trace.add(
        "\(name): \(previous.userInterfaceStyle.rawValue) to "
          + "\(view.traitCollection.userInterfaceStyle.rawValue)")
    }
  }

  @Test func `calls the closure when one of the traits has changed, with what was before`() {
    _ = register("style", [UITraitUserInterfaceStyle.self])
    _ = register("both", [UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self])
    _ = register("size", [UITraitPreferredContentSizeCategory.self])

    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    view.overrideUserInterfaceStyle = .unspecified

    #expect(trace.lines == ["style: 1 to 2", "both: 1 to 2", "style: 2 to 1", "both: 2 to 1"])
  }

  @Test func `calls it no more once that is ended`() {
    let registration = register("style", [UITraitUserInterfaceStyle.self])
    _ = register("other", [UITraitUserInterfaceStyle.self])

    view.unregisterForTraitChanges(registration)
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .dark

    #expect(trace.lines == ["other: 1 to 2"])
  }

  @Test func `may be ended, and begun anew, by the closure itself`() {
    var registration: (any UITraitChangeRegistration)?
    registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [trace] (view: UIView, _) in
      trace.add("once")
      if let registration { view.unregisterForTraitChanges(registration) }
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
        trace.add("anew")
      }
    }

    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light

    #expect(trace.lines == ["once", "anew"])
  }

  @Test func `may change the traits again in the closure`() {
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [trace] (view: UIView, _) in
      trace.add("\(view.traitCollection.userInterfaceStyle.rawValue)")
      view.overrideUserInterfaceStyle = .light
    }

    view.overrideUserInterfaceStyle = .dark

    #expect(trace.lines == ["2", "1"])
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `performs an action with a selector`() {
    final class Badge: UIView {
      var styles: [Int] = []
      override class var objectiveCMembers: [Selector.Method] {
        [.method("restyle", Badge.restyle)]
      }
      func restyle() { styles.append(traitCollection.userInterfaceStyle.rawValue) }
    }
    let badge = Badge()
    badge.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "restyle")

    badge.overrideUserInterfaceStyle = .dark

    #expect(badge.styles == [2])
  }

  @Test func `serves view controllers`() {
    final class Screen: UIViewController {
      var calls = 0
    }
    let screen = Screen()
    let registration = screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (screen: Screen, _) in screen.calls += 1
    }
    screen.view.overrideUserInterfaceStyle = .dark
    #expect(screen.calls == 1)

    screen.unregisterForTraitChanges(registration)
    screen.view.overrideUserInterfaceStyle = .light

    #expect(screen.calls == 1)
  }

  @Test func `does not keep the view alive`() {
    weak var dead: UIView?

    do {
      let view = UIView()
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
        view.tag = 1
      }
      dead = view
      #expect(dead != nil)
    }

    #expect(dead == nil)
  }
}

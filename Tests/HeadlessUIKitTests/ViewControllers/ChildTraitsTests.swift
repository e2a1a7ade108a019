import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("setOverrideTraitCollection(_:forChild:)", .ownApplication)
struct ChildTraitsTests {
  private protocol Overriding {
    @MainActor func set(_ traits: UITraitCollection?, _ child: UIViewController)
    @MainActor func traits(_ child: UIViewController) -> UITraitCollection?
  }

  /// Calls deprecated methods, behind a protocol without warnings.
  private struct Container: Overriding {
    let controller: UIViewController

    @available(*, deprecated)
    func set(_ traits: UITraitCollection?, _ child: UIViewController) {
      controller.setOverrideTraitCollection(traits, forChild: child)
    }

    @available(*, deprecated)
    func traits(_ child: UIViewController) -> UITraitCollection? {
      controller.overrideTraitCollection(forChild: child)
    }
  }

  private let parent = UIViewController()
  private let child = UIViewController()
  private let overriding: any Overriding

  init() {
    overriding = Container(controller: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `a child and its views have the traits that the parent gives`() {
    let inner = UIView()
    child.view.addSubview(inner)

    overriding.set(UITraitCollection(horizontalSizeClass: .regular), child)

    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == parent.traitCollection.verticalSizeClass)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(overriding.traits(child)?.horizontalSizeClass == .regular)
    overriding.set(nil, child)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(overriding.traits(child) == nil)
  }

  @Test func `a child that leaves has the traits of its surroundings`() {
    overriding.set(UITraitCollection(horizontalSizeClass: .regular), child)

    child.removeFromParent()

    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(overriding.traits(child) == nil)
  }

  @Test func `what is no child is refused`() {
    let found = failures { overriding.set(UITraitCollection(), UIViewController()) }

    #expect(found.count == 1)
    #expect(found.first?.reason.contains("is not a child of") == true)
  }
}

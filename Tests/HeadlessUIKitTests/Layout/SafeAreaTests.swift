import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIView.safeAreaInsets", .ownApplication)
struct SafeAreaTests {
  /// A screen that counts how often its safe area changes.
  final class Screen: UIViewController {
    final class Root: UIView {
      var calls: [String] = []
      override func safeAreaInsetsDidChange() { calls.append("safeAreaInsetsDidChange") }
      override func layoutMarginsDidChange() { calls.append("layoutMarginsDidChange") }
    }

    override func loadView() { view = Root() }
    override func viewSafeAreaInsetsDidChange() {
      (view as? Root)?.calls.append("viewSafeAreaInsetsDidChange")
    }
  }

  private let screen = Screen()
  private let window = UIWindow()

  private func show() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  private var calls: [String] { (screen.view as? Screen.Root)?.calls ?? [] }

  @Test func `is nothing for a loose view`() {
    #expect(UIView().safeAreaInsets == .zero)
    #expect(screen.view.safeAreaInsets == .zero)
  }

  @Test func `is what the shape of a phone covers for the window and its root`() {
    show()

    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(window.safeAreaInsets == insets)
    #expect(screen.view.safeAreaInsets == insets)
  }

  @Test func `is the part that reaches into a view`() {
    show()
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 800))
    screen.view.addSubview(view)
    let middle = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    screen.view.addSubview(middle)

    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 10, right: 0))
    #expect(middle.safeAreaInsets == .zero)
  }

  @Test func `is no more than the superview's, wherever that is scrolled (behaviour 770)`() {
    show()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    screen.view.addSubview(view)

    screen.view.bounds.origin.y = 20

    #expect(view.safeAreaInsets.top == 47)
  }

  @Test func `grows by what the controller adds, for its view and those within`() {
    show()
    let view = UIView(frame: screen.view.bounds)
    screen.view.addSubview(view)

    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)

    let insets = UIEdgeInsets(top: 57, left: 5, bottom: 34, right: 0)
    #expect(screen.view.safeAreaInsets == insets)
    #expect(view.safeAreaInsets == insets)
  }

  @Test func `tells of its changes with the layout`() {
    show()
    #expect(
      calls == [
        "safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", "layoutMarginsDidChange",
      ])

    screen.view.setNeedsLayout()
    settle()
    #expect(calls.count == 3)
    screen.additionalSafeAreaInsets.top = 10
    screen.additionalSafeAreaInsets.top = 10
    settle()

    #expect(calls.count == 6)
  }

  // MARK: Margins

  @Test func `is part of the margins, unless the view says otherwise`() {
    show()
    screen.view.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 48, left: 20, bottom: 37, right: 40))

    screen.view.insetsLayoutMarginsFromSafeArea = false

    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40))
  }

  @Test func `has margins of eight points that follow the direction of the language`() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft

    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.directionalLayoutMargins.leading = 9
    #expect(view.layoutMargins.right == 9)
  }

  @Test func `has at least the system's margins at the sides of a screen (behaviour 772)`() {
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    #expect(screen.systemMinimumLayoutMargins.leading == 16)

    screen.viewRespectsSystemMinimumLayoutMargins = false

    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `has margins as wide as the superview's, if told so (behaviour 771)`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 50))
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true

    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
  }
}

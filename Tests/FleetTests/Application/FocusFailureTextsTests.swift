import FleetTestSupport
import FleetTesting
import Testing

@MainActor
@Suite("What a focus that cannot be moved says", .freshApplication)
struct FocusFailureTextsTests {
  private final class Remote: UIViewController {
    let buttons = ["play", "stop"].map { name in
      let button = UIButton(type: .system)
      button.accessibilityIdentifier = name
      return button
    }
    var isLocked = false

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: 20, y: 100 + 100 * index, width: 100, height: 50)
        button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
        view.addSubview(button)
      }
    }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !isLocked }
  }

  @Test func `where there is no screen, or nothing on it`() {
    expectText(
      """
      Fleet.ApplicationError: Cannot move focus: No screen is shown.
      Show one first: Fleet.setAsAppRootWindow(_:).
      """
    ) { moveFocus(.down) }
    setAsAppRootWindow(UIViewController())
    expectText(
      """
      Fleet.ApplicationError: Cannot move focus to the next item: Nothing on the screen can have it.
      canBecomeFocused of an item has to be true.
      """
    ) { moveFocus(.next) }
    expectText(
      """
      Fleet.ApplicationError: Cannot move focus to the item before: Nothing on the screen can have \
      it.
      canBecomeFocused of an item has to be true.
      """
    ) { moveFocus(.previous) }
  }

  @Test func `where there is no item, or the screen refuses`() {
    let remote = Remote()
    setAsAppRootWindow(remote)
    moveFocus(.down)
    expectText(
      """
      Fleet.ApplicationError: Cannot move focus to the left: There is nothing.
      <UIButton "play"> has the focus.
      """
    ) { moveFocus(.left) }
    remote.isLocked = true
    expectText(
      """
      Fleet.ApplicationError: Cannot move focus down: It was refused.
      <Remote>.shouldUpdateFocus(in:) returned false.
      """
    ) { moveFocus(.down) }
  }
}

import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// No app can break the conditions that are broken here on purpose.
@MainActor
@Suite("Invariants", .ownApplication)
struct InvariantsTests {
  // MARK: A stack of screens

  @Test func `of a stack notice a screen that is on it twice, and one of another parent`() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.brokenInvariants.isEmpty)

    navigation.containment.children.append(screen)
    #expect(navigation.brokenInvariants == ["a screen is on the stack twice"])

    navigation.containment.children = [screen, UITableViewController()]
    #expect(
      navigation.brokenInvariants == [
        "<UITableViewController> is on the stack of another parent"
      ])
  }

  @Test func `of a stack notice a screen in view that is not on top`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    showInWindow(navigation)
    navigation.pushViewController(UITableViewController(), animated: false)
    UIApplication.shared.mainLoop.settle()
    #expect(navigation.brokenInvariants.isEmpty)
    #expect(navigation.screensLeftInView.isEmpty)

    navigation.view.addSubview(root.view)
    #expect(navigation.screensLeftInView == [root])

    navigation.containment.children.reverse()
    #expect(navigation.brokenInvariants == ["<UITableViewController> is in view, and not on top"])
  }

  @Test func `are reported once, as a fault of Fleet's own, and nothing stops`() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.containment.children.append(screen)

    let received = failures {
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.pushViewController(UIViewController(), animated: false)
    }

    #expect(received.map(\.name) == [.internalError])
    #expect(
      received.reasons == ["Fleet's model of UIKit has a fault: a screen is on the stack twice."])
    #expect(received.first?.details.contains("Please report it") == true)
    #expect(navigation.viewControllers.count == 4)
  }

  // MARK: Presentations

  @Test func `of presentations notice a link that goes one way alone`() {
    let presenter = UIViewController()
    let presented = UITableViewController()
    showInWindow(presenter)
    presenter.present(presented, animated: false)
    UIApplication.shared.mainLoop.settle()
    #expect(presenter.brokenPresentation + presented.brokenPresentation == [])

    presenter.storedPresented = nil
    #expect(presenter.brokenPresentation == [])
    #expect(
      presented.brokenPresentation == [
        "<UITableViewController> is presented by <UIViewController>, which presents another one"
      ])

    presenter.storedPresented = presented
    presented.storedPresented = UINavigationController()
    #expect(
      presented.brokenPresentation == [
        "<UITableViewController> presents <UINavigationController>, which another one presents",
        "<UINavigationController> is presented without a presentation controller",
      ])
  }

  // MARK: Constraints

  @Test func `of held constraints notice one in another place, or of another view`() {
    let view = UIView()
    let label = UILabel()
    view.addSubview(label)
    let one = label.widthAnchor.constraint(equalToConstant: 10)
    let other = label.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([one, other])
    #expect(view.brokenConstraints + label.brokenConstraints == [])

    other.slot += 1
    #expect(view.brokenConstraints.count == 1)
    #expect(view.brokenConstraints.first?.hasSuffix("is not where it says") == true)
  }

  // MARK: The focus

  @Test func `of the focus notice a view without a window, and a keyboard for nobody`() {
    let screen = FieldScreen()
    let application = screen.application
    screen.add(UITextField(), "name").becomeFirstResponder()
    #expect(application.brokenFocus == [])

    // The application itself does not keep it.
    let loose = UITextView()
    application.firstResponder = loose
    #expect(application.brokenFocus == ["<UITextView> has the focus, and is in no window"])

    application.firstResponder = nil
    #expect(application.brokenFocus == ["the keyboard is there for nobody"])
  }

  // MARK: Touches

  @Test func `of touches notice one that belongs to another gesture`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let finger = UIApplication.shared.finger
    finger.began(view)
    #expect(finger.recognition.brokenInvariants == [])
    let sequence = pan.touchState.sequence

    pan.touchState.sequence = []
    #expect(
      finger.recognition.brokenInvariants
        == sequence.map {
          "<UIPanGestureRecognizer> holds touch \($0), which belongs to another gesture"
        })

    pan.touchState.sequence = sequence
    finger.cancelled()
    #expect(finger.recognition.brokenInvariants == [])
  }
}

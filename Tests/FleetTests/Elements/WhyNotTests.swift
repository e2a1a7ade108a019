import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Why not", .freshApplication)
struct WhyNotTests {
  private let page = UIViewController()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let button = UIButton(frame: CGRect(x: 10, y: 60, width: 50, height: 50))

  init() {
    page.view.addSubview(box)
    box.addSubview(button)
    setAsAppRootWindow(page)
  }

  @Test func `nothing stands against a button that shows`() {
    #expect(button.whyNot.isEmpty)
    #expect(button.element.whyNot.isEmpty)
    #expect(button.obstacles.isEmpty)
  }

  @Test func `every reason is told, with who is at fault`() {
    button.isEnabled = false
    button.alpha = 0
    box.isHidden = true
    box.isUserInteractionEnabled = false
    page.present(
      UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true)
    Fleet.settle()

    #expect(
      button.whyNot == [
        "Control is not enabled.", "Control is not visible. Its alpha is 0.0.",
        "Its ancestor <UIView> is hidden.",
        "Its ancestor <UIView> does not allow user interaction.",
        #"<UIAlertController "A"> is presented over it."#,
      ])
  }

  @Test func `the first reason is what a tap fails with`() {
    box.alpha = 0

    let received = failures { button.tap() }

    #expect(button.whyNot.first == "Its ancestor <UIView> has alpha 0.0.")
    #expect(
      received.map(\.details) == [
        "<UIButton> in <UIViewController> is in <UIView>, which has alpha 0.0."
      ])
  }

  @Test func `the view that covers it is named`() {
    button.setTitle("Save", for: .normal)
    let toast = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 150))
    toast.accessibilityIdentifier = "toast"
    page.view.addSubview(toast)
    let covered = [#"It is covered by <UIView "toast">."#]

    #expect(button.whyNot == covered)
    #expect(button.element.whyNot == covered)
    #expect(Fleet.screen.buttons["Save"].whyNot == covered)
  }

  @Test func `the view in front is told, whatever takes no touches itself`() {
    let toast = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 150))
    toast.accessibilityIdentifier = "toast"
    page.view.addSubview(toast)
    let covered = #"It is covered by <UIView "toast">."#
    button.isUserInteractionEnabled = false
    button.isEnabled = false
    box.isUserInteractionEnabled = false

    #expect(
      button.whyNot == [
        "View does not allow user interaction.", "Control is not enabled.",
        "Its ancestor <UIView> does not allow user interaction.", covered,
      ])
    #expect(!button.element.isHittable)
    button.isUserInteractionEnabled = true
    button.isEnabled = true
    box.isUserInteractionEnabled = true
    box.isHidden = true
    #expect(button.whyNot == ["Its ancestor <UIView> is hidden.", covered])
    toast.isUserInteractionEnabled = false
    #expect(button.whyNot == ["Its ancestor <UIView> is hidden."])
  }

  @Test func `a view in front within what takes no touches is told, too`() {
    let shade = UIView(frame: box.bounds)
    shade.accessibilityIdentifier = "shade"
    box.addSubview(shade)
    box.isUserInteractionEnabled = false
    let behind = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    page.view.insertSubview(behind, belowSubview: box)

    #expect(
      button.whyNot == [
        "Its ancestor <UIView> does not allow user interaction.",
        #"It is covered by <UIView "shade">."#,
      ])
    shade.frame.size.width = 20
    #expect(button.whyNot == ["Its ancestor <UIView> does not allow user interaction."])
  }

  @Test func `what is off the screen, and takes no touches, is told so`() {
    button.frame.origin.y = 2_000
    button.isUserInteractionEnabled = false

    #expect(button.whyNot == ["View does not allow user interaction.", "It is off screen."])
    button.isHidden = true
    #expect(button.whyNot == ["View does not allow user interaction.", "Control is not visible."])
  }

  @Test func `size, place and window are told`() {
    button.frame.size.width = 0
    #expect(button.whyNot.count == 1)
    #expect(button.whyNot.first?.hasPrefix("It has no size.") == true)
    button.frame = CGRect(x: 10, y: 2_000, width: 50, height: 50)
    #expect(button.whyNot.count == 1)

    let acting = UIButton(primaryAction: UIAction { _ in })
    #expect(acting.whyNot == ["It is in no window."])
  }

  @Test func `what was never shown is told, and what disables it before`() {
    let never = "It has never been shown. Show its screen first: Fleet.setAsAppRootWindow(_:)."
    let disabled = UIControl()
    disabled.isEnabled = false

    #expect(UIButton().whyNot == [never])
    #expect(UITableViewCell().whyNot == [never])
    #expect(UITextField().whyNot == [never])
    #expect(UIView().element.whyNot == [never])
    #expect(disabled.whyNot == ["Control is not enabled.", never])
    #expect(UISwitch().whyNot == ["It is in no window."])
  }

  @Test func `what keeps from editing and selecting is told`() {
    let text = UITextView(frame: CGRect(x: 10, y: 60, width: 50, height: 50))
    text.isEditable = false
    page.view.addSubview(text)
    let birds = BirdTable()
    birds.table.allowsSelection = false
    birds.table.frame = CGRect(x: 0, y: 400, width: 390, height: 300)
    page.view.addSubview(birds.table)
    Fleet.settle()

    #expect(text.whyNot == ["Its text is not editable."])
    #expect(
      Fleet.screen.cells.firstMatch.whyNot == ["The table lets no row be selected."])
  }

  @Test func `an element that does not show says what keeps it from that`() {
    button.setTitle("Save", for: .normal)
    let modal = UIViewController()
    modal.title = "New"
    page.present(UINavigationController(rootViewController: modal), animated: true)

    let modalWords = #"<UINavigationController> with <UIViewController "New">"#
    #expect(
      Fleet.screen.buttons["Save"].whyNot == [
        "There is a button 'Save' that does not show: \(modalWords) is presented over it."
      ])
    #expect(
      failures { Fleet.screen.buttons["Save"].tap() }.first?.details
        .contains("\n\(modalWords) is presented in front.\n") == true)
  }

  @Test func `an element that is not there says what is`() {
    button.setTitle("Save", for: .normal)

    #expect(
      Fleet.screen.buttons["Saved"].whyNot == ["Did you mean 'Save'? The buttons are 'Save'."])
  }
}

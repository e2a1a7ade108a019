import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("What elements that cannot be used say", .freshApplication)
struct ElementFailureTextsTests {
  private let page = UIViewController()

  init() {
    page.title = "Profile"
    setAsAppRootWindow(page)
  }

  private func field(_ placeholder: String, _ y: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: y, width: 300, height: 40))
    field.placeholder = placeholder
    page.view.addSubview(field)
    return field
  }

  @Test func `a field that does not have the focus`() {
    field("Email", 60).startEditing()
    _ = field("Name", 110)
    expectText(
      """
      Fleet.ElementError: Cannot type text into text field 'Name': It does not have the focus.
      The focus is on the text field 'Email'. Tap it first.
      """
    ) { Fleet.screen.textFields["Name"].typeText("Ada") }
  }

  @Test func `what hides from whoever looks`() {
    let button = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 40))
    button.setTitle("Save", for: .normal)
    let box = UIView(frame: page.view.bounds)
    box.addSubview(button)
    page.view.addSubview(box)
    box.accessibilityElementsHidden = true
    let details = failures { Fleet.screen.buttons["Save"].tap() }.first?.details ?? ""

    #expect(
      details.split(separator: "\n").prefix(2) == [
        "There are no buttons on the screen.",
        "There is a button 'Save' that does not show: nobody can see it.",
      ])
  }
}

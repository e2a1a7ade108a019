import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIView.typeText(_:)", .freshApplication)
struct UIViewTypeTextTests {
  private let page = UIViewController()
  private let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  private let name = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let note = UITextField(frame: CGRect(x: 0, y: 400, width: 200, height: 40))

  init() {
    box.accessibilityIdentifier = "box"
    note.accessibilityIdentifier = "note"
    box.addSubview(name)
    page.view.addSubview(box)
    page.view.addSubview(note)
    setAsAppRootWindow(page)
  }

  @Test func `the keys go to what has the focus within the view`() {
    name.tap()
    box.typeText("Ada\u{8}\u{8}")
    name.typeText("nn")
    page.view.typeText("e")

    #expect(name.text == "Anne")
  }

  @Test func `a view without the focus gets none`() {
    let nowhere = failures { box.typeText("Ada") }
    note.tap()
    let elsewhere = failures { box.typeText("Ada") }

    let reason = "Cannot type text into element 'box': It does not have the focus."
    #expect((nowhere + elsewhere).reasons == [reason, reason])
    #expect(nowhere.map(\.details) == ["Nothing has the focus. Tap it first."])
    #expect(elsewhere.map(\.details) == ["The focus is on the text field 'note'. Tap it first."])
    #expect(
      (nowhere + elsewhere).map(\.name.rawValue) == ["Fleet.ElementError", "Fleet.ElementError"])
    #expect([name.text, note.text] == ["", ""])
  }
}

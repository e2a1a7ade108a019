import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Editing by way of elements", .freshApplication)
struct ScreenElementEditingTests {
  private let page = UIViewController()
  private let log = Trace()

  init() { setAsAppRootWindow(page) }

  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.clearButtonMode = .always
    page.view.addSubview(field)
    return field
  }

  private func note() -> UITextView {
    let note = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    page.view.addSubview(note)
    return note
  }

  /// The result of each verb on a field: its text, and whether it has the focus.
  private func edit(_ element: ScreenElement, _ view: UIView, text: () -> String?) -> [String] {
    var states: [String] = []
    func note() { states.append((text() ?? "") + (view.isFirstResponder ? " ←" : "")) }
    element.startEditing()
    note()
    element.type("Ada")
    note()
    element.paste(" B")
    note()
    element.backspace()
    note()
    element.backspaceAll()
    note()
    element.type("Eve")
    element.clearText()
    note()
    element.stopEditing()
    note()
    return states
  }

  private let expected = [" ←", "Ada ←", "Ada B ←", "Ada  ←", " ←", " ←", ""]

  @Test func `a text field does what its own helpers do`() {
    let field = field()
    let received = failures {
      #expect(edit(field.element, field) { field.text } == expected)
    }

    #expect(received.isEmpty)
  }

  @Test func `a text view does what its own helpers do`() {
    let note = note()
    let received = failures {
      #expect(edit(note.element, note) { note.text } == expected)
    }

    #expect(received.isEmpty)
  }

  @Test func `text is selected, and the edit menu cuts it out`() {
    let (field, note) = (field(), note())
    for view in [field, note] as [UIView] {
      view.element.startEditing()
      view.element.type("Robin")
      view.element.selectText(in: NSRange(location: 1, length: 3))
      view.element.chooseEditMenuItem(withTitle: "Cut")
      view.element.stopEditing()
    }

    #expect([field.text, note.text] == ["Rn", "Rn"])
  }

  @Test func `what holds no text has none to be selected`() {
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    box.accessibilityIdentifier = "box"
    page.view.addSubview(box)

    #expect(
      failures {
        box.element.selectText(in: NSRange(location: 0, length: 0))
        box.element.chooseEditMenuItem(withTitle: "Cut")
      }.reasons == [
        "Cannot select text of element 'box': It is no field for text.",
        "Cannot choose an edit menu item of element 'box': It is no field for text.",
      ])
  }

  @Test func `what a field refuses is told as its own helper tells it`() {
    let field = field()
    field.clearButtonMode = .never
    field.text = "Ada"
    let ofElement = failures {
      field.element.clearText()
      field.element.type("a")
    }
    let ofView = failures {
      field.clearText()
      field.type("a")
    }

    #expect(ofElement.count == 2)
    #expect(ofElement.map(\.name) == ofView.map(\.name))
    #expect(ofElement.reasons == ofView.reasons)
    #expect(ofElement.map(\.details) == ofView.map(\.details))
  }

  @Test func `the return key ends with its action`() {
    let field = field()
    field.addAction(UIAction { [log] _ in log.add("exit") }, for: .editingDidEndOnExit)
    field.element.startEditing()
    field.element.tapReturnKey()

    #expect(log.lines == ["exit"])
  }

  @Test func `a stepper takes steps, until it is at its end`() {
    let stepper = UIStepper()
    (stepper.maximumValue, stepper.value) = (2, 1)
    stepper.frame.origin = CGPoint(x: 20, y: 100)
    page.view.addSubview(stepper)
    let received = failures {
      stepper.element.increment()
      stepper.element.increment()
      stepper.element.decrement()
    }

    #expect(stepper.value == 1)
    #expect(received.reasons == ["Cannot increment UIStepper: Value is at its maximum."])
  }

  @Test func `a swipe in a direction is that of the direction's own word`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 2_000)
    page.view.addSubview(scroll)
    scroll.element.swipe(.up)
    let offset = scroll.contentOffset
    scroll.contentOffset = .zero
    scroll.element.swipeUp()

    #expect(offset.y > 0)
    #expect(scroll.contentOffset == offset)
  }
}

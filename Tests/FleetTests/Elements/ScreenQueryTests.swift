import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Queries of the screen", .freshApplication)
struct ScreenQueryTests {
  private let page = UIViewController()

  init() { setAsAppRootWindow(page) }

  @discardableResult
  private func add<View: UIView>(_ view: View, to other: UIView? = nil) -> View {
    view.frame.size = CGSize(width: 50, height: 20)
    (other ?? page.view).addSubview(view)
    return view
  }

  private func label(_ text: String, id: String? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    label.accessibilityIdentifier = id
    return label
  }

  private func button(_ title: String) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
  }

  // MARK: Finding

  @Test func `finds elements by their kind, however deep`() {
    let box = add(UIView())
    add(label("Robin"), to: box)
    add(label("Wren"))
    add(button("Save"))

    #expect(Fleet.screen.staticTexts.count == 3)
    #expect(Fleet.screen.buttons.count == 1)
    #expect(Fleet.screen.switches.count == 0)
    #expect(Fleet.screen.buttons.staticTexts["Save"].exists)
    #expect(!Fleet.screen.buttons.staticTexts["Wren"].exists)
    #expect(Fleet.screen.windows.count == 1)
  }

  @Test func `finds an element by any of its names`() {
    let field = add(UITextField())
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    #expect(Fleet.screen.textFields["Name"].exists)
    #expect(Fleet.screen.textFields["name"].exists)

    field.text = "Ada"

    #expect(Fleet.screen.textFields["Ada"].exists)
    #expect(!Fleet.screen.textFields["ada"].exists)
  }

  @Test func `looks anew each time`() {
    let found = Fleet.screen.staticTexts["Robin"]
    #expect(!found.exists)

    let robin = add(label("Robin"))
    #expect(found.exists)
    robin.text = "Wren"

    #expect(!found.exists)
    robin.text = "Robin"
    robin.isHidden = true
    #expect(!found.exists)
  }

  @Test func `settles before it looks`() {
    UIApplication.shared.mainLoop.enqueue("later") { [self] in add(label("Robin")) }

    #expect(Fleet.screen.staticTexts["Robin"].exists)
  }

  @Test func `chooses by index, by the first and by the only one`() {
    for name in ["Robin", "Wren", "Owl"] { add(label(name)) }
    let texts = Fleet.screen.staticTexts

    #expect(texts.element(boundBy: 1).label == "Wren")
    #expect(texts.firstMatch.label == "Robin")
    #expect(texts.allElementsBoundByIndex.map(\.label) == ["Robin", "Wren", "Owl"])
    #expect(!texts.element(boundBy: 3).exists)
    #expect(!texts.element(boundBy: -1).exists)
    #expect(texts.element.exists)
    #expect(Fleet.screen.windows.element.exists)
  }

  @Test func `chooses by predicates and closures`() {
    for name in ["Robin", "Wren", "Owl"] { add(label(name, id: name.lowercased())) }
    let texts = Fleet.screen.staticTexts
    let isShort = NSPredicate { element, _ in
      let element = element as? ScreenElement
      return MainActor.assumeIsolated { element?.label.count == 3 }
    }

    #expect(texts.matching { $0.label.hasPrefix("W") }.count == 1)
    #expect(texts.matching(isShort).firstMatch.label == "Owl")
    #expect(texts.element(matching: isShort).label == "Owl")
    #expect(texts.matching(identifier: "wren").count == 1)
    #expect(texts.matching(.staticText, identifier: nil).count == 3)
    #expect(texts.matching(.button, identifier: nil).count == 0)
    #expect(texts.element(matching: .staticText, identifier: "owl").label == "Owl")
  }

  @Test func `chooses by what elements hold`() {
    for name in ["Robin", "Wren"] {
      let box = add(UIView())
      box.accessibilityIdentifier = "box of \(name)"
      add(label(name), to: box)
    }
    let boxes = Fleet.screen.otherElements.matching { $0.identifier.hasPrefix("box") }

    #expect(boxes.containing(.staticText, identifier: "Wren").element.identifier == "box of Wren")
    #expect(boxes.containing(.staticText, identifier: nil).count == 2)
    #expect(boxes.containing { $0.label == "Robin" }.count == 1)
    #expect(boxes.containing(.button, identifier: nil).count == 0)
    #expect(boxes.containing(NSPredicate(value: true)).count == 2)
  }

  @Test func `tells children from all that is within`() {
    let outer = add(UIView())
    outer.accessibilityIdentifier = "outer"
    let inner = add(UIView(), to: outer)
    add(label("Robin"), to: inner)
    let element = Fleet.screen.otherElements["outer"]

    #expect(element.children(matching: .any).count == 1)
    #expect(element.descendants(matching: .any).count == 2)
    #expect(element.children(matching: .staticText).count == 0)
    #expect(element.otherElements.children(matching: .staticText).count == 1)
  }

  @Test func `takes the first of several that have a name`() {
    add(label("Robin", id: "first"))
    add(label("Robin", id: "second"))
    let robin = Fleet.screen.staticTexts["Robin"].firstMatch

    var found = ""
    let failing = failures { found = robin.identifier }
    #expect(failing.isEmpty)
    #expect(found == "first")
    #expect(failures { _ = Fleet.screen.staticTexts["Robin"].identifier }.count == 1)
    #expect(!Fleet.screen.staticTexts["Wren"].firstMatch.exists)
  }

  @Test func `counts what lies in several results once`() {
    let outer = add(UIView())
    let inner = add(UIView(), to: outer)
    add(label("Robin"), to: inner)

    #expect(Fleet.screen.otherElements.staticTexts.count == 1)
  }

  @Test func `a query of a window sees that window`() {
    let other = UIWindow()
    other.isHidden = false
    add(label("Robin"))
    add(label("Wren"), to: other)

    #expect(Fleet.screen.staticTexts.count == 2)
    #expect(getScreen(forWindow: other).staticTexts.count == 1)
    #expect(getScreen(forWindow: other).staticTexts["Wren"].exists)
  }

  // MARK: Attributes

  @Test func `elements have attributes`() {
    let field = add(UITextField())
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    field.accessibilityLabel = "Your name"
    field.isEnabled = false
    let element = Fleet.screen.textFields.firstMatch

    #expect(element.elementType == .textField)
    #expect(element.identifier == "name")
    #expect(element.label == "Your name")
    #expect(element.value == "Name")
    #expect(element.placeholderValue == "Name")
    #expect(!element.isEnabled)
    #expect(!element.isSelected)
    #expect(!element.hasKeyboardFocus)
    #expect(element.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(element.view === field)
    #expect(element.traits.contains(.notEnabled))
  }

  @Test func `an element leads to the object behind it, and a view to its element`() {
    let save = add(button("Save"))
    let bar = add(UIToolbar())
    let edit = UIBarButtonItem(systemItem: .edit)
    bar.items = [edit]

    #expect(Fleet.screen.buttons["Save"].as(UIButton.self) === save)
    #expect(Fleet.screen.staticTexts["Save"].as(UIButton.self) === save)
    #expect(Fleet.screen.buttons["Edit"].as(UIBarButtonItem.self) === edit)
    #expect(Fleet.screen.buttons["Edit"].as(UISlider.self) == nil)
    #expect(save.element.label == "Save")
    #expect(save.element.exists)
    #expect(!UIButton().element.exists)
  }

  @Test func `what is in a row exists while the row shows`() {
    let birds = BirdTable()
    page.view.addSubview(birds.table)
    Fleet.settle()
    let text = birds.table.visibleCells.first?.textLabel?.element

    #expect(text?.exists == true)
    birds.table.isHidden = true
    #expect(text?.exists == false)
  }

  // MARK: Failures

  @Test func `reading what is not there fails at the line that named it`() {
    let received = failures { #expect(Fleet.screen.buttons["Save"].label.isEmpty) }

    #expect(received.reasons == ["Cannot read label of button 'Save': It is not on the screen."])
    #expect(received.map(\.name) == [.element])
    #expect(received.map(\.site.line) == [#line - 4])
  }

  @Test func `asking whether it is there fails never`() {
    add(label("Robin"))
    add(label("Robin"))

    let received = failures {
      #expect(Fleet.screen.staticTexts["Robin"].exists)
      #expect(!Fleet.screen.buttons["Save"].isHittable)
      #expect(!Fleet.screen.buttons["Save"].waitForExistence(timeout: 5))
    }

    #expect(received.isEmpty)
  }

  @Test func `several where one is needed are listed with what they stand in`() {
    for name in ["First", "Second"] {
      let box = add(UIView())
      box.accessibilityLabel = name
      add(label("Robin"), to: box)
    }

    let received = failures { _ = Fleet.screen.staticTexts["Robin"].frame }

    #expect(received.reasons == ["Cannot read frame of static text 'Robin': 2 elements match."])
    let lines = received.first?.details.split(separator: "\n").prefix(4) ?? []
    #expect(
      lines == [
        "They are:", "  0: static text 'Robin' in element 'First'",
        "  1: static text 'Robin' in element 'Second'",
        "Choose one by firstMatch, by element(boundBy:), or by what it stands in.",
      ])
  }

  @Test func `what may have been meant is told`() {
    add(button("Save"))
    add(button("Cancel"))

    let received = failures { Fleet.screen.buttons["save"].tap() }

    #expect(received.reasons == ["Cannot tap button 'save': It is not on the screen."])
    let line = received.first?.details.split(separator: "\n").first ?? ""
    #expect(line == "Did you mean 'Save'? The buttons are 'Save', 'Cancel'.")
  }

  @Test func `what has the name and is of another kind is told`() {
    add(label("Save"))

    let received = failures { Fleet.screen.buttons["Save"].tap() }

    let lines = received.first?.details.split(separator: "\n").prefix(2) ?? []
    #expect(
      lines == [
        "There are no buttons on the screen.", "There is a static text 'Save' of that name.",
      ])
  }

  @Test func `what is hidden is told with its reason`() {
    add(button("Save")).isHidden = true

    let received = failures { Fleet.screen.buttons["Save"].tap() }

    let lines = received.first?.details.split(separator: "\n").prefix(2) ?? []
    #expect(
      lines == [
        "There are no buttons on the screen.",
        "There is a button 'Save' that does not show: Control is not visible.",
      ])
  }

  @Test func `what is behind an alert is told with what is in front`() {
    add(button("Save"))
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true)

    let received = failures { Fleet.screen.buttons["Save"].tap() }

    let lines = received.first?.details.split(separator: "\n").prefix(3) ?? []
    #expect(
      lines == [
        "The buttons are 'OK'.",
        "There is a button 'Save' that does not show: "
          + #"<UIAlertController "Delete?"> is presented over it."#,
        #"<UIAlertController "Delete?"> is presented in front."#,
      ])
  }

  @Test func `the step that found nothing is told`() {
    let box = add(UIView())
    box.accessibilityIdentifier = "box"

    let received = failures {
      Fleet.screen.cells["Robin"].buttons["Save"].tap()
      Fleet.screen.otherElements["box"].buttons["Save"].tap()
    }

    let details = received.map { $0.details.split(separator: "\n").first ?? "" }
    #expect(
      details == ["There are no cells on the screen.", "There are no buttons in element 'box'."])
    #expect(
      received.reasons == [
        "Cannot tap button 'Save' in cell 'Robin': It is not on the screen.",
        "Cannot tap button 'Save' in element 'box': It is not on the screen.",
      ])
  }

  // MARK: After a stop

  @Test func `after a stop no loop waits for ever`() {
    let received = failures {
      steps {
        reportFailure("stopped")
        let save = Fleet.screen.buttons["Save"]
        while !save.isHittable { save.swipeUp() }
        while save.exists { save.tap() }
        while save.exists { if save.isHittable { save.tap() } }
        #expect(save.label.isEmpty)
      }
    }

    #expect(received.reasons == ["stopped"])
  }
}

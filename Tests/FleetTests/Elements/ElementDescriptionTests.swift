import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("What elements print", .freshApplication)
struct ElementDescriptionTests {
  private let page = UIViewController()

  init() { setAsAppRootWindow(page) }

  private func add(_ texts: String...) {
    for text in texts {
      let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      label.text = text
      page.view.addSubview(label)
    }
  }

  @Test func `an element that is there has its name`() {
    add("Goulash")

    #expect("\(Fleet.screen.staticTexts["Goulash"])" == "static text 'Goulash'")
    #expect(String(reflecting: Fleet.screen.staticTexts.firstMatch) == "first static text")
    #expect("\(page.view.subviews.map(\.element))" == "[static text 'Goulash']")
  }

  @Test func `an element that is not there says what is`() {
    add("Gulash", "Soup")
    let button = UIButton(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
    button.setTitle("Pay", for: .normal)
    button.isHidden = true
    page.view.addSubview(button)

    #expect(
      "\(Fleet.screen.staticTexts["Goulash"])"
        == "static text 'Goulash': It is not on the screen. "
        + "Did you mean 'Gulash'? The static texts are 'Gulash', 'Soup'.")
    #expect(
      "\(Fleet.screen.buttons["Soup"])"
        == "button 'Soup': It is not on the screen. There are no buttons on the screen. "
        + "There is a static text 'Soup' of that name.")
    #expect(
      "\(Fleet.screen.buttons["Pay"])"
        == "button 'Pay': It is not on the screen. There are no buttons on the screen. "
        + "There is a button 'Pay' that does not show: Control is not visible.")
    #expect("\(UIButton().element)" == "button: It is not on the screen.")
  }

  @Test func `whoever casts it finds the words`() {
    let element: Any = Fleet.screen.buttons["Save"]
    let text = "button 'Save': It is not on the screen. There are no buttons on the screen."

    #expect((element as? any CustomStringConvertible)?.description == text)
    #expect(String(describing: element) == text)
  }

  @Test func `one of several says so`() {
    add("Robin", "Robin")

    #expect("\(Fleet.screen.staticTexts["Robin"])" == "static text 'Robin': 2 elements match.")
    #expect("\(Fleet.screen.staticTexts["Robin"].firstMatch)" == "first static text 'Robin'")
  }

  @Test func `a query says what it finds`() {
    add("Gulash", "Soup")
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    box.accessibilityIdentifier = "box"
    page.view.addSubview(box)
    for _ in 0..<12 { box.addSubview(UISwitch()) }

    #expect("\(Fleet.screen.staticTexts)" == "static texts: 2, 'Gulash', 'Soup'")
    #expect("\(Fleet.screen.cells)" == "cells: There are no cells on the screen.")
    #expect(
      "\(Fleet.screen.otherElements["box"].buttons)"
        == "buttons in element 'box': There are no buttons in element 'box'.")
    #expect(
      "\(Fleet.screen.staticTexts.matching(identifier: "Soups"))"
        == "static texts 'Soups': Did you mean 'Soup'? The static texts are 'Gulash', 'Soup'.")
    #expect(
      "\(Fleet.screen.switches)"
        == "switches: 12, '0', '0', '0', '0', '0', '0', '0', '0', '0', '0' and 2 more")
    #expect(
      "\(Fleet.screen.windows.containing(.staticText, identifier: "Soup"))"
        == "windows that contain static text 'Soup': 1, one without a name")
    #expect(
      "\(Fleet.screen.staticTexts.matching(.staticText, identifier: "Soup"))"
        == "static texts that are static text 'Soup': 1, 'Soup'")
  }

  @Test func `printing acts on nothing, fails never and runs no code of the test`() {
    add("Robin")
    UIApplication.shared.mainLoop.enqueue("later") { [self] in add("Wren") }
    var count = 0
    let matching = Fleet.screen.staticTexts.matching { _ in
      count += 1
      return Fleet.screen.buttons["Save"].label.isEmpty
    }

    let received = failures {
      #expect("\(matching)" == "static texts that match")
      #expect("\(matching.element)" == "static text that matches")
      #expect("\(Fleet.screen.staticTexts)" == "static texts: 1, 'Robin'")
    }

    #expect(received.isEmpty)
    #expect(count == 0)
  }
}

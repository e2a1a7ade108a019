import FleetTestSupport
import FleetTesting
import Foundation
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

  @Test func `a tab bar that is put away (behaviour 184)`() {
    let place = UIViewController()
    (page.tabBarItem.title, place.title) = ("Birds", "Place")
    place.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    setAsAppRootWindow(tabs)
    let bar = Fleet.screen.tabBars.element
    let birds = Fleet.screen.tabBars.buttons["Birds"]
    var exists = [bar.exists]
    /// The words for the button that does not show.
    func why() -> String? {
      let details = failures { birds.tap() }.first?.details ?? ""
      let line = details.split(separator: "\n").first { $0.contains("does not show") }
      return line?.components(separatedBy: " that does not show: ").last
    }

    navigation.pushViewController(place, animated: true)
    let behindPlace = why()
    exists.append(bar.exists)
    Fleet.screen.navigationBars.buttons.firstMatch.tap()
    exists.append(bar.exists)
    tabs.setTabBarHidden(true, animated: true)
    let hidden = why()
    exists.append(bar.exists)

    #expect(exists == [true, false, true, false])
    #expect(
      behindPlace == "<UIViewController \"Place\"> hides the tab bar: hidesBottomBarWhenPushed.")
    #expect(hidden == "Control is not visible.")
    #expect(tabs.tabBar.whyNot == ["Control is not visible."])
  }

  @Test func `a cell that is asked for by a text within it`() {
    let birds = BirdTable([2])
    birds.table.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
    page.view.addSubview(birds.table)
    Fleet.settle()
    let received = failures {
      Fleet.screen.cells["Bird 0-1"].tap()
      Fleet.screen.cells["Bird 0-11"].tap()
    }

    #expect(
      received.reasons == [
        "Cannot tap cell 'Bird 0-1': It is not on the screen.",
        "Cannot tap cell 'Bird 0-11': It is not on the screen.",
      ])
    let beginnings: [Substring?] = received.map { $0.details.split(separator: "\n").first }
    #expect(
      beginnings == [
        "No cell has the label or identifier 'Bird 0-1' of its own; a static text within one has: "
          + #"cells.containing(.staticText, identifier: "Bird 0-1").element"#,
        "Did you mean 'Bird 0-1'? The cells are 'Bird 0-0', 'Bird 0-1'.",
      ])
    #expect(received.allSatisfy { !$0.details.contains("of that name") })

    Fleet.screen.cells.containing(.staticText, identifier: "Bird 0-1").element.tap()
    #expect(birds.table.indexPathForSelectedRow == [0, 1])
  }

  @Test func `a switch that cannot be flipped, and what is none`() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 60, width: 51, height: 31))
    toggle.accessibilityLabel = "Vegetarian"
    toggle.isEnabled = false
    page.view.addSubview(toggle)
    _ = field("Name", 110)
    expectText(
      """
      Fleet.SwitchError: Cannot flip UISwitch: Control is not enabled.
      <UISwitch "Vegetarian">.isEnabled is false. What enables it has to come first.
      """
    ) { Fleet.screen.switches["Vegetarian"].flip() }
    expectText("Fleet.ElementError: Cannot flip text field 'Name': It is no switch.") {
      Fleet.screen.textFields["Name"].flip()
    }
  }

  @Test(arguments: [
    (0, "There are no images on the screen."), (1, "The only image has no name."),
    (2, "None of the 2 images has a name."),
  ])
  func `how many there are that have no name`(count: Int, sentence: String) {
    for index in 0..<count {
      let image = UIImageView(frame: CGRect(x: 10, y: 60 + 50 * index, width: 40, height: 40))
      page.view.addSubview(image)
    }
    let details = failures { Fleet.screen.images["Robin"].tap() }.first?.details ?? ""

    #expect(details.components(separatedBy: "\n").first == sentence)
  }

  @Test func `an element where no window shows`() {
    page.view.window?.isHidden = true
    expectText(
      """
      Fleet.ElementError: Cannot tap button 'Save': It is not on the screen.
      No window shows. Show a screen first: Fleet.setAsAppRootWindow(_:).
      """
    ) { Fleet.screen.buttons["Save"].tap() }
    let way = "No window shows. Show a screen first: Fleet.setAsAppRootWindow(_:)."
    let name = Fleet.screen.element.label
    expectText(
      """
      Fleet.ElementError: Cannot tap application '\(name)': There is nothing to touch.
      \(way)
      """
    ) { Fleet.screen.element.tap() }
    #expect(Fleet.screen.buttons["Save"].whyNot == [way])
    #expect(
      "\(Fleet.screen.buttons["Save"])" == "button 'Save': It is not on the screen. \(way)")
  }

  @Test func `what is no field and no stepper`() {
    let button = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 40))
    button.setTitle("Save", for: .normal)
    page.view.addSubview(button)
    let save = Fleet.screen.buttons["Save"]
    let received = failures {
      save.startEditing()
      save.stopEditing()
      save.type("a")
      save.paste("a")
      save.backspace()
      save.backspaceAll()
      save.clearText()
      save.tapReturnKey()
      save.increment()
      save.decrement()
    }

    #expect(
      received.reasons == [
        "Cannot start editing button 'Save': It is no field for text.",
        "Cannot stop editing button 'Save': It is no field for text.",
        "Cannot type text into button 'Save': It is no field for text.",
        "Cannot paste text into button 'Save': It is no field for text.",
        "Cannot delete text of button 'Save': It is no field for text.",
        "Cannot delete text of button 'Save': It is no field for text.",
        "Cannot clear text of button 'Save': It is no field for text.",
        "Cannot tap the return key of button 'Save': It is no field for text.",
        "Cannot increment button 'Save': It is no stepper.",
        "Cannot decrement button 'Save': It is no stepper.",
      ])
  }
}

import Fleet
import FleetTesting
import Testing

@MainActor
@Suite("ElementName(of:)", .freshApplication)
struct ElementNameMakingTests {
  private func name(_ element: ScreenElement) -> String? {
    ElementName(of: element)?.description
  }

  @Test func `the shortest name that an element alone has`() {
    let page = StepScreen()
    Fleet.setInAppWindowRootNavigation(page)
    let cells = Fleet.screen.cells
    let rows: [(ScreenElement, String)] = [
      (Fleet.screen.buttons["Help"], #"button "Help""#),
      (page.name.element, #"text field "Name""#),
      (page.news.element, "switch"),
      (cells.element(boundBy: 1), #"cell with "Wren""#),
      (cells.element(boundBy: 1).buttons["Buy"], #"button "Buy" in cell with "Wren""#),
      (cells.element(boundBy: 30), #"cell with "Bird 31""#),
      (Fleet.screen.segmentedControls.element.buttons["Big"], #"button "Big""#),
      (Fleet.screen.navigationBars.element, #"navigation bar "Trip""#),
      (page.birds.element, "table"),
      (Fleet.screen.element, "screen"),
    ]
    for (element, expected) in rows { #expect(name(element) == expected) }
    #expect(name(Fleet.screen.buttons["Nothing"]) == nil)
  }

  @Test func `each element of a screen is found again by its name`() throws {
    let page = StepScreen()
    Fleet.setInAppWindowRootNavigation(page)
    let twins = (0..<3).map { index in
      let view = UIButton(frame: CGRect(x: 300, y: 160 + 40 * index, width: 60, height: 30))
      view.setTitle(index < 2 ? "Twin" : "", for: .normal)
      return view
    }
    twins.forEach(page.view.addSubview)
    #expect(ElementName(of: twins[1]).description == #"button "Twin" #2"#)

    var count = 0
    for element in Fleet.screen.descendants(matching: .any).allElementsBoundByIndex {
      let name = try #require(ElementName(of: element))
      let again = try ElementName.parsed(name.description)
      #expect(again.element.frame == element.frame, "\(name)")
      #expect(again.exact.element.frame == element.frame, "\(name)")
      count += 1
    }
    #expect(count > 60)
  }

  @Test func `a row is told by the text that it alone has`() {
    let mails = MailScreen()
    setAsAppRootWindow(mails)

    #expect(name(Fleet.screen.cells.element(boundBy: 1)) == #"cell with "Party""#)
    #expect(
      name(Fleet.screen.cells.element(boundBy: 1).staticTexts["Robin"])
        == #"static text "Robin" in cell with "Party""#)
    #expect(name(Fleet.screen.cells.element(boundBy: 3)) == #"cell with "Robin" #4"#)
  }

  @Test func `a value is no name, for it changes`() {
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.text = "Ada"
    page.view.addSubview(field)
    setAsAppRootWindow(page)

    #expect(name(field.element) == "text field")
  }

  @Test func `an action of an alert is told by the alert`() {
    let page = UIViewController()
    setAsAppRootWindow(page)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true)

    #expect(name(Fleet.screen.alerts.buttons["OK"]) == #"button "OK""#)
    #expect(name(Fleet.screen.alerts.textFields.element) == "text field")
    #expect(name(Fleet.screen.alerts.element) == #"alert "Sure?""#)
  }
}

/// Rows whose first text is the same.
@MainActor
private final class MailScreen: UITableViewController {
  private let subjects = ["Rent", "Party", "Offer", "Offer"]

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { subjects.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Robin"
    cell.detailTextLabel?.text = subjects[indexPath.row]
    return cell
  }
}

import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What VoiceOver says", .freshApplication)
struct VoiceOverTests {
  private final class Card: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
    var row = 0
    var column = NSRange(location: 0, length: 1)
    func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
    func accessibilityColumnRange() -> NSRange { column }
  }

  private final class Grid: UIView, UIAccessibilityContainerDataTable {
    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { nil }
    func accessibilityRowCount() -> Int { 2 }
    func accessibilityColumnCount() -> Int { 2 }
  }

  private let page = UIViewController()

  private func add<View: UIView>(
    _ view: View, y: CGFloat, to box: UIView? = nil, named name: String? = nil
  ) -> View {
    view.frame = CGRect(x: 20, y: y, width: 200, height: 30)
    if let name { view.accessibilityLabel = name }
    (box ?? page.view).addSubview(view)
    return view
  }

  @discardableResult
  private func addLabel(_ text: String, y: CGFloat, to box: UIView? = nil) -> UILabel {
    let label = add(UILabel(), y: y, to: box)
    label.text = text
    return label
  }

  private func addButton(_ title: String, y: CGFloat, to box: UIView? = nil) -> UIButton {
    let button = add(UIButton(type: .system), y: y, to: box)
    button.setTitle(title, for: .normal)
    return button
  }

  private func showForm() {
    page.title = "Profile"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    page.navigationItem.rightBarButtonItem?.isEnabled = false
    setInAppWindowRootNavigation(page)
    addLabel("About you", y: 150).accessibilityTraits.insert(.header)
    add(UITextField(), y: 200).placeholder = "Name"
    add(UITextField(), y: 250, named: "Email").text = "a@b.c"
    add(UITextField(), y: 300, named: "Password").isSecureTextEntry = true
    add(UISwitch(), y: 350, named: "Newsletter").isOn = true
    add(UISlider(), y: 400, named: "Volume").value = 0.5
    let link = addLabel("Terms", y: 450)
    link.accessibilityTraits = .link
    link.accessibilityHint = "Opens Safari."
    addButton("Send", y: 500).isEnabled = false
  }

  @Test func `a date picker is told by its wheels, or by the button that opens them`() {
    setAsAppRootWindow(page)
    let picker = add(UIDatePicker(), y: 200)
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_000_000_000)
    #expect(Fleet.voiceOver.transcript == ["Date Picker, Sep 9, 2001, Button"])

    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    let hint = "Swipe up or down with one finger to adjust the value."
    #expect(
      Fleet.voiceOver.transcript == [
        "1 o’clock, Adjustable, \(hint)", "46 minutes, Adjustable, \(hint)",
        "AM, Adjustable, \(hint)",
      ])
  }

  @Test func `each element is told with its value, its kind and what to do with it`() {
    showForm()

    #expect(
      Fleet.voiceOver.transcript == [
        "Profile, Heading", "Save, Dimmed, Button", "About you, Heading",
        "Name, Text Field, Double tap to edit.", "Email, a@b.c, Text Field, Double tap to edit.",
        "Password, Secure Text Field, Double tap to edit.",
        "Newsletter, Switch Button, On, Double tap to toggle setting.",
        "Volume, 50%, Adjustable, Swipe up or down with one finger to adjust the value.",
        "Terms, Link, Opens Safari.", "Send, Dimmed, Button",
      ])
  }

  @Test func `a stop has its parts`() {
    showForm()
    let stops = Fleet.voiceOver.stops

    #expect(stops.map(\.label).prefix(3) == ["Profile", "Save", "About you"])
    #expect(stops.map(\.isHeading).prefix(3) == [true, false, true])
    #expect(stops[7].value == "50%")
    #expect(stops[7].isAdjustable)
    #expect(stops[1].kind == ["Dimmed", "Button"])
    #expect(stops[8].hints == ["Opens Safari."])
    #expect(stops[8].isLink)
    #expect(stops[9].element.label == "Send")
  }

  @Test func `tabs and segments are counted`() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Birds", "Map"].map { title in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    tabs.viewControllers?.last?.tabBarItem.badgeValue = "3"
    let filter = UISegmentedControl(items: ["All", "Mine"])
    filter.selectedSegmentIndex = 1
    filter.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
    tabs.viewControllers?.first?.view.addSubview(filter)
    setAsAppRootWindow(tabs)

    #expect(
      Fleet.voiceOver.transcript == [
        "All, Button, 1 of 2", "Selected, Mine, Button, 2 of 2", "Selected, Birds, Tab, 1 of 2",
        "Map, 3 items, Tab, 2 of 2",
      ])
  }

  @Test func `actions and content are told`() {
    let card = add(Card(), y: 200, named: "Wren")
    card.isAccessibilityElement = true
    card.accessibilityHint = "Shows the bird."
    card.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in true },
      UIAccessibilityCustomAction(name: "Delete") { _ in true },
    ]
    let size = AXCustomContent(label: "Size", value: "Small")
    let place = AXCustomContent(label: "Place", value: "Garden")
    place.importance = .high
    card.accessibilityCustomContent = [size, place]
    setAsAppRootWindow(page)

    #expect(
      Fleet.voiceOver.transcript == [
        "Wren, Place: Garden, Shows the bird., More content available: Size: Small, "
          + "Actions available: Archive, Delete"
      ])
  }

  @Test func `containers tell where they begin and end`() {
    let kinds: [(UIAccessibilityContainerType, [String])] = [
      (.none, ["a", "b"]), (.list, ["List Start, a", "b, List End"]),
      (.landmark, ["Landmark, a", "b, End"]), (.semanticGroup, ["Box, a", "b"]),
    ]
    let box = UIView(frame: page.view.bounds)
    page.view.addSubview(box)
    box.accessibilityLabel = "Box"
    addLabel("b", y: 300, to: box)
    addLabel("a", y: 200, to: box)
    setAsAppRootWindow(page)

    for (kind, transcript) in kinds {
      box.accessibilityContainerType = kind
      #expect(Fleet.voiceOver.transcript == transcript, "\(kind)")
    }
  }

  @Test func `cells of a table of data tell their row and column`() {
    let grid = Grid(frame: page.view.bounds)
    grid.accessibilityContainerType = .dataTable
    page.view.addSubview(grid)
    for row in 0..<2 {
      let cell = add(Cell(), y: 200 + 50 * CGFloat(row), to: grid, named: "cell \(row)")
      cell.row = row
      cell.column.length = 2 - row
      cell.isAccessibilityElement = true
    }
    setAsAppRootWindow(page)

    #expect(
      Fleet.voiceOver.transcript == [
        "cell 0, Spans 2 columns, Row 1, Column 1", "cell 1, Row 2, Column 1",
      ])
  }

  @Test func `an alert is all that there is, and a field that is edited says so`() {
    showForm()
    Fleet.screen.textFields["Name"].tap()
    #expect(Fleet.voiceOver.transcript.contains("Name, Text Field, Is editing"))

    let alert = UIAlertController(title: "Delete?", message: "All?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    page.present(alert, animated: true)

    #expect(Fleet.voiceOver.transcript == ["Alert, Delete?", "All?", "OK, Button"])
  }

  @Test func `elements that are no views are told in the order that the app gives`() {
    let chart = UIView(frame: page.view.bounds)
    chart.accessibilityElements = ["March", "January"].map { month in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = month
      bar.accessibilityValue = "3"
      bar.accessibilityTraits = .image
      return bar
    }
    page.view.addSubview(chart)
    setAsAppRootWindow(page)

    #expect(Fleet.voiceOver.transcript == ["March, 3, Image", "January, 3, Image"])
  }

  @Test func `back is told by where it leads`() {
    page.title = "Birds"
    let navigation = setInAppWindowRootNavigation(page)
    navigation.pushViewController(UIViewController(), animated: true)

    #expect(Fleet.voiceOver.transcript == ["Birds, Back Button"])
  }

  @Test func `a transcript is expected as a screen is`() {
    setAsAppRootWindow(page)
    Fleet.voiceOver.expectTranscript("nothing")
    _ = addButton("Send", y: 300)
    Fleet.voiceOver.expectTranscript("Send, Button")

    expectText(
      """
      Fleet.SnapshotError: The transcript of VoiceOver is not as expected: \
      1 line is missing, 1 line is too much.
      - is missing, + is too much:
      - Save, Button
      + Send, Button
      Should it be so from now on: FLEET_RECORD=failed swift test
      """
    ) { Fleet.voiceOver.expectTranscript("Save, Button") }
  }
}

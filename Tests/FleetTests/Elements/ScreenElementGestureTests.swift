import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Gestures on elements", .freshApplication)
struct ScreenElementGestureTests {
  private let page = UIViewController()
  private let trace = Trace()

  init() { setAsAppRootWindow(page) }

  @discardableResult
  private func add<View: UIView>(
    _ view: View, _ frame: CGRect = CGRect(x: 20, y: 100, width: 100, height: 40)
  ) -> View {
    view.frame = frame
    page.view.addSubview(view)
    return view
  }

  private func button(_ title: String) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { [trace] _ in trace.add(title) })
  }

  private func action(_ name: String) -> UIAction { UIAction { [trace] _ in trace.add(name) } }

  // MARK: Tapping views

  @Test func `a button is tapped, by its name or by its title`() {
    add(button("Save"))

    #expect(
      failures {
        Fleet.screen.buttons["Save"].tap()
        Fleet.screen.staticTexts["Save"].tap()
      }.isEmpty)

    #expect(trace.lines == ["Save", "Save"])
  }

  @Test func `a refused tap sends nothing, and says why at its line`() {
    add(button("Save")).isEnabled = false

    let received = failures { Fleet.screen.buttons["Save"].tap() }

    #expect(received.reasons == ["Cannot tap UIButton: Control is not enabled."])
    #expect(received.map(\.site.line) == [#line - 3])
    #expect(trace.lines.isEmpty)
  }

  @Test func `a switch flips, and a field takes the focus`() {
    let toggle = add(UISwitch())
    let field = add(UITextField(), CGRect(x: 20, y: 200, width: 100, height: 40))

    Fleet.screen.switches.firstMatch.tap()
    Fleet.screen.textFields.firstMatch.tap()

    #expect(toggle.isOn)
    #expect(Fleet.screen.switches["1"].exists)
    #expect(field.isFirstResponder)
    #expect(Fleet.screen.textFields.firstMatch.hasKeyboardFocus)
  }

  @Test func `a text hands the touch on to the row that it stands in`() {
    let birds = BirdTable()
    add(birds.table, birds.table.frame)
    Fleet.settle()

    Fleet.screen.cells.staticTexts["Bird 0-1"].tap()

    #expect(birds.table.indexPathForSelectedRow == [0, 1])
    #expect(Fleet.screen.cells.element(boundBy: 1).isSelected)
  }

  @Test func `recognizers of a view get taps and presses`() {
    let view = add(UIImageView())
    view.isUserInteractionEnabled = true
    view.accessibilityIdentifier = "photo"
    for (name, recognizer) in [
      ("press", UILongPressGestureRecognizer()), ("swipe", UISwipeGestureRecognizer()),
      ("pinch", UIPinchGestureRecognizer()),
    ] as [(String, UIGestureRecognizer)] {
      let target = Target { [trace] in
        if recognizer.state == .ended { trace.add(name) }
      }
      targets.append(target)
      recognizer.addTarget(target, action: "act")
      view.addGestureRecognizer(recognizer)
    }
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let target = Target { [trace] in trace.add("double") }
    double.addTarget(target, action: "act")
    view.addGestureRecognizer(double)
    let photo = Fleet.screen.images["photo"]

    photo.doubleTap()
    photo.press(forDuration: 1)
    photo.swipeRight()
    photo.pinch(withScale: 2)

    #expect(trace.lines == ["double", "press", "swipe", "pinch"])
  }

  // MARK: Tapping parts

  @Test func `items of bars are tapped, and the way back`() {
    let navigation = setInAppWindowRootNavigation(UIViewController())
    navigation.viewControllers.first?.title = "Birds"
    let wren = UIViewController()
    wren.title = "Wren"
    wren.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Save") { [trace] _ in trace.add("save") })
    navigation.pushViewController(wren, animated: true)
    Fleet.settle()

    Fleet.screen.navigationBars["Wren"].buttons["Save"].tap()
    Fleet.screen.navigationBars.buttons["Birds"].tap()

    #expect(trace.lines == ["save"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `tabs are tapped`() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Birds", "Map"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    setAsAppRootWindow(tabs)

    Fleet.screen.tabBars.buttons["Map"].tap()

    #expect(tabs.selectedIndex == 1)
    #expect(Fleet.screen.tabBars.buttons["Map"].isSelected)
  }

  @Test func `actions of alerts are tapped`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete", style: .destructive) { [trace] _ in
      trace.add("delete")
    }
    delete.isEnabled = false
    alert.addAction(delete)
    page.present(alert, animated: true)

    let received = failures { Fleet.screen.alerts["Delete?"].buttons["Delete"].tap() }
    delete.isEnabled = true
    Fleet.screen.alerts.buttons["Delete"].tap()

    #expect(received.reasons == ["Cannot tap alert action 'Delete': Action is not enabled."])
    #expect(trace.lines == ["delete"])
    #expect(!Fleet.screen.alerts.firstMatch.exists)
  }

  @Test func `segments and steps are tapped`() {
    let filter = add(UISegmentedControl(items: ["All", "Mine"]))
    let guests = add(UIStepper(), CGRect(x: 20, y: 200, width: 94, height: 32))
    filter.addAction(action("filter"), for: .valueChanged)

    Fleet.screen.segmentedControls.buttons["Mine"].tap()
    Fleet.screen.buttons["Increment"].tap()
    Fleet.screen.steppers.firstMatch.buttons["Increment"].tap()
    Fleet.screen.buttons["Decrement"].tap()

    #expect(filter.selectedSegmentIndex == 1)
    #expect(guests.value == 1)
    #expect(trace.lines == ["filter"])
    #expect(
      failures {
        guests.value = 0
        Fleet.screen.buttons["Decrement"].tap()
      }.reasons == ["Cannot decrement UIStepper: Value is at its minimum."])
  }

  @Test func `items of an open menu are tapped`() {
    let sort = add(UIButton(type: .system))
    sort.menu = UIMenu(children: [
      UIAction(title: "By name") { [trace] _ in trace.add("name") }
    ])
    sort.showsMenuAsPrimaryAction = true
    sort.accessibilityIdentifier = "sort"

    Fleet.screen.buttons["sort"].tap()
    Fleet.screen.menus.buttons["By name"].tap()

    #expect(trace.lines == ["name"])
    #expect(!Fleet.screen.menus.firstMatch.exists)
  }

  @Test func `the buttons of a search bar are tapped`() {
    let search = add(UISearchBar(), CGRect(x: 0, y: 100, width: 390, height: 100))
    let delegate = SearchTrace(trace)
    search.delegate = delegate
    search.showsCancelButton = true
    search.scopeButtonTitles = ["All", "Mine"]
    search.showsScopeBar = true
    search.placeholder = "Find"

    Fleet.screen.searchFields["Find"].tap()
    Fleet.screen.searchFields["Find"].typeText("owl\n")
    Fleet.screen.buttons["Mine"].tap()
    Fleet.screen.buttons["Cancel"].tap()

    #expect(search.text == "owl")
    #expect(trace.lines == ["search", "scope 1", "cancel"])
  }

  @Test func `the clear button and links are tapped`() {
    let field = add(UITextField())
    field.text = "Ada"
    field.clearButtonMode = .always
    let text = add(UITextView(), CGRect(x: 20, y: 200, width: 100, height: 40))
    text.isEditable = false
    text.attributedText = NSAttributedString(
      string: "Terms", attributes: [.link: "https://example.com"])

    Fleet.screen.textFields.buttons["Clear text"].tap()
    Fleet.screen.links["Terms"].tap()

    #expect(field.text == "")
    #expect(
      UIApplication.shared.appState.openedURLs.map(\.absoluteString) == ["https://example.com"])
  }

  // MARK: Typing

  @Test func `text is typed where the focus is, and only there`() {
    let field = add(UITextField())
    field.accessibilityIdentifier = "name"
    field.placeholder = "Name"

    let received = failures { Fleet.screen.textFields["name"].typeText("Ada") }
    Fleet.screen.textFields["name"].tap()
    Fleet.screen.textFields["name"].typeText("Adam\u{8} L")
    Fleet.screen.keyboards.keys["a"].tap()
    Fleet.screen.keyboards.keys["delete"].tap()
    Fleet.screen.element.typeText(".")

    #expect(
      received.reasons == [
        "Cannot type text into text field 'Name': It does not have the focus."
      ])
    #expect(received.map(\.details) == ["Nothing has the focus. Tap it first."])
    #expect(field.text == "Ada L.")
  }

  /// Behaviour 1390: a type, a text, and the letter that is on the keyboard then.
  @Test(arguments: [
    (UITextAutocapitalizationType.sentences, "", "A"), (.sentences, "Hi", "a"),
    (.sentences, "Hi ", "a"), (.sentences, "Hi.", "a"), (.sentences, "Hi. ", "A"),
    (.sentences, "Why?  ", "A"), (.sentences, "\n", "A"), (.sentences, " ", "A"),
    (.words, "", "A"), (.words, "Hi", "a"), (.words, "hi ", "A"), (.none, "", "a"),
    (.none, "Hi. ", "a"), (.allCharacters, "", "A"), (.allCharacters, "HI", "A"),
  ])
  func `the shift key goes down by itself`(
    type: UITextAutocapitalizationType, text: String, letter: String
  ) {
    let view = add(UITextView())
    view.autocapitalizationType = type
    view.text = text
    Fleet.screen.textViews.firstMatch.tap()
    view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
    let keys = Fleet.screen.keyboards.keys
    let other = letter == "A" ? "a" : "A"

    #expect(keys[letter].exists && !keys[other].exists)
    Fleet.screen.keyboards.buttons["shift"].tap()
    #expect(keys[other].exists && !keys[letter].exists)
    keys[other].tap()
    #expect(view.text == text + other)
    view.isSecureTextEntry = true
    #expect(keys["a"].exists)
  }

  @Test func `more keys show digits and signs until a space is typed`() {
    let field = add(UITextField())
    Fleet.screen.textFields.firstMatch.tap()
    let keys = Fleet.screen.keyboards.keys

    for key in ["A", "more", "1", "?", "space", "B", "more", "2", "more", "c"] { keys[key].tap() }

    #expect(field.text == "A1? B2c")
  }

  @Test(arguments: [
    UIKeyboardType.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad,
  ])
  func `a pad of digits has no return key`(type: UIKeyboardType) {
    let field = add(UITextField())
    field.keyboardType = type
    field.returnKeyType = .go

    Fleet.screen.textFields.firstMatch.tap()
    for key in ["4", "2", "0", "delete"] { Fleet.screen.keyboards.keys[key].tap() }

    #expect(field.text == "42")
    #expect(!Fleet.screen.keyboards.buttons["Go"].exists)
    #expect(!Fleet.screen.keyboards.keys["a"].exists)
    #expect(Fleet.screen.keyboards.keys["."].exists == (type == .decimalPad))
    #expect(
      failures { Fleet.screen.keyboards.buttons["Go"].tap() }.reasons == [
        "Cannot tap button 'Go' in keyboard: It is not on the screen."
      ])
    #expect(field.isFirstResponder)
  }

  @Test func `what rides on the keyboard is on the screen with it`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let field = add(UITextField())
    bar.items = [
      UIBarButtonItem(
        title: "Done",
        primaryAction: UIAction { [trace] _ in
          trace.add("done")
          field.resignFirstResponder()
        })
    ]
    field.inputAccessoryView = bar
    let done = Fleet.screen.toolbars.buttons["Done"]
    #expect(!done.exists)

    Fleet.screen.textFields.firstMatch.tap()
    #expect(done.isHittable)
    #expect(Fleet.screen.toolbars.element.frame == CGRect(x: 0, y: 464, width: 390, height: 44))
    #expect(bar.element.exists)
    done.tap()

    #expect(trace.lines == ["done"])
    #expect(!done.exists)
    #expect(bar.superview == nil)
  }

  @Test func `an accessory that changes, or that is shown elsewhere`() {
    let field = add(UITextField())
    let first = button("First")
    first.frame = CGRect(x: 0, y: 0, width: 10, height: 30)
    field.inputAccessoryView = first
    Fleet.screen.textFields.firstMatch.tap()
    Fleet.screen.buttons["First"].tap()
    let second = add(button("Second"))

    field.inputAccessoryView = second
    field.reloadInputViews()

    #expect(trace.lines == ["First"])
    #expect(!Fleet.screen.buttons["First"].exists)
    #expect(Fleet.screen.buttons.matching(identifier: "Second").count == 1)
    #expect(second.superview === page.view)
  }

  @Test func `entering a text begins and ends editing`() {
    let field = add(UITextField())

    Fleet.screen.textFields.firstMatch.enter("Ada")

    #expect(field.text == "Ada")
    #expect(!field.isFirstResponder)
    #expect(
      failures { Fleet.screen.windows.firstMatch.enter("Ada") }.reasons == [
        "Cannot enter text into window: It is no field for text."
      ])
  }

  // MARK: Values

  @Test func `a switch is flipped by its name`() {
    let meat = add(UISwitch())
    meat.accessibilityLabel = "Vegetarian"
    meat.addAction(action("flip"), for: .valueChanged)

    Fleet.screen.switches["Vegetarian"].flip()

    #expect(meat.isOn)
    #expect(trace.lines == ["flip"])
  }

  @Test func `sliders and wheels are adjusted`() {
    let slider = add(UISlider())
    slider.maximumValue = 10
    let sizes = Sizes()
    let picker = add(UIPickerView(), CGRect(x: 0, y: 200, width: 320, height: 216))
    picker.dataSource = sizes
    picker.delegate = sizes

    Fleet.screen.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.5)
    Fleet.screen.pickerWheels["Small"].adjust(toPickerWheelValue: "Large")

    #expect(slider.value == 5)
    #expect(sizes.picked == [1])
    #expect(Fleet.screen.pickerWheels.element.value == "Large")
    #expect(
      failures { Fleet.screen.pickerWheels.element.adjust(toPickerWheelValue: "Huge") }.count == 1)
    #expect(
      failures { Fleet.screen.sliders.firstMatch.adjust(toNormalizedSliderPosition: 2) }.count == 1)
  }

  // MARK: Scrolling

  @Test func `a swipe scrolls what scrolls`() {
    let scroll = add(UIScrollView(), CGRect(x: 0, y: 100, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 1_000)

    Fleet.screen.scrollViews.firstMatch.swipeUp()
    #expect(scroll.contentOffset.y == 160)
    Fleet.screen.scrollViews.firstMatch.swipeDown()

    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `what is scrolled out of sight is scrolled to`() {
    let scroll = add(UIScrollView(), CGRect(x: 0, y: 100, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 1_000)
    let save = button("Save")
    save.frame = CGRect(x: 0, y: 900, width: 100, height: 40)
    scroll.addSubview(save)
    #expect(Fleet.screen.buttons["Save"].exists)
    #expect(!Fleet.screen.buttons["Save"].isHittable)
    #expect(Fleet.screen.buttons["Save"].whyNot == ["It is scrolled out of sight."])

    Fleet.screen.buttons["Save"].tap()

    #expect(trace.lines == ["Save"])
    #expect(scroll.contentOffset.y == 740)
    #expect(Fleet.screen.buttons["Save"].isHittable)
  }

  @Test func `an item further down is looked for by scrolling`() {
    let photos = PhotoCollection([100])
    photos.prepares = { cell, path in cell.accessibilityIdentifier = "photo \(path.item)" }
    add(photos.collection, photos.collection.frame)
    Fleet.settle()
    #expect(!Fleet.screen.cells["photo 80"].exists)

    Fleet.screen.cells["photo 80"].tap()

    #expect(photos.collection.indexPathsForSelectedItems == [[0, 80]])
  }

  @Test func `where nothing is found, everything is where it was`() {
    let birds = BirdTable([100])
    add(birds.table, birds.table.frame)
    Fleet.settle()
    birds.table.contentOffset.y = 440

    let received = failures { Fleet.screen.cells.staticTexts["Bird 0-100"].tap() }

    #expect(received.count == 1)
    #expect(birds.table.contentOffset.y == 440)
    #expect(birds.table.indexPathForSelectedRow == nil)
  }

  @Test func `a swipe over a row opens its actions`() {
    let mails = Mails(trace)
    add(mails.table, CGRect(x: 0, y: 100, width: 300, height: 300))
    Fleet.settle()

    Fleet.screen.cells.element(boundBy: 1).swipeLeft()
    Fleet.screen.tables.buttons["Archive"].tap()

    #expect(trace.lines == ["archive 1"])
  }

  // MARK: Waiting

  @Test func `waiting moves UIKit time, as far as it must`() {
    UIView.animate(withDuration: 0, delay: 2, options: []) {
    } completion: { [self] _ in
      add(button("Save"))
    }

    #expect(!Fleet.screen.buttons["Save"].waitForExistence(timeout: 1))
    #expect(Fleet.screen.buttons["Save"].waitForExistence(timeout: 5))
    #expect(!Fleet.screen.buttons["Save"].waitForNonExistence(timeout: 1))
    #expect(Fleet.screen.buttons["Cancel"].waitForNonExistence(timeout: 1))
    for forever in [TimeInterval.infinity, .greatestFiniteMagnitude] {
      #expect(!Fleet.screen.buttons["Save"].waitForNonExistence(timeout: forever))
    }
  }

  /// The targets of recognizers, which do not keep them alive.
  private final class Targets { var all: [Target] = [] }
  private let kept = Targets()
  private var targets: [Target] {
    get { kept.all }
    nonmutating set { kept.all = newValue }
  }
}

@MainActor
private final class Target: NSObject, SelectorResponder {
  static var objectiveCMembers: [Selector.Method] { [.method("act", Target.act)] }

  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func act() { body() }
}

private final class SearchTrace: NSObject, UISearchBarDelegate {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { trace.add("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { trace.add("cancel") }

  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { trace.add("scope \(selectedScope)") }
}

private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let names = ["Small", "Large"]
  private(set) var picked: [Int] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    names.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { names[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picked.append(row)
  }
}

@MainActor
private final class Mails: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Mail \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let archive = UIContextualAction(style: .normal, title: "Archive") { [trace] _, _, done in
      trace.add("archive \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [archive])
  }
}

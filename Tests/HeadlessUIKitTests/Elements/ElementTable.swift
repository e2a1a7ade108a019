import Foundation
import HeadlessUIKit
import Testing

/// The expected element of a view of a class.
struct ExpectedElement: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable () -> UIView
  let lines: [String]

  init(
    _ name: String, _ lines: [String], _ make: @escaping @MainActor @Sendable () -> UIView
  ) {
    testDescription = name
    self.make = make
    self.lines = lines
  }
}

/// One row for each class of views.
let expectedElements: [ExpectedElement] =
  expectedPlainViews + expectedButtons + expectedValueControls + expectedTexts + expectedBars
  + expectedScrollViews

private let expectedPlainViews: [ExpectedElement] = [
  ExpectedElement("UIView", ["other"]) { UIView() },
  ExpectedElement("UIView with a name", ["other 'Map' #map"]) {
    let view = UIView()
    view.accessibilityLabel = "Map"
    view.accessibilityIdentifier = "map"
    return view
  },
  ExpectedElement("UIView that says what it is", ["button 'Play' selected"]) {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Play"
    view.accessibilityTraits = [.button, .selected]
    view.addSubview(UILabel())
    return view
  },
  ExpectedElement("UIStackView", ["other", "  staticText 'Robin'"]) {
    UIStackView(arrangedSubviews: [label("Robin")])
  },
  ExpectedElement("UIVisualEffectView", ["other", "  other"]) {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    _ = view.contentView
    return view
  },
  ExpectedElement("UIControl", ["other disabled"]) {
    let control = UIControl()
    control.isEnabled = false
    return control
  },
  ExpectedElement("UILabel", ["staticText 'Robin'"]) { label("Robin") },
  ExpectedElement("UILabel without a text", ["staticText"]) { UILabel() },
  ExpectedElement("UILabel with attributes", ["staticText 'Wren'"]) {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Wren")
    return label
  },
  ExpectedElement("UIImageView", ["image #robin"]) {
    UIImageView(image: UIImage(named: "robin"))
  },
  ExpectedElement("UIImageView with a symbol", ["image 'Back' #chevron.left"]) {
    UIImageView(image: UIImage(systemName: "chevron.left"))
  },
  ExpectedElement("UIProgressView", ["progressIndicator 'Progress' = 25%"]) {
    let view = UIProgressView()
    view.progress = 0.25
    return view
  },
  ExpectedElement("UIActivityIndicatorView", ["activityIndicator 'In progress' = 1"]) {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  },
  ExpectedElement(
    "UIActivityIndicatorView, stopped", ["activityIndicator 'Progress halted' = 0"]
  ) {
    let view = UIActivityIndicatorView(style: .medium)
    view.hidesWhenStopped = false
    return view
  },
]

private let expectedButtons: [ExpectedElement] = [
  ExpectedElement("UIButton", ["button 'Save'", "  staticText 'Save'"]) { button("Save") },
  ExpectedElement("UIButton with attributes", ["button 'Buy'", "  staticText 'Buy'"]) {
    let button = UIButton()
    button.setAttributedTitle(NSAttributedString(string: "Buy"), for: .normal)
    return button
  },
  ExpectedElement("UIButton with a label", ["button 'Keep' #save", "  staticText 'Save'"]) {
    let button = button("Save")
    button.accessibilityLabel = "Keep"
    button.accessibilityIdentifier = "save"
    return button
  },
  ExpectedElement("UIButton with a label view", ["button 'Save'", "  staticText 'Save'"]) {
    let button = button("Save")
    _ = button.titleLabel
    return button
  },
  ExpectedElement(
    "UIButton with an image", ["button 'Back' #chevron.left", "  image 'Back' #chevron.left"]
  ) {
    let button = UIButton()
    button.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    return button
  },
  ExpectedElement(
    "UIButton, disabled and selected", ["button 'A' selected disabled", "  staticText 'A'"]
  ) {
    let button = button("A")
    button.isEnabled = false
    button.isSelected = true
    return button
  },
  ExpectedElement(
    "UIButton of a type",
    ["button 'More Info' #info.circle", "  image 'info.circle' #info.circle"]
  ) {
    UIButton(type: .detailDisclosure)
  },
  ExpectedElement(
    "UIButton with a subtitle", ["button 'Pay'", "  staticText 'Pay'", "  staticText '3 €'"]
  ) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Pay"
    configuration.subtitle = "3 €"
    return UIButton(configuration: configuration)
  },
]

private let expectedValueControls: [ExpectedElement] = [
  ExpectedElement("UISwitch", ["switch = 0"]) { UISwitch() },
  ExpectedElement("UISwitch, on", ["switch 'Sound' = 1"]) {
    let view = UISwitch()
    view.isOn = true
    view.accessibilityLabel = "Sound"
    return view
  },
  ExpectedElement("UISlider", ["slider = 50%"]) {
    let slider = UISlider()
    slider.minimumValue = 10
    slider.maximumValue = 20
    slider.value = 15
    return slider
  },
  ExpectedElement(
    "UIStepper",
    [
      "stepper #s", "  button 'Decrement' #s-Decrement disabled",
      "  button 'Increment' #s-Increment",
    ]
  ) {
    let stepper = UIStepper()
    stepper.accessibilityIdentifier = "s"
    return stepper
  },
  ExpectedElement(
    "UISegmentedControl", ["segmentedControl", "  button 'All'", "  button 'Mine' selected"]
  ) {
    let control = UISegmentedControl(items: ["All", "Mine"])
    control.selectedSegmentIndex = 1
    return control
  },
  ExpectedElement("UIPageControl", ["pageIndicator = page 2 of 3"]) {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    return pages
  },
  ExpectedElement("UIPickerView", ["picker"]) { UIPickerView() },
  ExpectedElement(
    "UIDatePicker",
    [
      "datePicker", "  button 'Date Picker' = May 9, 2026", "  button 'Time Picker' = 6:13 AM",
    ]
  ) { datePicker(.compact, .dateAndTime) },
  ExpectedElement(
    "UIDatePicker with wheels",
    [
      "datePicker", "  pickerWheel = 6 o’clock", "  pickerWheel = 13 minutes",
      "  pickerWheel = AM",
    ]
  ) { datePicker(.wheels, .time) },
  ExpectedElement("UIRefreshControl", ["activityIndicator 'In progress'"]) {
    UIRefreshControl()
  },
]

@MainActor
private func datePicker(
  _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode
) -> UIDatePicker {
  let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  picker.calendar = Calendar(identifier: .gregorian)
  picker.locale = Locale(identifier: "en_US")
  picker.timeZone = TimeZone(secondsFromGMT: 0)
  picker.preferredDatePickerStyle = style
  picker.datePickerMode = mode
  picker.date = Date(timeIntervalSinceReferenceDate: 800_000_000)
  return picker
}

private let expectedTexts: [ExpectedElement] = [
  ExpectedElement("UITextField", ["textField = Name (Name)"]) {
    let field = UITextField()
    field.placeholder = "Name"
    return field
  },
  ExpectedElement(
    "UITextField with a text and a clear button", ["textField = Ada", "  button 'Clear text'"]
  ) {
    let field = UITextField()
    field.text = "Ada"
    field.clearButtonMode = .always
    return field
  },
  ExpectedElement("UITextField with a secret", ["secureTextField = •••"]) {
    let field = UITextField()
    field.text = "abc"
    field.isSecureTextEntry = true
    return field
  },
  ExpectedElement("UISearchTextField", ["searchField 'Find' = Find (Find)"]) {
    let field = UISearchTextField()
    field.placeholder = "Find"
    return field
  },
  ExpectedElement(
    "UISearchBar",
    [
      "other", "  searchField 'Find' = wren (Find)", "    button 'Clear text'",
      "  button 'Cancel'", "  button 'All' selected", "  button 'Mine'",
    ]
  ) {
    let bar = UISearchBar()
    bar.placeholder = "Find"
    bar.text = "wren"
    bar.searchTextField.clearButtonMode = .always
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    return bar
  },
  ExpectedElement("UITextView", ["textView = Dear Ada"]) {
    let view = UITextView()
    view.text = "Dear Ada"
    return view
  },
  ExpectedElement("UITextView with a link", ["textView = Terms", "  link 'Terms'"]) {
    let view = UITextView()
    view.isEditable = false
    view.attributedText = NSAttributedString(
      string: "Terms", attributes: [.link: "https://example.com"])
    return view
  },
]

private let expectedBars: [ExpectedElement] = [
  ExpectedElement(
    "UINavigationBar",
    [
      "navigationBar #Wren", "  button 'Birds' #BackButton", "  staticText 'Wren'",
      "  button 'Save' disabled", "  button 'Share'",
    ]
  ) {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let wren = UINavigationItem(title: "Wren")
    let save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    save.isEnabled = false
    wren.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .action), UIBarButtonItem.fixedSpace(8), save,
    ]
    bar.items = [UINavigationItem(title: "Birds"), wren]
    return bar
  },
  ExpectedElement("UINavigationBar without items", ["navigationBar"]) { UINavigationBar() },
  ExpectedElement(
    "UITabBar",
    [
      "tabBar 'Tab Bar'", "  button 'Birds' = 3 items selected", "  button 'Map' = 1 item",
      "  button 'More' = new disabled",
    ]
  ) {
    let bar = UITabBar()
    let birds = UITabBarItem(title: "Birds", image: nil, tag: 0)
    birds.badgeValue = "3"
    let map = UITabBarItem(title: "Map", image: nil, tag: 1)
    map.badgeValue = "1"
    let more = UITabBarItem(tabBarSystemItem: .more, tag: 2)
    more.badgeValue = "new"
    more.isEnabled = false
    bar.items = [birds, map, more]
    bar.selectedItem = birds
    return bar
  },
  ExpectedElement(
    "UIToolbar", ["toolbar 'Toolbar' #Toolbar", "  button 'Edit'", "  other #own"]
  ) {
    let bar = UIToolbar()
    let own = UIView()
    own.accessibilityIdentifier = "own"
    bar.items = [
      UIBarButtonItem(systemItem: .edit), .flexibleSpace(), UIBarButtonItem(customView: own),
    ]
    bar.layoutIfNeeded()
    return bar
  },
]

private let expectedScrollViews: [ExpectedElement] = [
  ExpectedElement("UIScrollView", ["scrollView", "  staticText 'Robin'"]) {
    let view = UIScrollView()
    view.addSubview(label("Robin"))
    return view
  },
  ExpectedElement("UITableView", ["table"]) { UITableView() },
  ExpectedElement(
    "UITableViewCell", ["cell selected", "  staticText 'Robin'", "  image 'chevron'"]
  ) {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Robin"
    cell.accessoryType = .disclosureIndicator
    cell.isSelected = true
    return cell
  },
  ExpectedElement(
    "UITableViewCell with a detail button",
    [
      "cell", "  staticText 'Robin'", "  button 'More Info' #info.circle",
      "    image 'info.circle' #info.circle",
    ]
  ) {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Robin"
    cell.accessoryType = .detailButton
    return cell
  },
  ExpectedElement("UITableViewCell that is an element", ["cell 'Robin, red'"]) {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Robin"
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Robin, red"
    return cell
  },
  ExpectedElement(
    "UITableViewHeaderFooterView", ["other 'Birds'", "  other", "    staticText 'Birds'"]
  ) {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = "Birds"
    return view
  },
  ExpectedElement(
    "UIListContentView", ["other", "  staticText 'Robin'", "  staticText 'red'"]
  ) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Robin"
    content.secondaryText = "red"
    return UIListContentView(configuration: content)
  },
  ExpectedElement("UICollectionView", ["collectionView"]) {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  },
  ExpectedElement("UICollectionReusableView", ["other"]) { UICollectionReusableView() },
  ExpectedElement("UICollectionViewCell", ["cell #c", "  other"]) {
    let cell = UICollectionViewCell(frame: .zero)
    cell.accessibilityIdentifier = "c"
    _ = cell.contentView
    return cell
  },
  ExpectedElement("UICollectionViewListCell", ["cell", "  other"]) {
    let cell = UICollectionViewListCell(frame: .zero)
    _ = cell.contentView
    return cell
  },
  ExpectedElement(
    "UIContentUnavailableView", ["other", "  staticText 'No birds'", "  staticText 'Come back.'"]
  ) {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "No birds"
    content.secondaryText = "Come back."
    return UIContentUnavailableView(configuration: content)
  },
  ExpectedElement("UIInputView", ["other"]) { UIInputView(frame: .zero) },
  ExpectedElement("UIWindow", ["window"]) { UIWindow() },
]

@MainActor private func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

@MainActor private func button(_ title: String) -> UIButton {
  let button = UIButton()
  button.setTitle(title, for: .normal)
  return button
}

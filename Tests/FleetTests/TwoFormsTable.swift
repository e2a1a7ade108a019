import FleetTesting
import Foundation
import TestSupport
import Testing

// One row for each helper that has two forms: one on a view, an item or a screen, and one on its
// element. `.ci/checks/prologue` compares the names with the module's.

/// A helper on an object, and the same act on an element.
struct TwoForms: Sendable, CustomTestStringConvertible {
  /// The same gesture, made on the object and made on the element.
  typealias Pair = (onObject: () -> Void, onElement: () -> Void)

  let testDescription: String
  /// Builds the target of the gesture, anew for each of the two.
  let make: @MainActor @Sendable (Scenery) -> Pair

  init(
    _ object: String, _ element: String, _ make: @escaping @MainActor @Sendable (Scenery) -> Pair
  ) {
    testDescription = "\(object), \(element)"
    self.make = make
  }
}

/// A screen that something stands on, in a state that may keep a user from it.
@MainActor
final class Scenery: NSObject {
  enum State: CaseIterable {
    case plain, disabled, hidden, deaf, inHiddenBox, covered, farDown, loose
  }

  let state: State
  let page = UIViewController()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 4_000))
  private(set) var calls: [String] = []
  private var kept: [AnyObject] = []

  init(_ state: State) {
    self.state = state
    super.init()
    scrollView.contentSize = box.bounds.size
    scrollView.delegate = self
    scrollView.addSubview(box)
    page.view.addSubview(scrollView)
    setAsAppRootWindow(page)
  }

  var isEnabled: Bool { state != .disabled }

  func hear(_ call: String) { calls.append(call) }

  func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// Puts a view onto the screen, in the state that is asked for.
  func add<View: UIView>(_ view: View, height: CGFloat = 40) -> View {
    view.frame = CGRect(
      x: 20, y: state == .farDown ? 3_000 : 100, width: 300, height: height)
    if let control = view as? UIControl { listen(to: control) }
    switch state {
    case .disabled: (view as? UIControl)?.isEnabled = false
    case .hidden: view.isHidden = true
    case .deaf: view.isUserInteractionEnabled = false
    case .inHiddenBox: box.isHidden = true
    case .covered: page.present(UIViewController(), animated: false)
    case .plain, .farDown, .loose: break
    }
    if state == .loose { return keep(view) }
    box.addSubview(view)
    return view
  }

  private func listen(to control: UIControl) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchDragInside, "touchDragInside"),
      (.touchUpInside, "touchUpInside"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
      (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [weak self] _ in self?.hear(name) }, for: event)
    }
  }

  func action(_ name: String) -> UIAction {
    UIAction(title: name) { [weak self] _ in self?.hear(name) }
  }

  func button() -> UIButton {
    let button = add(UIButton(type: .system))
    button.setTitle("Save", for: .normal)
    return button
  }

  func watched() -> UIView {
    let view = UIImageView()
    view.isUserInteractionEnabled = true
    watch(view, by: UILongPressGestureRecognizer())
    watch(view, by: UISwipeGestureRecognizer())
    watch(view, by: UIPinchGestureRecognizer())
    return add(view)
  }

  func watch(_ view: UIView?, by recognizer: UIGestureRecognizer) {
    recognizer.delegate = self
    view?.addGestureRecognizer(recognizer)
  }

  func searchBar() -> UISearchBar {
    let bar = add(UISearchBar(), height: 100)
    bar.delegate = self
    (bar.showsCancelButton, bar.showsBookmarkButton) = (true, true)
    bar.showsSearchResultsButton = true
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    return bar
  }

  func suggesting() -> UISearchBar {
    let search = UISearchController(searchResultsController: nil)
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Wren")]
    search.searchResultsUpdater = self
    page.navigationItem.searchController = keep(search)
    setInAppWindowRootNavigation(page)
    search.searchBar.isHidden = state == .hidden
    search.searchBar.searchTextField.becomeFirstResponder()
    Fleet.settle()
    return search.searchBar
  }

  func photo() -> UIView {
    let photo = add(UIView())
    photo.addInteraction(UIContextMenuInteraction(delegate: self))
    return photo
  }

  func picker() -> UIPickerView {
    let picker = add(UIPickerView(), height: 216)
    (picker.dataSource, picker.delegate) = (self, self)
    return picker
  }

  func navigation(to item: UIBarButtonItem) -> UINavigationController {
    let first = UIViewController()
    first.title = "Birds"
    let navigation = setInAppWindowRootNavigation(first)
    page.navigationItem.rightBarButtonItem = item
    page.toolbarItems = [UIBarButtonItem(title: "Share", primaryAction: action("share"))]
    page.toolbarItems?.first?.isEnabled = isEnabled
    navigation.isToolbarHidden = false
    navigation.pushViewController(page, animated: false)
    Fleet.settle()
    return navigation
  }

  func item() -> UIBarButtonItem {
    let item = UIBarButtonItem(title: "Save", primaryAction: action("save"))
    item.isEnabled = isEnabled
    return item
  }

  func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    let map = UIViewController()
    (page.title, map.title) = ("Birds", "Map")
    tabs.viewControllers = [page, map]
    tabs.delegate = self
    setAsAppRootWindow(tabs)
    map.tabBarItem.isEnabled = isEnabled
    return tabs
  }

  func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete", style: .default) { [weak self] _ in
      self?.hear("delete")
    }
    delete.isEnabled = isEnabled
    alert.addAction(delete)
    page.present(alert, animated: false)
    Fleet.settle()
    return alert
  }

  func form() -> UIViewController {
    let form = UIViewController()
    form.modalPresentationStyle = .popover
    form.popoverPresentationController?.sourceView = page.view
    form.popoverPresentationController?.delegate = self
    form.isModalInPresentation = !isEnabled
    page.present(form, animated: false)
    Fleet.settle()
    return form
  }
}

extension Scenery: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("willBeginDragging") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hear("didScroll \(scrollView.contentOffset.y)")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear("didEndDragging")
  }
}

extension Scenery: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    hear("\(type(of: gestureRecognizer)) begins")
    return true
  }
}

extension Scenery: UISearchBarDelegate {
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { hear("cancel") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { hear("search key") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { hear("bookmarks") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { hear("results") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    hear("search \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { hear("scope \(selectedScope)") }
}

extension Scenery: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { hear("update") }
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { hear("suggestion") }
}

extension Scenery: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    hear("menu at \(location)")
    guard isEnabled else { return nil }
    return UIContextMenuConfiguration(
      previewProvider: { UIViewController() },
      actionProvider: { [self] _ in UIMenu(children: [action("copy")]) })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { hear("preview") }
}

extension Scenery: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { ["Small", "Large"][row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    hear("picked \(row)")
  }
}

extension Scenery: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { hear("selected \(viewController.title ?? "")") }
}

extension Scenery: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    hear("dismissed")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    hear("attempted")
  }
}

extension Scenery: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) { hear("didBeginEditing") }
  func textViewDidChange(_ textView: UITextView) { hear("didChange '\(textView.text ?? "")'") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    hear("selected \(textView.selectedRange)")
  }
  func textViewDidEndEditing(_ textView: UITextView) { hear("didEndEditing") }
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    hear("link")
    return nil
  }
}

/// The helpers that have two forms.
let helpersOfTwoForms = touches + controls + fields + textViews + searchBars + barsAndScreens

private let touches: [TwoForms] = [
  TwoForms("UIView.tap()", "ScreenElement.tap()") { scenery in
    let button = scenery.button()
    return ({ button.tap() }, { button.element.tap() })
  },
  TwoForms("tap(_:)", "ScreenElement.tap()") { scenery in
    let label = scenery.add(UILabel())
    label.text = "Robin"
    scenery.watch(label.superview, by: UITapGestureRecognizer())
    return ({ tap(label) }, { label.element.tap() })
  },
  TwoForms("UIView.longPress()", "ScreenElement.press(forDuration:)") { scenery in
    let view = scenery.watched()
    return ({ view.longPress() }, { view.element.press(forDuration: 0.5) })
  },
  TwoForms("UIView.swipe(_:)", "ScreenElement.swipe(_:)") { scenery in
    let view = scenery.watched()
    return ({ view.swipe(.right) }, { view.element.swipe(.right) })
  },
  TwoForms("UIView.swipeUp()", "ScreenElement.swipeUp()") { scenery in
    let view = scenery.watched()
    return ({ view.swipeUp() }, { view.element.swipeUp() })
  },
  TwoForms("UIView.swipeDown()", "ScreenElement.swipeDown()") { scenery in
    let view = scenery.watched()
    return ({ view.swipeDown() }, { view.element.swipeDown() })
  },
  TwoForms("UIView.swipeLeft()", "ScreenElement.swipeLeft()") { scenery in
    let view = scenery.watched()
    let recognizer = UISwipeGestureRecognizer()
    recognizer.direction = .left
    scenery.watch(view, by: recognizer)
    return ({ view.swipeLeft() }, { view.element.swipeLeft() })
  },
  TwoForms("UIView.swipeRight()", "ScreenElement.swipeRight()") { scenery in
    let view = scenery.watched()
    return ({ view.swipeRight() }, { view.element.swipeRight() })
  },
  TwoForms("UIView.rotate(_:)", "ScreenElement.rotate(_:)") { scenery in
    let view = scenery.watched()
    scenery.watch(view, by: UIRotationGestureRecognizer())
    return ({ view.rotate(1) }, { view.element.rotate(1) })
  },
  TwoForms("UIView.twoFingerTap()", "ScreenElement.twoFingerTap()") { scenery in
    let view = scenery.watched()
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTouchesRequired = 2
    scenery.watch(view, by: recognizer)
    return ({ view.twoFingerTap() }, { view.element.twoFingerTap() })
  },
  TwoForms("UIView.chooseMenuItem(withTitle:)", "ScreenElement.chooseMenuItem(withTitle:)") {
    scenery in
    let photo = scenery.photo()
    return (
      { photo.chooseMenuItem(withTitle: "copy") },
      { photo.element.chooseMenuItem(withTitle: "copy") }
    )
  },
  TwoForms("UIView.tapContextMenuPreview()", "ScreenElement.tapContextMenuPreview()") { scenery in
    let photo = scenery.photo()
    return ({ photo.tapContextMenuPreview() }, { photo.element.tapContextMenuPreview() })
  },
  TwoForms("UIView.pinch(scale:)", "ScreenElement.pinch(withScale:)") { scenery in
    let view = scenery.watched()
    return ({ view.pinch(scale: 2) }, { view.element.pinch(withScale: 2) })
  },
  TwoForms(
    "UIView.chooseCustomAction(named:)", "ScreenElement.chooseCustomAction(named:)"
  ) { scenery in
    let view = scenery.add(UIView())
    let archive = UIAccessibilityCustomAction(name: "Archive") { _ in
      scenery.hear("archive")
      return scenery.isEnabled
    }
    view.accessibilityCustomActions = [archive]
    return (
      { view.chooseCustomAction(named: "Archive") },
      { view.element.chooseCustomAction(named: "Archive") }
    )
  },
]

private let controls: [TwoForms] = [
  TwoForms(
    "UIPickerView.pickRow(withTitle:inComponent:)", "ScreenElement.pickRow(withTitle:inComponent:)"
  ) { scenery in
    let picker = scenery.picker()
    return ({ picker.pickRow(withTitle: "Large") }, { picker.element.pickRow(withTitle: "Large") })
  },
  TwoForms("UIPickerView.pickRow(_:inComponent:)", "ScreenElement.pickRow(_:inComponent:)") {
    scenery in
    let picker = scenery.picker()
    return ({ picker.pickRow(1) }, { picker.element.pickRow(1) })
  },
  // The component is missing.
  TwoForms("UIPickerView.pickRow(_:inComponent:)", "ScreenElement.pickRow(_:inComponent:)") {
    scenery in
    let picker = scenery.picker()
    return ({ picker.pickRow(0, inComponent: 3) }, { picker.element.pickRow(0, inComponent: 3) })
  },
  TwoForms("UIDatePicker.pick(_:)", "ScreenElement.pick(_:)") { scenery in
    let picker = scenery.add(UIDatePicker(), height: 216)
    let day = Date(timeIntervalSinceReferenceDate: 600_000_000)
    return ({ picker.pick(day) }, { picker.element.pick(day) })
  },
  TwoForms("UIDatePicker.pick(countDownDuration:)", "ScreenElement.pick(countDownDuration:)") {
    scenery in
    let picker = scenery.add(UIDatePicker(), height: 216)
    picker.datePickerMode = .countDownTimer
    return (
      { picker.pick(countDownDuration: 300) }, { picker.element.pick(countDownDuration: 300) }
    )
  },
  TwoForms("UIPageControl.tapNextPage()", "ScreenElement.tapNextPage()") { scenery in
    let pages = scenery.add(UIPageControl())
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    return ({ pages.tapNextPage() }, { pages.element.tapNextPage() })
  },
  TwoForms("UIPageControl.tapPreviousPage()", "ScreenElement.tapPreviousPage()") { scenery in
    let pages = scenery.add(UIPageControl())
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    return ({ pages.tapPreviousPage() }, { pages.element.tapPreviousPage() })
  },
  TwoForms("UISegmentedControl.selectSegment(at:)", "ScreenElement.selectSegment(at:)") { scenery in
    let filter = scenery.add(UISegmentedControl(items: ["A", "B"]))
    return ({ filter.selectSegment(at: 1) }, { filter.element.selectSegment(at: 1) })
  },
  TwoForms("UISwitch.flip()", "ScreenElement.flip()") { scenery in
    let toggle = scenery.add(UISwitch())
    return ({ toggle.flip() }, { toggle.element.flip() })
  },
  TwoForms("UIView.longPress()", "ScreenElement.longPress()") { scenery in
    let view = scenery.watched()
    return ({ view.longPress() }, { view.element.longPress() })
  },
  TwoForms("UIView.press(forDuration:)", "ScreenElement.press(forDuration:)") { scenery in
    let view = scenery.watched()
    return ({ view.press(forDuration: 2) }, { view.element.press(forDuration: 2) })
  },
  TwoForms("UIView.doubleTap()", "ScreenElement.doubleTap()") { scenery in
    let view = scenery.watched()
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = 2
    scenery.watch(view, by: recognizer)
    return ({ view.doubleTap() }, { view.element.doubleTap() })
  },
  TwoForms("UISlider.slide(to:)", "ScreenElement.slide(to:)") {
    let slider = $0.add(UISlider())
    return ({ slider.slide(to: 3) }, { slider.element.slide(to: 3) })
  },
  TwoForms(
    "UISegmentedControl.selectSegment(withTitle:)", "ScreenElement.selectSegment(withTitle:)"
  ) {
    let filter = $0.add(UISegmentedControl(items: ["A", "B"]))
    return (
      { filter.selectSegment(withTitle: "B") }, { filter.element.selectSegment(withTitle: "B") }
    )
  },
  TwoForms("UIScrollView.pullToRefresh()", "ScreenElement.pullToRefresh()") { scenery in
    let news = scenery.add(UIScrollView(), height: 300)
    news.alwaysBounceVertical = true
    let control = UIRefreshControl()
    control.addAction(scenery.action("refresh"), for: .valueChanged)
    news.refreshControl = control
    return ({ news.pullToRefresh() }, { news.element.pullToRefresh() })
  },
  TwoForms("UISlider.slide(to:)", "ScreenElement.adjust(toNormalizedSliderPosition:)") {
    let slider = $0.add(UISlider())
    slider.maximumValue = 10
    return ({ slider.slide(to: 5) }, { slider.element.adjust(toNormalizedSliderPosition: 0.5) })
  },
  // The same, too far.
  TwoForms("UISlider.slide(to:)", "ScreenElement.adjust(toNormalizedSliderPosition:)") {
    let slider = $0.add(UISlider())
    return ({ slider.slide(to: 3) }, { slider.element.adjust(toNormalizedSliderPosition: 3) })
  },
  TwoForms("UIStepper.increment()", "ScreenElement.increment()") { scenery in
    let stepper = scenery.add(UIStepper())
    return ({ stepper.increment() }, { stepper.element.increment() })
  },
  TwoForms("UIStepper.increment()", "ScreenElement.tap()") { scenery in
    let stepper = scenery.add(UIStepper())
    return ({ stepper.increment() }, { stepper.element.buttons["Increment"].tap() })
  },
  // At its end.
  TwoForms("UIStepper.decrement()", "ScreenElement.decrement()") { scenery in
    let stepper = scenery.add(UIStepper())
    return ({ stepper.decrement() }, { stepper.element.decrement() })
  },
  TwoForms("UISegmentedControl.selectSegment(withTitle:)", "ScreenElement.tap()") { scenery in
    let filter = scenery.add(UISegmentedControl(items: ["A", "B"]))
    return ({ filter.selectSegment(withTitle: "B") }, { filter.element.buttons["B"].tap() })
  },
  TwoForms("UISegmentedControl.selectSegment(at:)", "ScreenElement.tap()") { scenery in
    let filter = scenery.add(UISegmentedControl(items: ["A", "B"]))
    filter.setEnabled(false, forSegmentAt: 1)
    return ({ filter.selectSegment(at: 1) }, { filter.element.buttons["B"].tap() })
  },
  TwoForms(
    "UIPickerView.pickRow(withTitle:inComponent:)", "ScreenElement.adjust(toPickerWheelValue:)"
  ) { scenery in
    let picker = scenery.picker()
    let wheel = picker.element.pickerWheels.firstMatch
    return (
      { picker.pickRow(withTitle: "Large") }, { wheel.adjust(toPickerWheelValue: "Large") }
    )
  },
]

@MainActor
private func makeField(_ scenery: Scenery) -> UITextField {
  let field = scenery.add(UITextField())
  (field.text, field.clearButtonMode) = ("Wren", .always)
  return field
}

/// A field that has the focus, as far as it can have it.
@MainActor
private func makeEditedField(_ scenery: Scenery) -> UITextField {
  let field = makeField(scenery)
  field.becomeFirstResponder()
  return field
}

private let fields: [TwoForms] = [
  TwoForms("UIView.typeText(_:)", "ScreenElement.typeText(_:)") { scenery in
    let field = makeEditedField(scenery)
    return ({ field.typeText("Ada\u{8}") }, { field.element.typeText("Ada\u{8}") })
  },
  TwoForms("UITextField.selectText(in:)", "ScreenElement.selectText(in:)") { scenery in
    let field = makeEditedField(scenery)
    return (
      { field.selectText(in: NSRange(location: 1, length: 9)) },
      { field.element.selectText(in: NSRange(location: 1, length: 9)) }
    )
  },
  TwoForms(
    "UITextField.chooseEditMenuItem(withTitle:)", "ScreenElement.chooseEditMenuItem(withTitle:)"
  ) { scenery in
    let field = makeEditedField(scenery)
    field.selectAll(nil)
    return (
      { field.chooseEditMenuItem(withTitle: "Cut") },
      { field.element.chooseEditMenuItem(withTitle: "Cut") }
    )
  },
  TwoForms("UITextField.enter(_:)", "ScreenElement.enter(_:)") { scenery in
    let field = makeField(scenery)
    return ({ field.enter("Ada") }, { field.element.enter("Ada") })
  },
  TwoForms("UITextField.startEditing()", "ScreenElement.startEditing()") { scenery in
    let field = makeField(scenery)
    return ({ field.startEditing() }, { field.element.startEditing() })
  },
  TwoForms("UITextField.stopEditing()", "ScreenElement.stopEditing()") { scenery in
    let field = makeEditedField(scenery)
    return ({ field.stopEditing() }, { field.element.stopEditing() })
  },
  TwoForms("UITextField.type(_:)", "ScreenElement.type(_:)") { scenery in
    let field = makeEditedField(scenery)
    return ({ field.type("Ada") }, { field.element.type("Ada") })
  },
  TwoForms("UITextField.paste(_:)", "ScreenElement.paste(_:)") { scenery in
    let field = makeEditedField(scenery)
    return ({ field.paste("Ada") }, { field.element.paste("Ada") })
  },
  TwoForms("UITextField.backspace()", "ScreenElement.backspace()") { scenery in
    let field = makeEditedField(scenery)
    return ({ field.backspace() }, { field.element.backspace() })
  },
  TwoForms("UITextField.backspaceAll()", "ScreenElement.backspaceAll()") { scenery in
    let field = makeEditedField(scenery)
    return ({ field.backspaceAll() }, { field.element.backspaceAll() })
  },
  TwoForms("UITextField.clearText()", "ScreenElement.clearText()") { scenery in
    let field = makeField(scenery)
    return ({ field.clearText() }, { field.element.clearText() })
  },
  TwoForms("UITextField.clearText()", "ScreenElement.tap()") { scenery in
    let field = makeField(scenery)
    return ({ field.clearText() }, { field.element.buttons["Clear text"].tap() })
  },
  TwoForms("UITextField.tapReturnKey()", "ScreenElement.tapReturnKey()") { scenery in
    let field = makeEditedField(scenery)
    return ({ field.tapReturnKey() }, { field.element.tapReturnKey() })
  },
]

@MainActor
private func makeTextView(_ scenery: Scenery) -> UITextView {
  let view = scenery.add(UITextView())
  view.delegate = scenery
  (view.text, view.isEditable) = ("Wren", scenery.isEnabled)
  return view
}

@MainActor
private func makeEditedView(_ scenery: Scenery) -> UITextView {
  let view = makeTextView(scenery)
  view.becomeFirstResponder()
  return view
}

@MainActor
private func makeLink(_ scenery: Scenery) -> UITextView {
  let view = makeTextView(scenery)
  view.isEditable = false
  view.attributedText = NSAttributedString(
    string: "Terms", attributes: [.link: "https://example.com"])
  return view
}

private let textViews: [TwoForms] = [
  TwoForms("UITextView.selectText(in:)", "ScreenElement.selectText(in:)") { scenery in
    let view = makeEditedView(scenery)
    return (
      { view.selectText(in: NSRange(location: 1, length: 2)) },
      { view.element.selectText(in: NSRange(location: 1, length: 2)) }
    )
  },
  TwoForms(
    "UITextView.chooseEditMenuItem(withTitle:)", "ScreenElement.chooseEditMenuItem(withTitle:)"
  ) { scenery in
    let view = makeEditedView(scenery)
    view.selectAll(nil)
    return (
      { view.chooseEditMenuItem(withTitle: "Cut") },
      { view.element.chooseEditMenuItem(withTitle: "Cut") }
    )
  },
  TwoForms("UITextView.tapLink(withText:)", "ScreenElement.tapLink(withText:)") { scenery in
    let view = makeLink(scenery)
    return ({ view.tapLink(withText: "Terms") }, { view.element.tapLink(withText: "Terms") })
  },
  TwoForms("UITextView.tapAttachment(at:)", "ScreenElement.tapAttachment(at:)") { scenery in
    let view = makeLink(scenery)
    view.attributedText = NSAttributedString(attachment: NSTextAttachment())
    return ({ view.tapAttachment(at: 0) }, { view.element.tapAttachment(at: 0) })
  },
  TwoForms(
    "UITextView.chooseMenuItem(withTitle:ofLinkWithText:)",
    "ScreenElement.chooseMenuItem(withTitle:ofLinkWithText:)"
  ) { scenery in
    let view = makeLink(scenery)
    return (
      { view.chooseMenuItem(withTitle: "Copy", ofLinkWithText: "Terms") },
      { view.element.chooseMenuItem(withTitle: "Copy", ofLinkWithText: "Terms") }
    )
  },
  TwoForms("UITextView.enter(_:)", "ScreenElement.enter(_:)") { scenery in
    let view = makeTextView(scenery)
    return ({ view.enter("Ada") }, { view.element.enter("Ada") })
  },
  TwoForms("UITextView.startEditing()", "ScreenElement.startEditing()") { scenery in
    let view = makeTextView(scenery)
    return ({ view.startEditing() }, { view.element.startEditing() })
  },
  TwoForms("UITextView.stopEditing()", "ScreenElement.stopEditing()") { scenery in
    let view = makeEditedView(scenery)
    return ({ view.stopEditing() }, { view.element.stopEditing() })
  },
  TwoForms("UITextView.type(_:)", "ScreenElement.type(_:)") { scenery in
    let view = makeEditedView(scenery)
    return ({ view.type("Ada") }, { view.element.type("Ada") })
  },
  TwoForms("UITextView.paste(_:)", "ScreenElement.paste(_:)") { scenery in
    let view = makeEditedView(scenery)
    return ({ view.paste("Ada") }, { view.element.paste("Ada") })
  },
  TwoForms("UITextView.backspace()", "ScreenElement.backspace()") { scenery in
    let view = makeEditedView(scenery)
    return ({ view.backspace() }, { view.element.backspace() })
  },
  TwoForms("UITextView.backspaceAll()", "ScreenElement.backspaceAll()") { scenery in
    let view = makeEditedView(scenery)
    return ({ view.backspaceAll() }, { view.element.backspaceAll() })
  },
  TwoForms("UITextView.clearText()", "ScreenElement.clearText()") { scenery in
    let view = makeEditedView(scenery)
    return ({ view.clearText() }, { view.element.clearText() })
  },
  TwoForms("UITextView.tapReturnKey()", "ScreenElement.tapReturnKey()") { scenery in
    let view = makeEditedView(scenery)
    return ({ view.tapReturnKey() }, { view.element.tapReturnKey() })
  },
  TwoForms("UITextView.tapLink(withText:)", "ScreenElement.tap()") { scenery in
    let view = makeLink(scenery)
    return ({ view.tapLink(withText: "Terms") }, { view.element.links["Terms"].tap() })
  },
]

private let searchBars: [TwoForms] = [
  TwoForms("UISearchBar.tapSearchKey()", "ScreenElement.tapSearchKey()") { scenery in
    let bar = scenery.searchBar()
    bar.becomeFirstResponder()
    bar.searchTextField.enablesReturnKeyAutomatically = false
    return ({ bar.tapSearchKey() }, { bar.element.tapSearchKey() })
  },
  TwoForms("UISearchBar.tapCancel()", "ScreenElement.tapCancel()") { scenery in
    let bar = scenery.searchBar()
    return ({ bar.tapCancel() }, { bar.element.tapCancel() })
  },
  TwoForms("UISearchBar.tapBookmarkButton()", "ScreenElement.tapBookmarkButton()") { scenery in
    let bar = scenery.searchBar()
    return ({ bar.tapBookmarkButton() }, { bar.element.tapBookmarkButton() })
  },
  TwoForms("UISearchBar.tapResultsListButton()", "ScreenElement.tapResultsListButton()") {
    scenery in
    let bar = scenery.searchBar()
    return ({ bar.tapResultsListButton() }, { bar.element.tapResultsListButton() })
  },
  TwoForms("UISearchBar.selectScope(withTitle:)", "ScreenElement.selectScope(withTitle:)") {
    scenery in
    let bar = scenery.searchBar()
    return ({ bar.selectScope(withTitle: "Mine") }, { bar.element.selectScope(withTitle: "Mine") })
  },
  TwoForms("UISearchBar.selectSuggestion(withTitle:)", "ScreenElement.selectSuggestion(withTitle:)")
  { scenery in
    let bar = scenery.suggesting()
    return (
      { bar.selectSuggestion(withTitle: "Wren") },
      { bar.element.selectSuggestion(withTitle: "Wren") }
    )
  },
  TwoForms("UISearchBar.enter(_:)", "ScreenElement.enter(_:)") { scenery in
    let bar = scenery.searchBar()
    return ({ bar.enter("owl") }, { bar.element.enter("owl") })
  },
  TwoForms("UISearchBar.tapSearchKey()", "ScreenElement.tapReturnKey()") { scenery in
    let bar = scenery.searchBar()
    return ({ bar.tapSearchKey() }, { bar.element.tapReturnKey() })
  },
  TwoForms("UISearchBar.tapCancel()", "ScreenElement.tap()") { scenery in
    let bar = scenery.searchBar()
    return ({ bar.tapCancel() }, { bar.element.buttons["Cancel"].tap() })
  },
  TwoForms("UISearchBar.tapBookmarkButton()", "ScreenElement.tap()") { scenery in
    let bar = scenery.searchBar()
    return ({ bar.tapBookmarkButton() }, { bar.element.buttons["Bookmarks"].tap() })
  },
  TwoForms("UISearchBar.tapResultsListButton()", "ScreenElement.tap()") { scenery in
    let bar = scenery.searchBar()
    return ({ bar.tapResultsListButton() }, { bar.element.buttons["Search results"].tap() })
  },
  TwoForms("UISearchBar.selectScope(withTitle:)", "ScreenElement.tap()") { scenery in
    let bar = scenery.searchBar()
    return ({ bar.selectScope(withTitle: "Mine") }, { bar.element.buttons["Mine"].tap() })
  },
]

private let barsAndScreens: [TwoForms] = [
  TwoForms(
    "UIBarButtonItem.chooseMenuItem(withTitle:)", "ScreenElement.chooseMenuItem(withTitle:)"
  ) { scenery in
    let item = scenery.item()
    item.menu = UIMenu(children: [scenery.action("copy")])
    let button = scenery.navigation(to: item).navigationBar.element.buttons["Save"]
    return (
      { item.chooseMenuItem(withTitle: "copy") }, { button.chooseMenuItem(withTitle: "copy") }
    )
  },
  TwoForms("UIBarButtonItem.tap()", "ScreenElement.tap()") { scenery in
    let item = scenery.item()
    let bar = scenery.navigation(to: item).navigationBar
    return ({ item.tap() }, { bar.element.buttons["Save"].tap() })
  },
  TwoForms("UINavigationBar.tapTopItem(withTitle:)", "ScreenElement.tap()") { scenery in
    let bar = scenery.navigation(to: scenery.item()).navigationBar
    return ({ bar.tapTopItem(withTitle: "Save") }, { bar.element.buttons["Save"].tap() })
  },
  TwoForms("UIToolbar.tapItem(withTitle:)", "ScreenElement.tap()") { scenery in
    let navigation = scenery.navigation(to: scenery.item())
    let bar = navigation.toolbar ?? UIToolbar()
    return ({ bar.tapItem(withTitle: "Share") }, { bar.element.buttons["Share"].tap() })
  },
  TwoForms("UINavigationController.tapBackButton()", "ScreenElement.tap()") { scenery in
    let navigation = scenery.navigation(to: scenery.item())
    let back = navigation.navigationBar.element.buttons["Birds"]
    let tell = { scenery.hear("\(navigation.viewControllers.count) screens") }
    return (
      {
        navigation.tapBackButton()
        tell()
      },
      {
        back.tap()
        tell()
      }
    )
  },
  TwoForms("UITabBarController.selectTab(withLabel:)", "ScreenElement.tap()") { scenery in
    let tabs = scenery.tabs()
    return ({ tabs.selectTab(withLabel: "Map") }, { tabs.tabBar.element.buttons["Map"].tap() })
  },
  TwoForms("UITabBarController.selectTab(atIndex:)", "ScreenElement.tap()") { scenery in
    let tabs = scenery.tabs()
    return ({ tabs.selectTab(atIndex: 1) }, { tabs.tabBar.element.buttons["Map"].tap() })
  },
  TwoForms("UIAlertController.tapAlertAction(withTitle:)", "ScreenElement.tap()") { scenery in
    let alert = scenery.alert()
    return (
      { alert.tapAlertAction(withTitle: "Delete") },
      { Fleet.screen.alerts.buttons["Delete"].tap() }
    )
  },
  TwoForms("VisibleScreen.tapAlertAction(withTitle:)", "ScreenElement.tap()") { scenery in
    _ = scenery.alert()
    return (
      { Fleet.screen.tapAlertAction(withTitle: "Delete") },
      { Fleet.screen.alerts.buttons["Delete"].tap() }
    )
  },
  TwoForms("UIViewController.dismissByTappingOutside()", "ScreenElement.tap()") { scenery in
    let form = scenery.form()
    return (
      { form.dismissByTappingOutside() },
      { Fleet.screen.otherElements["PopoverDismissRegion"].tap() }
    )
  },
]

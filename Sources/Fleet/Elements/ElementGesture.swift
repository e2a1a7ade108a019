import FailureReporting
import Foundation
import HeadlessUIKit

/// One gesture on an element: the search for it, the gesture's name, and the caller's line.
@MainActor
struct ElementGesture {
  private let search: ElementSearch
  /// What the gesture does, such as `tap`.
  private let verb: String
  let site: CallSite

  init(_ element: ScreenElement, _ verb: String, at site: CallSite) {
    search = element.search
    self.verb = verb
    self.site = site
  }

  /// Performs the gesture on the one element that is meant, unless there is none or several.
  func perform(_ act: (ElementNode, UIApplication) -> Void) {
    guard !search.isInert else { return }
    Gesture.perform(in: search.application, at: site) { application in
      guard let node = find(in: application), node.holder?.isInert != true else { return }
      ElementScrolling.show(node, in: application, at: site)
      act(node, application)
    }
  }

  private func find(in application: UIApplication) -> ElementNode? {
    if case .node(let node) = search.root, search.steps.isEmpty { return node }
    switch search.findOne() {
    case .one(let node): return node
    case .several: break
    case .none:
      if let node = ElementScrolling.lookFurther(for: search, in: application, at: site) {
        return node
      }
    }
    ElementWords.notOne(verb, search).report(.element, at: site)
    return nil
  }

  func fail(_ node: ElementNode, _ sentence: String) {
    ElementWords.unfit(verb, node, sentence).report(.element, at: site)
  }

  // MARK: Touching

  /// Does something with the view that a finger on the element touches.
  func touch(_ node: ElementNode, _ act: (UIView) -> Void) {
    if case .application(let application) = node {
      guard let view = Self.middle(of: application)?.view else {
        return ElementWords.nothingToTouch(verb, node, application).report(.element, at: site)
      }
      return act(view)
    }
    // The keyboard is no view of the app's: what a finger does there means nothing to it.
    guard let holder = node.holder else { return }
    let view = ElementReach.target(of: holder)
    if let obstacle = view.obstacle {
      var words = GestureWords(tapping: view)
      words.cannot = "Cannot \(verb) \(ElementWords.words(node))"
      return words.report(obstacle, at: site)
    }
    act(view)
  }

  /// The window that a finger meets in the middle of the screen, where, and the view there.
  private static func middle(
    of application: UIApplication
  ) -> (window: UIWindow, point: CGPoint, view: UIView)? {
    let bounds = application.screen.bounds
    return met(at: CGPoint(x: bounds.midX, y: bounds.midY), in: application)
  }

  /// The window that a finger meets at a point of the screen, the point in it, and the view there.
  static func met(
    at point: CGPoint, in application: UIApplication
  ) -> (window: UIWindow, point: CGPoint, view: UIView)? {
    for window in application.windows.reversed() {
      let place = window.convert(point, from: nil as UIView?)
      if let view = window.hitTest(place, with: nil) { return (window, place, view) }
    }
    return nil
  }

  /// Presses the element, and drags it to a point of the screen.
  func drag(
    _ node: ElementNode, to end: CGPoint, holding hold: Duration, _ application: UIApplication
  ) {
    let frame = node.frame
    touch(node) { view in
      let start = CGPoint(x: frame.midX, y: frame.midY)
      ElementDrag(start: start, end: end, hold: hold).perform(on: view, in: application)
    }
  }

  /// Presses the element, and drags it to the middle of another one.
  func drag(
    _ node: ElementNode, to other: ScreenElement, holding hold: Duration,
    _ application: UIApplication
  ) {
    guard let target = ElementGesture(other, "drag to", at: site).find(in: application) else {
      return
    }
    let frame = target.frame
    drag(node, to: CGPoint(x: frame.midX, y: frame.midY), holding: hold, application)
  }

  /// Taps the element, which says what that means.
  func tap(_ node: ElementNode, _ application: UIApplication) {
    if case .part(let part) = node { return tap(part, node, application) }
    if case .application = node, let middle = Self.middle(of: application) {
      return application.finger.tap(at: middle.point, within: middle.window)
    }
    if case .object = node { return tapPoint(of: node, application) }
    touch(node) { view in
      // The finger goes down on the element, which may be a label at the edge of a row.
      guard view !== node.view, let label = node.view else {
        return Gesture.tapNow(view, at: site)
      }
      let place = label.touchedMiddle
      application.finger.tap(view, at: place)
    }
  }

  /// Taps at the point that an accessibility element of the app gives as its place.
  private func tapPoint(of node: ElementNode, _ application: UIApplication) {
    touch(node) { view in
      guard let met = Self.met(at: node.activationPoint, in: application),
        met.view === view || met.view.isDescendant(of: view)
      else { return Gesture.tapNow(view, at: site) }
      application.finger.tap(at: met.point, within: met.window)
    }
  }

  private func tap(_ part: ElementPart, _ node: ElementNode, _ application: UIApplication) {
    switch part.meaning {
    case .nothing, .wheel, .dateWheel: touch(node) { Gesture.tapNow($0, at: site) }
    case .barItem(let item): Gesture.tapNow(item, at: site)
    case .back(let bar): Gesture.tapBackButton(of: bar, at: site)
    case .tab(let index, let bar): tapTab(index, of: bar)
    case .alertAction(let action, let alert):
      AlertGesture(alert: alert, cannot: AlertWords.tapping(part.label), site: site).choose(action)
    case .segment(let index, let control): tapSegment(index, of: control)
    case .step(let step, let stepper): take(step, of: stepper)
    case .dateButton(let button, let picker): tap(button, of: picker)
    case .clear(let field): TextGesture(field, Self.words(for: field), at: site).clear(field)
    case .searchButton(let button, let bar): tap(button, of: bar)
    case .scope(let index, let bar):
      onBar(bar, TextWords.selectingScope) { bar.userSelectScope(index) }
    case .textItem(let item, let view):
      let words = TextWords.textView.words(cannot: TextWords.tappingLink)
      if let obstacle = view.obstacle { return words.report(obstacle, at: site) }
      view.userTap(item)
    case .menuItem(let element, let menu):
      MenuWords(menu: menu, name: .element).choose(element.title, at: site)
    case .key(let key): press(key, application)
    case .activity(let offer, let sheet): sheet.userChoose(offer)
    case .closeActivities(let sheet): sheet.userClose()
    case .statusBar:
      // Of several that would go to the top, none does.
      let views = Self.scrollViews(in: application).filter(\.scrollsToTop)
      if views.count == 1 { views.first?.userTapStatusBar() }
    case .outside(let controller):
      guard let refusal = controller.dismissAsUser(by: .tapOutside) else { return }
      DismissalWords.text(refusal, of: controller, by: .tapOutside).report(.dismissal, at: site)
    }
  }

  private func tap(_ button: DateButton, of picker: UIDatePicker) {
    if let obstacle = picker.obstacle {
      return ControlWords.pickingDate.on(picker).report(obstacle, at: site)
    }
    if case .day(let day) = button, let text = picker.refusal(of: picker.date(onDay: day)) {
      return text.report(.control, at: site)
    }
    picker.userTap(button)
  }

  private func tapTab(_ index: Int, of bar: UITabBar) {
    if let tabs = bar.delegate as? UITabBarController, tabs.tabBar === bar {
      TabGesture(tabs: tabs, site: site).tapNow(index, among: bar.items ?? [])
      return
    }
    let items = bar.items ?? []
    guard items.indices.contains(index) else { return }
    let words = BarWords.selecting(items[index], at: index)
    if let obstacle = bar.obstacleAsBar { return words.report(obstacle, inBar: bar, at: site) }
    guard items[index].isEnabled else {
      return FailureText("\(words.cannot): \(words.disabled)").report(words.name, at: site)
    }
    bar.selectedItem = items[index]
    bar.delegate?.tabBar(bar, didSelect: items[index])
  }

  private func tapSegment(_ index: Int, of control: UISegmentedControl) {
    if let obstacle = control.obstacle {
      return GestureWords(tapping: control).report(obstacle, at: site)
    }
    guard control.isEnabledForSegment(at: index) else {
      return ControlWords.disabledSegment(called: "\(index)", in: control)
        .report(.control, at: site)
    }
    control.userTap(segment: index)
  }

  /// Taps the plus or the minus of a stepper.
  func take(_ step: UIStepper.Step, of node: ElementNode) {
    guard let stepper = node.view as? UIStepper else { return fail(node, "It is no stepper.") }
    take(step, of: stepper)
  }

  private func take(_ step: UIStepper.Step, of stepper: UIStepper) {
    if let obstacle = stepper.obstacle {
      return ControlWords.stepping(step).report(obstacle, at: site)
    }
    guard stepper.canTake(step) else {
      return ControlWords.atEnd(stepper, step).report(.control, at: site)
    }
    stepper.userTake(step)
  }

  private func tap(_ button: ElementPart.SearchButton, of bar: UISearchBar) {
    switch button {
    case .cancel: onBar(bar, TextWords.tapping(.cancel)) { bar.userCancel() }
    case .bookmarks: onBar(bar, TextWords.tapping(.bookmark)) { bar.userTapBookmarks() }
    case .resultsList: onBar(bar, TextWords.tapping(.resultsList)) { bar.userTapResultsList() }
    }
  }

  private func onBar(_ bar: UISearchBar, _ cannot: String, _ act: () -> Void) {
    if let obstacle = bar.obstacle {
      return TextWords.searchBar.words(cannot: cannot).report(obstacle, at: site)
    }
    act()
  }

  private func press(_ key: ElementPart.Key, _ application: UIApplication) {
    guard let responder = application.firstResponder else { return }
    switch key {
    case .text(let text): _ = responder.userType(text)
    case .returnKey: _ = responder.userType("\n")
    case .delete: (responder as? any EditedView)?.userBackspace()
    }
  }

  // MARK: Swiping

  /// How much of what shows is scrolled away by a swipe.
  private static let pageShare: CGFloat = 0.8

  /// Swipes over the element: recognizers come first, then a row's actions, then what scrolls.
  func swipe(
    _ node: ElementNode, _ direction: UISwipeGestureRecognizer.Direction,
    _ application: UIApplication
  ) {
    if case .application = node {
      guard let scroll = Self.scrollViews(in: application).first else { return }
      return Self.scroll(scroll, direction)
    }
    touch(node) { view in
      if view.responds(to: .swipe(direction)) || view.responds(to: .pan) {
        return view.userSwipe(direction)
      }
      if RowActions.show(of: view, direction) { return }
      var next: UIView? = view
      while let candidate = next {
        if let scroll = candidate as? UIScrollView, Self.scrolls(scroll, direction) {
          return Self.scroll(scroll, direction)
        }
        next = candidate.superview
      }
      if direction == .down, SheetPull.swipe(view) { return }
      view.userSwipe(direction)
    }
  }

  /// The views on the screen that scroll, in the order of elements.
  static func scrollViews(in application: UIApplication) -> [UIScrollView] {
    var views: [UIScrollView] = []
    ElementNode.application(application).forEachDescendant { node in
      if let view = node.view as? UIScrollView { views.append(view) }
      return true
    }
    return views
  }

  static func scrolls(
    _ view: UIScrollView, _ direction: UISwipeGestureRecognizer.Direction
  ) -> Bool {
    guard view.isScrollEnabled else { return false }
    let isVertical = direction == .up || direction == .down
    return isVertical
      ? view.contentSize.height > view.bounds.height || view.alwaysBounceVertical
      : view.contentSize.width > view.bounds.width || view.alwaysBounceHorizontal
  }

  private static func scroll(
    _ view: UIScrollView, _ direction: UISwipeGestureRecognizer.Direction
  ) {
    let page = CGSize(
      width: view.bounds.width * pageShare, height: view.bounds.height * pageShare)
    var offset = view.contentOffset
    switch direction {
    case .up: offset.y += page.height
    case .down: offset.y -= page.height
    case .left: offset.x += page.width
    default: offset.x -= page.width
    }
    view.userDrag(to: offset)
  }

  // MARK: Typing

  /// The key that deletes backward, with the character of `XCUIKeyboardKey.delete`.
  private static let deleteKey: Character = "\u{8}"

  /// Presses keys, where the element or one within it has the focus.
  func type(_ text: String, into node: ElementNode, _ application: UIApplication) {
    let focused = application.firstResponder as? any EditedView
    guard let view = focused, holds(node, view) else {
      let holder = focused.map { ElementWords.words(.view($0)) }
      return ElementWords.unfocused(verb, node, holder).report(.element, at: site)
    }
    let edit = TextGesture(view, Self.words(for: view), at: site)
    for part in Self.parts(of: text) {
      if part.first == Self.deleteKey {
        for _ in part { (application.firstResponder as? any EditedView)?.userBackspace() }
      } else if !edit.type(part, application) {
        return
      }
    }
  }

  private func holds(_ node: ElementNode, _ view: UIView) -> Bool {
    guard let holder = node.view else {
      if case .application = node { return true }
      return false
    }
    return view === holder || view.isDescendant(of: holder)
  }

  /// The text, cut where keys that delete follow others.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    for character in text {
      if let last = parts.last?.first, (last == deleteKey) == (character == deleteKey) {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }

  /// Does something with the text of a field; the second argument says whether editing is to end.
  func edit(_ node: ElementNode, _ act: (TextGesture, Bool) -> Void) {
    let view = (node.view as? UISearchBar)?.searchTextField ?? node.view
    guard let field = view as? any EditedView else {
      return fail(node, "It is no field for text.")
    }
    act(TextGesture(field, Self.words(for: field), at: site), !(field is UISearchTextField))
  }

  /// Clears a field as its own helper does.
  func clear(_ node: ElementNode, _ application: UIApplication) {
    edit(node) { edit, _ in
      switch edit.view {
      case let field as UITextField: edit.clear(field)
      case let view as UITextView: edit.clear(view, application)
      default: break
      }
    }
  }

  private static func words(for view: UIView) -> TextWords {
    switch view {
    case is UITextView: .textView
    case is UISearchTextField: .searchBar
    default: .textField
    }
  }

  // MARK: Custom actions

  /// Chooses the custom action of a name.
  func chooseCustomAction(of node: ElementNode, named name: String) {
    CustomActionWords(
      actions: node.customActions, cannot: "Cannot \(verb) \(ElementWords.words(node))"
    ).choose(name, at: site)
  }

  // MARK: Values

  /// Flips a switch.
  func flip(_ node: ElementNode) {
    guard let toggle = node.view as? UISwitch else { return fail(node, "It is no switch.") }
    Gesture.tapNow(toggle, at: site)
  }

  /// Slides the thumb to a share of the range.
  func slide(_ node: ElementNode, to position: CGFloat) {
    guard let slider = node.view as? UISlider else { return fail(node, "It is no slider.") }
    if let obstacle = slider.obstacle {
      return ControlWords.sliding.report(obstacle, at: site)
    }
    guard position >= 0, position <= 1 else {
      return fail(node, "Position \(position) is not between 0 and 1.")
    }
    let range = slider.maximumValue - slider.minimumValue
    slider.userSlide(to: slider.minimumValue + range * Float(position))
  }

  /// How many rows of a wheel are read at most: one that seems endless has some ten thousand.
  private static let rowsReadAtMost = 100_000

  /// Spins a wheel until a value is in the middle.
  func spin(_ node: ElementNode, to value: String) {
    if case .part(let part) = node, case .dateWheel(let wheel, let picker) = part.meaning {
      return spin(wheel, of: picker, to: value)
    }
    guard case .part(let part) = node, case .wheel(let component, let picker) = part.meaning else {
      return fail(node, "It is no wheel of a picker.")
    }
    if let obstacle = picker.obstacle {
      return ControlWords.pickingRow.report(obstacle, at: site)
    }
    let rows = 0..<min(picker.numberOfRows(inComponent: component), Self.rowsReadAtMost)
    guard let row = rows.first(where: { picker.text(ofRow: $0, in: component) == value }) else {
      return ControlWords.noRow(titled: value, in: component, of: picker)
        .report(.control, at: site)
    }
    picker.userPick(row, in: component)
  }

  private func spin(_ wheel: DateWheel, of picker: UIDatePicker, to value: String) {
    if let obstacle = picker.obstacle {
      return ControlWords.pickingDate.on(picker).report(obstacle, at: site)
    }
    if !picker.userSpin(wheel, to: value) {
      ControlWords.noValue(value, in: wheel, of: picker).report(.control, at: site)
    }
  }

  /// The longest that a finger presses.
  private static let longestPress: TimeInterval = 60

  static func duration(_ seconds: TimeInterval) -> Duration {
    .seconds(seconds.isFinite ? min(max(0, seconds), longestPress) : 0)
  }
}

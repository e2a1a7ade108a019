import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A delegate that logs its calls about the edit menu, and may change it.
private final class MenuLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let trace = Trace()
  var change: ([UIMenuElement]) -> UIMenu? = { _ in nil }
  var onPresent: (any UIEditMenuInteractionAnimating) -> Void = { _ in }

  func asked(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    trace.add("menu for \(range.location),\(range.length): \(titles(of: suggested))")
    return change(suggested)
  }

  private func titles(of elements: [UIMenuElement]) -> String {
    elements.map { ($0 as? UIMenu).map { titles(of: $0.children) } ?? $0.title }
      .joined(separator: ", ")
  }

  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    asked(range, suggestedActions)
  }

  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    trace.add("willPresent")
    onPresent(animator)
  }

  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    trace.add("willDismiss")
  }

  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    asked(range, suggestedActions)
  }

  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    trace.add("willPresent")
  }

  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    trace.add("willDismiss")
  }
}

/// A delegate that is asked about several ranges, and about one.
private final class BothLog: NSObject, UITextFieldDelegate, UITextViewDelegate,
  UISearchBarDelegate
{
  let trace = Trace()
  var allows = true

  private func asked(_ ranges: [NSValue], _ text: String) -> Bool {
    let places = ranges.map { "\($0.rangeValue.location),\($0.rangeValue.length)" }
    trace.add("ranges \(places) '\(text)'")
    return allows
  }

  private func askedAboutOne() -> Bool {
    trace.add("one range")
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool { asked(ranges, string) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { askedAboutOne() }
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    _ = asked(ranges, "menu")
    return nil
  }
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool { asked(ranges, text) }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { askedAboutOne() }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool { asked(ranges, text) }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { askedAboutOne() }
}

/// A delegate that is asked about one range alone.
private final class SingleLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  private func asked(_ range: NSRange, _ text: String) -> Bool {
    trace.add("single \(range.location),\(range.length) '\(text)'")
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { asked(range, string) }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { asked(range, text) }
}

@MainActor
@Suite("Edit menus, and questions about several ranges", .ownApplication)
struct EditMenuTests {
  private let screen = FieldScreen()
  private let log = MenuLog()

  private func field<Field: UITextField>(_ field: Field, _ text: String) -> Field {
    field.delegate = log
    field.text = text
    screen.root.view.addSubview(field)
    field.becomeFirstResponder()
    return field
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView()
    view.delegate = log
    view.text = text
    screen.root.view.addSubview(view)
    return view
  }

  // MARK: The menu

  @Test func `is asked for, told of, and closed by what is chosen`() {
    let field = field(UITextField(), "ab cd")
    field.userSelect(NSRange(location: 0, length: 2))

    let menu = field.openEditMenuAsUser()
    #expect(menu?.isOpen == true)
    #expect(menu?.choose(titled: "Copy") == nil)

    #expect(
      log.trace.lines == [
        "menu for 0,2: Cut, Copy, Delete, Select All", "willPresent", "willDismiss",
      ])
    #expect(menu?.isOpen == false)
    #expect(UIPasteboard.general.string == "ab")
  }

  @Test func `tells of its going once, also where nothing is chosen`() {
    let field = field(UITextField(), "ab")

    let menu = field.openEditMenuAsUser()
    menu?.close()
    menu?.close()

    #expect(
      log.trace.lines == ["menu for 2,0: Select, Select All", "willPresent", "willDismiss"])
  }

  @Test func `offers what can be done now`() {
    UIPasteboard.general.string = "x"
    let field = field(UITextField(), "")
    _ = field.openEditMenuAsUser()
    field.text = "a b"
    _ = field.openEditMenuAsUser()
    field.userSelect(NSRange(location: 0, length: 3))
    _ = field.openEditMenuAsUser()
    field.isSecureTextEntry = true
    _ = field.openEditMenuAsUser()

    #expect(
      log.trace.lines.filter { $0 != "willPresent" } == [
        "menu for 0,0: Paste", "menu for 3,0: Paste, Select, Select All",
        "menu for 0,3: Cut, Copy, Paste, Delete", "menu for 0,3: Paste, Delete",
      ])
  }

  @Test func `does not change what can only be read`() {
    UIPasteboard.general.string = "x"
    let view = view("a b")
    view.isEditable = false
    view.becomeFirstResponder()
    view.userSelect(NSRange(location: 0, length: 1))

    let menu = view.openEditMenuAsUser()
    #expect(menu?.choose(titled: "Copy") == nil)

    #expect(
      log.trace.lines == ["menu for 0,1: Copy, Select All", "willPresent", "willDismiss"])
    #expect(UIPasteboard.general.string == "a")
  }

  @Test func `shows what the delegate makes of it`() {
    let field = field(UITextField(), "ab")
    var shouted = 0
    log.change = { suggested in
      UIMenu(children: suggested + [UIAction(title: "Shout") { _ in shouted += 1 }])
    }

    #expect(field.openEditMenuAsUser()?.choose(titled: "Shout") == nil)
    #expect(field.openEditMenuAsUser()?.choose(titled: "Select All") == nil)

    #expect(shouted == 1)
    #expect(field.selection == NSRange(location: 0, length: 2))
  }

  @Test func `does not come where the delegate empties it, or has the focus go`() {
    let field = field(UITextField(), "ab")
    log.change = { _ in UIMenu() }
    #expect(field.openEditMenuAsUser() == nil)
    log.change = { [weak field] _ in
      field?.resignFirstResponder()
      return nil
    }
    #expect(field.openEditMenuAsUser() == nil)

    #expect(!log.trace.lines.contains("willPresent"))
  }

  @Test func `is what a subclass says, before its delegate is asked`() {
    final class Plain: UITextField {
      override func editMenu(
        for textRange: UITextRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        UIMenu(children: [UIAction(title: text(in: textRange) ?? "?") { _ in }])
      }
    }
    let field = field(Plain(), "ab")
    field.userSelect(NSRange(location: 1, length: 1))

    #expect(field.openEditMenuAsUser()?.choose(titled: "b") == nil)

    #expect(log.trace.lines == ["willPresent", "willDismiss"])
  }

  @Test func `runs what is added to its animations: changes at once, the rest later`() {
    let field = field(UITextField(), "ab")
    let trace = log.trace
    log.onPresent = { animator in
      animator.addCompletion { trace.add("came") }
      animator.addAnimations { trace.add("coming") }
    }

    let menu = field.openEditMenuAsUser()
    let before = trace.lines
    screen.application.mainLoop.settle()
    menu?.close()

    #expect(before == ["menu for 2,0: Select, Select All", "willPresent", "coming"])
    #expect(trace.lines == before + ["came", "willDismiss"])
  }

  @Test func `does what a responder further on can do`() {
    final class Page: UIViewController {
      var deleted = 0
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "delete:"
      }
      override func delete(_ sender: Any?) { deleted += 1 }
    }
    let page = Page()
    screen.window.rootViewController = page
    screen.application.mainLoop.settle()
    let field = UITextField()
    field.delegate = log
    page.view.addSubview(field)
    field.becomeFirstResponder()

    #expect(field.openEditMenuAsUser()?.choose(titled: "Delete") == nil)

    #expect(log.trace.lines.first == "menu for 0,0: Delete")
    #expect(page.deleted == 1)
  }

  @Test func `has commands that code can send too`() {
    let field = field(UITextField(), "ab")

    #expect(screen.application.sendAction("selectAll:", to: nil, from: nil, for: nil))
    #expect(screen.application.sendAction("copy:", to: field, from: nil, for: nil))

    #expect(UIPasteboard.general.string == "ab")
  }

  // MARK: Several ranges

  @Test func `a delegate that knows several ranges is asked about them alone`() {
    let both = BothLog()
    let field = field(UITextField(), "a😀")
    field.delegate = both
    let view = view("ab")
    view.delegate = both
    let bar = UISearchBar()
    bar.delegate = both
    screen.root.view.addSubview(bar)

    field.userBackspace()
    _ = field.openEditMenuAsUser()
    view.becomeFirstResponder()
    view.userInsert("c")
    bar.becomeFirstResponder()
    bar.searchTextField.userInsert("d")

    #expect(
      both.trace.lines == [
        "ranges [\"1,2\"] ''", "ranges [\"1,0\"] 'menu'", "ranges [\"2,0\"] 'c'",
        "ranges [\"0,0\"] 'd'",
      ])
    #expect([field.text, view.text, bar.text] == ["a", "abc", "d"])
    both.allows = false
    bar.searchTextField.userInsert("e")
    #expect(bar.text == "d")
  }

  @Test func `each delegate is asked in its own way, also after one of another kind`() {
    let both = BothLog()
    let single = SingleLog(both.trace)
    let field = field(UITextField(), "")
    let view = view("")
    let kinds: [any UITextFieldDelegate & UITextViewDelegate] = [
      single, both, single, single, both,
    ]

    for delegate in kinds {
      field.delegate = delegate
      field.becomeFirstResponder()
      field.userInsert("a")
      view.delegate = delegate
      view.becomeFirstResponder()
      view.userInsert("b")
    }

    #expect(
      both.trace.lines == [
        "single 0,0 'a'", "single 0,0 'b'", "ranges [\"1,0\"] 'a'", "ranges [\"1,0\"] 'b'",
        "single 2,0 'a'", "single 2,0 'b'", "single 3,0 'a'", "single 3,0 'b'",
        "ranges [\"4,0\"] 'a'", "ranges [\"4,0\"] 'b'",
      ])
  }

  @Test func `several ranges are one, from the first to the last, for who knows one alone`() {
    let log = TextFieldLog(Trace())
    let delegate: any UITextFieldDelegate = log
    let field = UITextField()
    let ranges = [(4, 2), (1, 1), (9, 3)].map {
      NSValue(range: NSRange(location: $0.0, length: $0.1))
    }

    #expect(
      delegate.textField(
        field, shouldChangeCharactersInRanges: ranges, replacementString: "x"))
    #expect(
      delegate.textField(field, shouldChangeCharactersInRanges: [], replacementString: "y"))

    #expect(log.trace.lines == ["?.shouldChange 1,11 'x'", "?.shouldChange 0,0 'y'"])
  }
}

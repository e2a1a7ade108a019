import FleetTestSupport
import FleetTesting
import Foundation
import Testing

/// A delegate that refuses as the test sets it.
private final class Strict: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  var begins = true
  var ends = true
  var clears = true
  var changes = true
  var hasEditMenu = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    hasEditMenu ? UIMenu(children: [UIAction(title: "Shout") { _ in }]) : UIMenu(children: [])
  }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    changes
  }
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    nil
  }
}

@MainActor
@Suite("What text that cannot be edited says", .freshApplication)
struct TextFailureTextsTests {
  private let page = UIViewController()
  private let email = UITextField(frame: CGRect(x: 10, y: 60, width: 300, height: 40))
  private let name = UITextField(frame: CGRect(x: 10, y: 110, width: 300, height: 40))
  private let note = UITextView(frame: CGRect(x: 10, y: 160, width: 300, height: 80))
  private let strict = Strict()

  init() {
    page.title = "Profile"
    email.placeholder = "Email"
    name.placeholder = "Name"
    note.accessibilityLabel = "Note"
    for view in [email, name, note] { page.view.addSubview(view) }
    for field in [email, name] { field.delegate = strict }
    note.delegate = strict
    setAsAppRootWindow(page)
  }

  // MARK: Texts out of reach

  @Test func `fields and views that a user cannot touch`() {
    email.isEnabled = false
    expectText(
      """
      Fleet.TextFieldError: UITextField unavailable for editing: Text field is not enabled.
      <UITextField "Email">.isEnabled is false. What enables it has to come first.
      """
    ) { email.enter("a@b.c") }
    email.isHidden = true
    email.isEnabled = true
    expectText(
      """
      Fleet.TextFieldError: UITextField unavailable for editing: Text field is not visible.
      <UITextField "Email">.isHidden is true.
      """
    ) { email.startEditing() }
    email.isUserInteractionEnabled = false
    expectText(
      """
      Fleet.TextFieldError: UITextField unavailable for editing: View does not allow user \
      interaction.
      <UITextField "Email">.isUserInteractionEnabled is false.
      """
    ) { email.clearText() }
    note.isHidden = true
    expectText(
      """
      Fleet.TextViewError: UITextView unavailable for editing: Text view is not visible.
      <UITextView "Note">.isHidden is true.
      """
    ) { note.startEditing() }
  }

  @Test func `views that are not edited`() {
    note.isEditable = false
    expectText(
      """
      Fleet.TextViewError: UITextView unavailable for editing: Text view is not editable.
      <UITextView "Note">.isEditable is false.
      """
    ) { note.startEditing() }
    note.isSelectable = false
    expectText(
      """
      Fleet.TextViewError: UITextView unavailable for editing: Text view is not selectable.
      <UITextView "Note">.isSelectable is false.
      """
    ) { note.startEditing() }
    email.startEditing()
    email.isEnabled = false
    expectText(
      """
      Fleet.TextFieldError: UITextField unavailable for editing: Text field is not enabled.
      <UITextField "Email">.isEnabled is false.
      """
    ) { email.type("a") }
  }

  // MARK: The focus

  @Test func `what does not have the focus`() {
    let flow = "Fleet.TextFieldError: Could not edit UITextField: Must start editing the text field"
    let advice = #"Nothing has the focus: call startEditing() on <UITextField "Email">."#
    expectText("\(flow) before text can be typed into it.\n\(advice)") { email.type("a") }
    expectText("\(flow) before text can be pasted into it.\n\(advice)") { email.paste("a") }
    expectText("\(flow) before backspaces can be performed.\n\(advice)") { email.backspace() }
    expectText("\(flow) before backspaces can be performed.\n\(advice)") { email.backspaceAll() }
    expectText("\(flow) before the return key can be tapped.\n\(advice)") { email.tapReturnKey() }
    expectText("\(flow) before you can stop editing it.\n\(advice)") { email.stopEditing() }
    expectText("\(flow) before its edit menu can be opened.\n\(advice)") {
      email.chooseEditMenuItem(withTitle: "Paste")
    }
    expectText("\(flow) before text can be selected in it.\n\(advice)") {
      email.selectText(in: NSRange(location: 0, length: 0))
    }
    name.startEditing()
    expectText(
      """
      Fleet.TextViewError: Could not edit UITextView: Must start editing the text view before its \
      text can be cleared.
      <UITextField "Name"> has the focus: call startEditing() on <UITextView "Note">.
      """
    ) { note.clearText() }
  }

  @Test func `what gets no focus`() {
    email.removeFromSuperview()
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: Text field failed to become first \
      responder. This can happen if the field is not part of the window's hierarchy.
      <UITextField "Email"> is in no window. Show its screen first: Fleet.setAsAppRootWindow(_:).
      """
    ) { email.startEditing() }
    strict.begins = false
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: Delegate's textFieldShouldBeginEditing(_:) \
      returned false.
      The delegate of <UITextField "Name"> is <Strict>.
      """
    ) { name.enter("Ada") }
    name.delegate = nil
    name.addAction(
      UIAction { action in (action.sender as? UITextField)?.resignFirstResponder() },
      for: .editingDidBegin)
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: Text field failed to become first \
      responder. This can happen if the field is not part of the window's hierarchy.
      The focus is nowhere: <UITextField "Name"> gave it up at once.
      """
    ) { name.startEditing() }
  }

  @Test func `what keeps the focus`() {
    name.startEditing()
    strict.ends = false
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: Delegate's textFieldShouldEndEditing(_:) \
      returned false.
      The delegate of <UITextField "Name"> is <Strict>.
      """
    ) { name.stopEditing() }
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: Delegate's textFieldShouldEndEditing(_:) \
      returned false.
      <UITextField "Name"> keeps the focus. The delegate of <UITextField "Name"> is <Strict>.
      """
    ) { email.startEditing() }
  }

  private final class Stubborn: UITextField {
    override func resignFirstResponder() -> Bool { false }
  }

  private final class Modest: UITextField {
    override func becomeFirstResponder() -> Bool { false }
  }

  @Test func `fields of the app's own that keep the focus, or take none`() {
    let modest = Modest(frame: CGRect(x: 10, y: 300, width: 100, height: 40))
    modest.placeholder = "Modest"
    page.view.addSubview(modest)
    name.startEditing()
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: Text field failed to become first \
      responder. This can happen if the field is not part of the window's hierarchy.
      The focus is with <UITextField "Name">.
      """
    ) { modest.startEditing() }
    let stubborn = Stubborn(frame: CGRect(x: 10, y: 400, width: 100, height: 40))
    stubborn.placeholder = "Stubborn"
    page.view.addSubview(stubborn)
    stubborn.startEditing()
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: Text field failed to resign first \
      responder. This can happen if the field is not part of the window's hierarchy.
      <Stubborn "Stubborn"> keeps the focus.
      """
    ) { stubborn.stopEditing() }
  }

  // MARK: Keys and the edit menu

  private final class NoPasting: UITextField {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }

  @Test func `keys, pasting and ranges`() {
    email.startEditing()
    email.enablesReturnKeyAutomatically = true
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: Return key is not enabled.
      <UITextField "Email">.enablesReturnKeyAutomatically is true, and there is no text.
      """
    ) { email.tapReturnKey() }
    email.enablesReturnKeyAutomatically = false
    email.addAction(
      UIAction { action in (action.sender as? UITextField)?.resignFirstResponder() },
      for: .editingChanged)
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: Must start editing the text field before \
      text can be typed into it.
      The focus of <UITextField "Email"> was gone after 1 of 3 characters.
      """
    ) { email.type("abc") }
    let serious = NoPasting(frame: CGRect(x: 10, y: 300, width: 100, height: 40))
    serious.placeholder = "Password"
    page.view.addSubview(serious)
    serious.startEditing()
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: Text field does not allow pasting.
      <NoPasting "Password">.canPerformAction(_:withSender:) returned false for paste(_:).
      """
    ) { serious.paste("secret") }
    expectText(
      """
      Fleet.TextFieldError: Could not edit UITextField: There is no text in the range {2, 3}.
      The text of <NoPasting "Password"> has 0 UTF-16 code units.
      """
    ) { serious.selectText(in: NSRange(location: 2, length: 3)) }
  }

  @Test func `the edit menu`() {
    email.startEditing()
    expectText(
      """
      Fleet.TextFieldError: No item with title 'Shoot' found in menu.
      Did you mean 'Shout'? The items of <UITextField "Email"> are 'Shout'.
      """
    ) { email.chooseEditMenuItem(withTitle: "Shoot") }
    strict.hasEditMenu = false
    expectText(
      """
      Fleet.TextFieldError: UITextField has no edit menu to choose from.
      <UITextField "Email"> offers no action now, or its delegate returned no menu.
      """
    ) { email.chooseEditMenuItem(withTitle: "Shout") }
  }

  // MARK: Clearing

  @Test func `clear buttons that do not show`() {
    let clearing = "Fleet.TextFieldError: Could not clear text from UITextField:"
    email.text = "a@b.c"
    expectText(
      """
      \(clearing) Clear button is never displayed.
      <UITextField "Email">.clearButtonMode is .never.
      """
    ) { email.clearText() }
    email.clearButtonMode = .whileEditing
    expectText(
      """
      \(clearing) Clear button is hidden when not editing.
      <UITextField "Email">.clearButtonMode is .whileEditing.
      """
    ) { email.clearText() }
    email.startEditing()
    strict.clears = false
    expectText(
      """
      \(clearing) Delegate's textFieldShouldClear(_:) returned false.
      The delegate of <UITextField "Email"> is <Strict>.
      """
    ) { email.clearText() }
    email.clearButtonMode = .unlessEditing
    expectText(
      """
      \(clearing) Clear button is hidden when editing.
      <UITextField "Email">.clearButtonMode is .unlessEditing.
      """
    ) { email.clearText() }
  }

  @Test func `views whose delegate keeps the text`() {
    note.text = "Milk"
    note.startEditing()
    strict.changes = false
    expectText(
      """
      Fleet.TextViewError: Could not clear text from UITextView: Delegate's \
      textView(_:shouldChangeTextIn:replacementText:) left some.
      It left 'Milk'. The delegate of <UITextView "Note"> is <Strict>.
      """
    ) { note.clearText() }
  }

  // MARK: Links and attachments

  @Test func `links and attachments`() {
    let text = NSMutableAttributedString(
      string: "Terms", attributes: [.link: "https://example.com/terms"])
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    note.attributedText = text
    note.isEditable = false
    expectText(
      """
      Fleet.TextViewError: No link with text 'Term' found in text view.
      Did you mean 'Terms'? The links of <UITextView "Note"> are 'Terms'.
      """
    ) { note.tapLink(withText: "Term") }
    expectText(
      """
      Fleet.TextViewError: No attachment at index 1 found in text view.
      <UITextView "Note"> has 1 attachment.
      """
    ) { note.tapAttachment(at: 1) }
    expectText(
      """
      Fleet.TextViewError: Link 'Terms' has no menu to choose from.
      The delegate of <UITextView "Note"> lets none open.
      """
    ) { note.chooseMenuItem(withTitle: "Open Link", ofLinkWithText: "Terms") }
    note.isSelectable = false
    expectText(
      """
      Fleet.TextViewError: Cannot tap link in UITextView: Text view is not selectable.
      <UITextView "Note">.isSelectable is false.
      """
    ) { note.tapLink(withText: "Terms") }
    note.isSelectable = true
    note.isEditable = true
    note.startEditing()
    expectText(
      """
      Fleet.TextViewError: Cannot tap attachment in UITextView: Text view is being edited.
      A tap puts the caret there: call stopEditing() on <UITextView "Note">.
      """
    ) { note.tapAttachment(at: 0) }
    note.isHidden = true
    expectText(
      """
      Fleet.TextViewError: Cannot choose menu item of link in UITextView: Text view is not visible.
      <UITextView "Note">.isHidden is true.
      """
    ) { note.chooseMenuItem(withTitle: "Open Link", ofLinkWithText: "Terms") }
  }

  // MARK: Search bars

  @Test func `search bars`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 500, width: 390, height: 56))
    bar.placeholder = "Search birds"
    page.view.addSubview(bar)
    expectText(
      """
      Fleet.SearchBarError: Could not edit UISearchBar: Must start editing the search bar before \
      the search key can be tapped.
      Nothing has the focus: call startEditing() on <UISearchTextField "Search birds">.
      """
    ) { bar.tapSearchKey() }
    expectText(
      """
      Fleet.SearchBarError: Cannot tap cancel button of UISearchBar: Cancel button is not shown.
      <UISearchBar "Search birds">.showsCancelButton is false.
      """
    ) { bar.tapCancel() }
    expectText(
      """
      Fleet.SearchBarError: Cannot tap results list button of UISearchBar: Results list button is \
      not shown.
      <UISearchBar "Search birds">.showsSearchResultsButton is false.
      """
    ) { bar.tapResultsListButton() }
    expectText(
      """
      Fleet.SearchBarError: Cannot tap bookmark button of UISearchBar: Bookmark button is not shown.
      <UISearchBar "Search birds">.showsBookmarkButton is false.
      """
    ) { bar.tapBookmarkButton() }
    bar.showsBookmarkButton = true
    bar.text = "robin"
    expectText(
      """
      Fleet.SearchBarError: Cannot tap bookmark button of UISearchBar: Bookmark button is hidden \
      while there is text.
      The text of <UISearchBar "Search birds"> is 'robin'.
      """
    ) { bar.tapBookmarkButton() }
    bar.isHidden = true
    expectText(
      """
      Fleet.SearchBarError: Cannot tap bookmark button of UISearchBar: Search bar is not visible.
      <UISearchBar "Search birds">.isHidden is true.
      """
    ) { bar.tapBookmarkButton() }
  }

  @Test func `scopes`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
    bar.placeholder = "Search birds"
    page.view.addSubview(bar)
    expectText(
      """
      Fleet.SearchBarError: Cannot select scope of UISearchBar: Scope bar is not shown.
      <UISearchBar "Search birds">.showsScopeBar is false.
      """
    ) { bar.selectScope(withTitle: "All") }
    bar.showsScopeBar = true
    expectText(
      """
      Fleet.SearchBarError: Cannot select scope of UISearchBar: Scope bar is not shown.
      <UISearchBar "Search birds">.scopeButtonTitles is empty.
      """
    ) { bar.selectScope(withTitle: "All") }
    bar.scopeButtonTitles = ["All", "Mine"]
    expectText(
      """
      Fleet.SearchBarError: No scope with title 'Al' found in search bar.
      Did you mean 'All'? The scopes of <UISearchBar "Search birds"> are 'All', 'Mine'.
      """
    ) { bar.selectScope(withTitle: "Al") }
  }
}

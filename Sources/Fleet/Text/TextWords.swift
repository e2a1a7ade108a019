import FailureReporting
import Foundation
import HeadlessUIKit

/// The sentences for what a user cannot do with a text.
@MainActor
struct TextWords {
  let name: RecordedFailure.Name
  /// The class, such as `UITextField`.
  private let type: String
  /// What it is called, such as `text field`.
  private let kind: String
  /// What it is called for short, such as `field`.
  private let short: String

  static let textField = TextWords(
    name: .textField, type: "UITextField", kind: "text field", short: "field")
  static let textView = TextWords(
    name: .textView, type: "UITextView", kind: "text view", short: "view")
  static let searchBar = TextWords(
    name: .searchBar, type: "UISearchBar", kind: "search bar", short: "search bar")

  /// Records a failure.
  func report(_ text: FailureText, at site: CallSite) { text.report(name, at: site) }

  // MARK: Gestures that an obstacle stops

  /// The words for an obstacle before the view.
  var gesture: GestureWords { words(cannot: unavailable) }

  /// The words for an obstacle before a part of the view.
  func words(cannot: String) -> GestureWords {
    var words = GestureWords(name, cannot: cannot)
    words.disabled = "\(subject) is not enabled."
    words.hidden = "\(subject) is not visible."
    return words
  }

  private var subject: String { Self.capitalized(kind) }
  private var unavailable: String { "\(type) unavailable for editing" }
  private var flow: String { "Could not edit \(type)" }
  private var clearing: String { "Could not clear text from \(type)" }

  private static func capitalized(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  // MARK: Beginning and ending

  func locked(_ lock: TextLock) -> FailureText {
    let sentence =
      switch lock {
      case .disabled: "is not enabled."
      case .notSelectable: "is not selectable."
      case .notEditable: "is not editable."
      }
    return FailureText("\(unavailable): \(subject) \(sentence)")
  }

  /// That editing has to begin first.
  func mustStart(before action: String, _ details: String = "") -> FailureText {
    FailureText("\(flow): Must start editing the \(kind) before \(action).", details)
  }

  /// That the focus was gone before all of a text was typed.
  func focusGone(after typed: Int, of total: Int) -> FailureText {
    mustStart(
      before: Self.typing, "The focus was gone after \(typed) of \(total) characters.")
  }

  /// What typing is, in ``mustStart(before:_:)``.
  static let typing = "text can be typed into it"

  /// That the view did not take the focus.
  func couldNotStart(
    _ refusal: Refusal<TextQuestion>?, _ view: UIView, _ application: UIApplication
  ) -> FailureText {
    switch refusal?.kind {
    case .begin: refused("Delegate refused to begin editing.", refusal)
    case .end: refused("Another view refused to end editing.", refusal)
    case .clear, nil: failed(to: "become", Self.whereabouts(of: view, application))
    }
  }

  /// That the view did not give the focus up.
  func couldNotStop(_ refusal: Refusal<TextQuestion>?) -> FailureText {
    refusal?.kind == .end
      ? refused("Delegate refused to end editing.", refusal) : failed(to: "resign", "")
  }

  private func refused(_ sentence: String, _ refusal: Refusal<TextQuestion>?) -> FailureText {
    FailureText("\(flow): \(sentence)", refusal.map(Self.details) ?? "")
  }

  private func failed(to action: String, _ details: String) -> FailureText {
    FailureText(
      "\(flow): \(subject) failed to \(action) first responder. This can happen if the \(short) is "
        + "not part of the window's hierarchy.", details)
  }

  private static func whereabouts(of view: UIView, _ application: UIApplication) -> String {
    if view.window == nil {
      return ["It is in no window.", application.whyPutAway(view)].compactMap(\.self)
        .joined(separator: " ")
    }
    return application.firstResponder.map { "The focus is with \(objectName($0))." } ?? ""
  }

  /// Who kept the focus, or a text, from changing.
  private static func details(of refusal: Refusal<TextQuestion>) -> String {
    let delegate = refusal.culprit.map(objectName) ?? "the delegate"
    return "\(refusal.method) of \(delegate) answered false."
  }

  // MARK: Keys and the edit menu

  func disabled(key: String) -> FailureText {
    FailureText("\(flow): \(Self.capitalized(key)) is not enabled.")
  }

  var pastingNotAllowed: FailureText {
    FailureText("\(flow): \(subject) does not allow pasting.")
  }

  var noEditMenu: FailureText { FailureText("\(type) has no edit menu to choose from.") }

  func noText(in range: NSRange, ofLength length: Int) -> FailureText {
    FailureText(
      "\(flow): There is no text in the range {\(range.location), \(range.length)}.",
      "The text has \(length) UTF-16 code units.")
  }

  // MARK: Clearing

  func noClearButton(_ mode: UITextField.ViewMode) -> FailureText {
    let sentence =
      switch mode {
      case .whileEditing: "Clear button is hidden when not editing."
      case .unlessEditing: "Clear button is hidden when editing."
      default: "Clear button is never displayed."
      }
    return FailureText("\(clearing): \(sentence)", "Set its clearButtonMode.")
  }

  func couldNotClear(_ refusal: Refusal<TextQuestion>) -> FailureText {
    couldNotClear(because: Self.details(of: refusal))
  }

  func couldNotClear(leaving text: String) -> FailureText {
    couldNotClear(
      because: "textView(_:shouldChangeTextIn:replacementText:) left '\(text.prefix(40))'.")
  }

  private func couldNotClear(because details: String) -> FailureText {
    FailureText("\(clearing): Delegate refused to clear the text.", details)
  }

  // MARK: Links and attachments

  static let choosingFromLink = "Cannot choose menu item of link in UITextView"
  static let tappingLink = "Cannot tap link in UITextView"
  static let tappingAttachment = "Cannot tap attachment in UITextView"

  static func notSelectable(_ cannot: String) -> FailureText {
    FailureText("\(cannot): Text view is not selectable.")
  }

  static func isEdited(_ cannot: String) -> FailureText {
    FailureText("\(cannot): Text view is being edited.")
  }

  static func noLink(withText text: String, among known: [String]) -> FailureText {
    let choices = known.map { NearMiss.Choice(title: $0) }
    return FailureText(
      "No link with text '\(text)' found in text view.",
      NearMiss.details(for: text, among: choices, noun: "links"))
  }

  static func noMenu(ofLink text: String) -> FailureText {
    FailureText("Link '\(text)' has no menu to choose from.")
  }

  static func noAttachment(at index: Int, of count: Int) -> FailureText {
    FailureText(
      "No attachment at index \(index) found in text view.",
      count == 1 ? "It has 1 attachment." : "It has \(count) attachments.")
  }

  // MARK: Search bars

  static func tapping(_ button: SearchBarButton) -> String {
    "Cannot tap \(name(of: button)) of UISearchBar"
  }

  static func notShown(_ button: SearchBarButton) -> FailureText {
    FailureText("\(tapping(button)): \(capitalized(name(of: button))) is not shown.")
  }

  static func hiddenByText(_ button: SearchBarButton) -> FailureText {
    FailureText(
      "\(tapping(button)): \(capitalized(name(of: button))) is hidden while there is text.")
  }

  private static func name(of button: SearchBarButton) -> String {
    switch button {
    case .bookmark: "bookmark button"
    case .resultsList: "results list button"
    case .cancel: "cancel button"
    }
  }

  static let selectingScope = "Cannot select scope of UISearchBar"

  static let noScopeBar = FailureText("\(selectingScope): Scope bar is not shown.")

  static func noScope(titled title: String, among titles: [String]) -> FailureText {
    let known = titles.map { "'\($0)'" }.joined(separator: ", ")
    return FailureText(
      "No scope with title '\(title)' found in search bar.", "The scopes are \(known).")
  }
}

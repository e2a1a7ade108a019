import FailureReporting
import Foundation
import HeadlessUIKit

/// The sentences for impossible acts on a text.
@MainActor
struct TextWords {
  let name: RecordedFailure.Name
  /// The class, such as `UITextField`.
  private let type: String
  /// Its name, such as `text field`.
  private let kind: String
  /// Its short name, such as `field`.
  private let short: String

  static let textField = TextWords(
    name: .textField, type: "UITextField", kind: "text field", short: "field")
  static let textView = TextWords(
    name: .textView, type: "UITextView", kind: "text view", short: "view")
  static let searchBar = TextWords(
    name: .searchBar, type: "UISearchBar", kind: "search bar", short: "search bar")

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

  func locked(_ lock: TextLock, _ view: UIView) -> FailureText {
    let (sentence, property) =
      switch lock {
      case .disabled: ("is not enabled.", "isEnabled")
      case .notSelectable: ("is not selectable.", "isSelectable")
      case .notEditable: ("is not editable.", "isEditable")
      }
    return FailureText(
      "\(unavailable): \(subject) \(sentence)",
      "\(ObjectWords.property(property, of: view)) is false.")
  }

  /// That editing has to begin first.
  func mustStart(
    before action: String, _ view: UIView, _ application: UIApplication
  ) -> FailureText {
    let focused = application.firstResponder.map { "\(ObjectWords.name(of: $0)) has" }
    return mustStart(
      before: action,
      "\(focused ?? "Nothing has") the focus: call startEditing() on "
        + "\(ObjectWords.name(of: view)).")
  }

  private func mustStart(before action: String, _ details: String) -> FailureText {
    FailureText("\(flow): Must start editing the \(kind) before \(action).", details)
  }

  /// That the focus was gone before all of a text was typed.
  func focusGone(after typed: Int, of total: Int, _ view: UIView) -> FailureText {
    mustStart(
      before: Self.typing,
      "The focus of \(ObjectWords.name(of: view)) was gone after \(typed) of \(total) characters.")
  }

  /// The act that is possible once editing has begun, as ``mustStart(before:_:)`` says it.
  static let typing = "text can be typed into it"
  static let backspacing = "backspaces can be performed"

  /// That the view did not take the focus.
  func couldNotStart(
    _ refusal: Refusal<TextQuestion>?, _ view: UIView, _ application: UIApplication
  ) -> FailureText {
    switch refusal?.kind {
    case .begin: return refused(refusal, view)
    case .end:
      // The view that keeps the focus.
      let other = application.firstResponder.map { ObjectWords.name(of: $0) } ?? "another view"
      return refused(refusal, application.firstResponder ?? view, "\(other) keeps the focus.")
    case .clear, nil: return failed(to: "become", Self.whereabouts(of: view, application))
    }
  }

  /// That the view did not give the focus up.
  func couldNotStop(_ refusal: Refusal<TextQuestion>?, _ view: UIView) -> FailureText {
    refusal?.kind == .end
      ? refused(refusal, view)
      : failed(to: "resign", "\(ObjectWords.name(of: view)) keeps the focus.")
  }

  private func refused(
    _ refusal: Refusal<TextQuestion>?, _ asked: UIResponder, _ evidence: String = ""
  ) -> FailureText {
    // The field of a search bar has the bar's delegate.
    let bar = asked is UISearchTextField ? searchBar(around: asked) : nil
    let refuser = ObjectWords.refuser(refusal?.culprit, of: ObjectWords.name(of: bar ?? asked))
    return FailureText(
      "\(flow): Delegate's \(refusal?.method ?? "") returned false.",
      evidence.isEmpty ? refuser : "\(evidence) \(refuser)")
  }

  private func searchBar(around field: UIResponder) -> UIResponder? {
    sequence(first: field) { $0.next }.first { $0 is UISearchBar }
  }

  private func failed(to action: String, _ details: String) -> FailureText {
    FailureText(
      "\(flow): \(subject) failed to \(action) first responder. This can happen if the \(short) is "
        + "not part of the window's hierarchy.", details)
  }

  private static func whereabouts(of view: UIView, _ application: UIApplication) -> String {
    if view.window == nil {
      let name = ObjectWords.name(of: view)
      let advice = application.whyPutAway(view) ?? GestureWords.showingFirst
      return "\(name) is in no window. \(advice)"
    }
    return application.firstResponder.map { "The focus is with \(ObjectWords.name(of: $0))." }
      ?? "The focus is nowhere: \(ObjectWords.name(of: view)) gave it up at once."
  }

  // MARK: Keys and the edit menu

  func disabled(key: String, _ view: UIView) -> FailureText {
    FailureText(
      "\(flow): \(Self.capitalized(key)) is not enabled.",
      "\(ObjectWords.property("enablesReturnKeyAutomatically", of: view)) is true, and there "
        + "is no text."
    )
  }

  func pastingNotAllowed(_ view: UIView) -> FailureText {
    FailureText(
      "\(flow): \(subject) does not allow pasting.",
      "\(ObjectWords.property("canPerformAction(_:withSender:)", of: view)) returned false for "
        + "paste(_:).")
  }

  func noEditMenu(_ view: UIView) -> FailureText {
    FailureText(
      "\(type) has no edit menu to choose from.",
      "\(ObjectWords.name(of: view)) offers no action now, or its delegate returned no menu.")
  }

  func noText(in range: NSRange, ofLength length: Int, _ view: UIView) -> FailureText {
    FailureText(
      "\(flow): There is no text in the range {\(range.location), \(range.length)}.",
      "The text of \(ObjectWords.name(of: view)) has \(length) UTF-16 code units.")
  }

  // MARK: Clearing

  func noClearButton(_ field: UITextField) -> FailureText {
    let (sentence, mode) =
      switch field.clearButtonMode {
      case .whileEditing: ("Clear button is hidden when not editing.", ".whileEditing")
      case .unlessEditing: ("Clear button is hidden when editing.", ".unlessEditing")
      default: ("Clear button is never displayed.", ".never")
      }
    return FailureText(
      "\(clearing): \(sentence)",
      "\(ObjectWords.property("clearButtonMode", of: field)) is \(mode).")
  }

  func couldNotClear(_ refusal: Refusal<TextQuestion>, _ field: UITextField) -> FailureText {
    FailureText(
      "\(clearing): Delegate's \(refusal.method) returned false.",
      ObjectWords.refuser(refusal.culprit, of: ObjectWords.name(of: field)))
  }

  func couldNotClear(_ view: UITextView) -> FailureText {
    FailureText(
      "\(clearing): Delegate's textView(_:shouldChangeTextIn:replacementText:) left some.",
      "It left '\(view.text.prefix(40))'. "
        + ObjectWords.refuser(view.delegate as? NSObject, of: objectName(view)))
  }

  // MARK: Links and attachments

  static let choosingFromLink = "Cannot choose menu item of link in UITextView"
  static let tappingLink = "Cannot tap link in UITextView"
  static let tappingAttachment = "Cannot tap attachment in UITextView"

  static func notSelectable(_ cannot: String, _ view: UITextView) -> FailureText {
    FailureText(
      "\(cannot): Text view is not selectable.",
      "\(ObjectWords.property("isSelectable", of: view)) is false.")
  }

  static func isEdited(_ cannot: String, _ view: UITextView) -> FailureText {
    FailureText(
      "\(cannot): Text view is being edited.",
      "A tap puts the caret there: call stopEditing() on \(ObjectWords.name(of: view)).")
  }

  static func noLink(
    withText text: String, among known: [String], in view: UITextView
  ) -> FailureText {
    let choices = known.map { NearMiss.Choice(title: $0) }
    return FailureText(
      "No link with text '\(text)' found in text view.",
      NearMiss.details(for: text, among: choices, noun: "links of \(ObjectWords.name(of: view))"))
  }

  static func noMenu(ofLink text: String, in view: UITextView) -> FailureText {
    FailureText(
      "Link '\(text)' has no menu to choose from.",
      "The delegate of \(ObjectWords.name(of: view)) lets none open.")
  }

  static func noAttachment(at index: Int, of count: Int, in view: UITextView) -> FailureText {
    FailureText(
      "No attachment at index \(index) found in text view.",
      "\(ObjectWords.name(of: view)) has \(count == 1 ? "1 attachment" : "\(count) attachments").")
  }

  // MARK: Search bars

  static func tapping(_ button: ElementPart.SearchButton) -> String {
    "Cannot tap \(name(of: button)) of UISearchBar"
  }

  static func notShown(_ button: ElementPart.SearchButton, in bar: UISearchBar) -> FailureText {
    let property =
      switch button {
      case .bookmarks: "showsBookmarkButton"
      case .resultsList: "showsSearchResultsButton"
      case .cancel: "showsCancelButton"
      }
    return FailureText(
      "\(tapping(button)): \(capitalized(name(of: button))) is not shown.",
      "\(ObjectWords.property(property, of: bar)) is false.")
  }

  static func hiddenByText(_ button: ElementPart.SearchButton, in bar: UISearchBar) -> FailureText {
    FailureText(
      "\(tapping(button)): \(capitalized(name(of: button))) is hidden while there is text.",
      "The text of \(ObjectWords.name(of: bar)) is '\(bar.text ?? "")'.")
  }

  private static func name(of button: ElementPart.SearchButton) -> String {
    switch button {
    case .bookmarks: "bookmark button"
    case .resultsList: "results list button"
    case .cancel: "cancel button"
    }
  }

  static let selectingScope = "Cannot select scope of UISearchBar"

  static func noScopeBar(in bar: UISearchBar) -> FailureText {
    FailureText(
      "\(selectingScope): Scope bar is not shown.",
      bar.showsScopeBar
        ? "\(ObjectWords.property("scopeButtonTitles", of: bar)) is empty."
        : "\(ObjectWords.property("showsScopeBar", of: bar)) is false.")
  }

  static let selectingSuggestion = "Cannot select suggestion of UISearchBar"

  static func noSuggestions(in bar: UISearchBar) -> FailureText {
    let reason: String
    if let search = bar.searchController {
      let name = ObjectWords.name(of: search)
      reason =
        !search.isActive
        ? "\(name).isActive is false: tap the bar first."
        : search.suggestionTitles.isEmpty
          ? "\(name).searchSuggestions is empty."
          : "\(name).ignoresSearchSuggestionsForSearchBarPlacementStacked is true."
    } else {
      reason = "\(ObjectWords.name(of: bar)) belongs to no search controller."
    }
    return FailureText("\(selectingSuggestion): No suggestions are shown.", reason)
  }

  static func noSuggestion(titled title: String, in bar: UISearchBar) -> FailureText {
    let choices = (bar.searchController?.suggestionTitles ?? []).map { NearMiss.Choice(title: $0) }
    return FailureText(
      "No suggestion with title '\(title)' found in search bar.",
      NearMiss.details(
        for: title, among: choices, noun: "suggestions of \(ObjectWords.name(of: bar))"))
  }

  static func noScope(titled title: String, in bar: UISearchBar) -> FailureText {
    let choices = (bar.scopeButtonTitles ?? []).map { NearMiss.Choice(title: $0) }
    return FailureText(
      "No scope with title '\(title)' found in search bar.",
      NearMiss.details(
        for: title, among: choices, noun: "scopes of \(ObjectWords.name(of: bar))"))
  }
}

extension TextWords {
  /// The words for a view.
  init(for view: UIView) {
    switch view {
    case is UITextView: self = .textView
    case is UISearchTextField, is UISearchBar: self = .searchBar
    default: self = .textField
    }
  }
}

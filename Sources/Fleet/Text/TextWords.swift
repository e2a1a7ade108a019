import FailureReporting
import HeadlessUIKit

/// The sentences for what a user cannot do with a text.
struct TextWords {
  let name: RecordedFailure.Name
  /// The class, such as `UITextField`.
  let type: String
  /// What it is called, such as `text field`.
  let kind: String
  /// What it is called for short, such as `field`.
  let short: String

  static let textField = TextWords(
    name: .textField, type: "UITextField", kind: "text field", short: "field")
  static let textView = TextWords(
    name: .textView, type: "UITextView", kind: "text view", short: "view")
  static let searchBar = TextWords(
    name: .searchBar, type: "UISearchBar", kind: "search bar", short: "search bar")

  /// The kind at the start of a sentence.
  var subject: String { kind.prefix(1).uppercased() + kind.dropFirst() }

  /// The words for an obstacle before the view.
  @MainActor var gesture: GestureWords {
    var words = GestureWords(name, cannot: unavailable)
    words.disabled = "\(subject) is not enabled."
    words.hidden = "\(subject) is not visible."
    return words
  }

  var unavailable: String { "\(type) unavailable for editing" }
  var flow: String { "Could not edit \(type)" }
  var clearing: String { "Could not clear text from \(type)" }

  /// That editing has to begin first.
  func mustStart(before action: String) -> String {
    "\(flow): Must start editing the \(kind) before \(action)."
  }

  /// That the focus did not change as it was to.
  func failed(to action: String) -> String {
    "\(flow): \(subject) failed to \(action) first responder. This can happen if the \(short) is "
      + "not part of the window's hierarchy."
  }

  /// Who kept the focus, or a text, from changing.
  @MainActor func details(of refusal: Refusal<TextQuestion>) -> String {
    let delegate = refusal.culprit.map(objectName) ?? "the delegate"
    return "\(refusal.method) of \(delegate) answered false."
  }

  func report(_ reason: String, _ details: String = "", at site: CallSite) {
    reportFailure(RecordedFailure(reason, name: name, details: details, site: site))
  }
}

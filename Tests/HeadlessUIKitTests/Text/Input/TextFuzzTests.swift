import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The expected text of a field, calculated with plain code units and without the model.
///
/// `NSString` would not do: on Linux it does not replace a part of a composed character.
private struct Reference {
  var units: [UInt16] = []
  var location = 0
  var length = 0

  mutating func replace(_ range: NSRange, with string: String) {
    units.replaceSubrange(range.location..<(range.location + range.length), with: string.utf16)
    location = range.location + string.utf16.count
    length = 0
  }

  mutating func set(_ string: String) {
    units = Array(string.utf16)
    location = units.count
    length = 0
  }

  /// The range that a backspace deletes: the selection, else the last composed character before the
  /// caret.
  var deletion: NSRange? {
    if length > 0 { return NSRange(location: location, length: length) }
    guard location > 0 else { return nil }
    let before = String(decoding: units[..<location], as: UTF16.self)
    let count = before.last.map { String($0).utf16.count } ?? 0
    return NSRange(location: location - count, length: count)
  }

  /// A range that splits no surrogate pair.
  func whole(_ start: Int, _ end: Int) -> NSRange {
    func splits(_ offset: Int) -> Bool {
      offset > 0 && offset < units.count && UTF16.isTrailSurrogate(units[offset])
    }
    let first = splits(start) ? start - 1 : start
    let last = end == start ? first : splits(end) ? end + 1 : end
    return NSRange(location: first, length: last - first)
  }
}

/// A delegate that now and then says no, writes the text itself, or changes the focus.
private final class Unruly: NSObject, UITextFieldDelegate, UITextViewDelegate {
  enum Mood { case agrees, refuses, writes, resigns }

  var mood = Mood.agrees
  var written = ""
  var asked: [String] = []

  private func answer(_ range: NSRange, _ text: String, _ write: () -> Void) -> Bool {
    asked.append("\(range.location),\(range.length) \(text)")
    if mood == .writes { write() }
    return mood == .agrees || mood == .resigns
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    answer(range, string) { textField.text = written }
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    if mood == .resigns { textField.resignFirstResponder() }
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    answer(range, text) { textView.text = written }
  }

  func textViewDidChange(_ textView: UITextView) {
    if mood == .resigns { textView.resignFirstResponder() }
  }
}

/// The behaviour of both kinds of view in a random session.
@MainActor
private protocol Editor: UIView, UITextInput {
  var content: String { get set }
  var selection: NSRange { get }
  func userInsert(_ text: String)
  func userBackspace()
  func userSelect(_ range: NSRange)
}

extension UITextField: Editor {
  fileprivate var content: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: Editor {
  fileprivate var content: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

@MainActor
@Suite("Random typing", .ownApplication)
struct TextFuzzTests {
  private static let pieces = [
    "a", "b", " ", "é", "e\u{301}", "\u{301}", "😀", "🇩🇪", "🇫", "👩‍👩‍👧‍👦", "👍🏽", "\u{200D}", "ש", "مرحبا",
    "\r\n", "\r", "long text",
  ]

  @Test(arguments: Fuzz.runs(short: 2, long: 4, steps: (short: 2_000, long: 25_000)))
  func `in a field is always what a plain string would be`(fuzz: Fuzz) {
    play(UITextField(), fuzz)
  }

  @Test(arguments: Fuzz.runs(short: 2, long: 4, steps: (short: 2_000, long: 25_000)))
  func `in a view is always what a plain string would be`(fuzz: Fuzz) {
    play(UITextView(), fuzz)
  }

  private func play(_ editor: some Editor, _ fuzz: Fuzz) {
    let screen = FieldScreen()
    let delegate = Unruly()
    (editor as? UITextField)?.delegate = delegate
    (editor as? UITextView)?.delegate = delegate
    let asksOnNothing = editor is UITextView
    screen.root.view.addSubview(editor)
    var random = fuzz.generator
    var reference = Reference()
    for step in 0..<fuzz.steps {
      if !editor.isFirstResponder {
        editor.becomeFirstResponder()
        if editor is UITextField {
          (reference.location, reference.length) = (reference.units.count, 0)
        }
      }
      delegate.asked = []
      delegate.mood =
        [.agrees, .agrees, .agrees, .refuses, .writes, .resigns]
        .randomElement(using: &random) ?? .agrees
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      delegate.written = String(editor.content.prefix(5)) + piece
      let isHeard = delegate.mood == .agrees || delegate.mood == .resigns
      let selected = NSRange(location: reference.location, length: reference.length)
      var asked: [String] = []
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        asked = ["\(selected.location),\(selected.length) \(piece)"]
        editor.userInsert(piece)
        if isHeard { reference.replace(selected, with: piece) }
        if delegate.mood == .writes { reference.set(delegate.written) }
      case 4..<7:
        let deletion = reference.deletion
        if let range = deletion ?? (asksOnNothing ? selected : nil) {
          asked = ["\(range.location),\(range.length) "]
        }
        editor.userBackspace()
        if let deletion, isHeard { reference.replace(deletion, with: "") }
        if !asked.isEmpty, delegate.mood == .writes { reference.set(delegate.written) }
      case 7:
        let start = Int.random(in: 0...reference.units.count, using: &random)
        let end = Int.random(in: start...reference.units.count, using: &random)
        delegate.mood = .agrees
        editor.userSelect(NSRange(location: start, length: end - start))
        let range = reference.whole(start, end)
        (reference.location, reference.length) = (range.location, range.length)
      case 8:
        editor.insertText(piece)
        reference.replace(selected, with: piece)
      default:
        let deletion = reference.deletion
        editor.deleteBackward()
        if let deletion { reference.replace(deletion, with: "") }
      }
      if reference.units.count > 120 {
        editor.content = "x"
        reference.set("x")
      }
      let isEqual =
        editor.content.utf16.elementsEqual(reference.units)
        && editor.selection.location == reference.location
        && editor.selection.length == reference.length && delegate.asked == asked
        && UIApplication.shared.brokenFocus.isEmpty
      guard isEqual else {
        let found = "'\(editor.content)' \(editor.selection) \(delegate.asked)"
        let wanted =
          "'\(String(decoding: reference.units, as: UTF16.self))' \(reference.location),\(reference.length) \(asked)"
        Issue.record("\(fuzz), step \(step): \(found), not \(wanted)")
        return
      }
    }
  }
}

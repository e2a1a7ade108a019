package import Foundation

/// An edited text: its characters, their attributes, and the selection.
///
/// Ranges count UTF-16 code units, as UIKit's do, and never split a surrogate pair. The cost of an
/// edit grows with the text that it inserts and deletes, and with the text after it. It does not
/// depend on the text before it.
package struct EditedText {
  package private(set) var string = ""
  /// The length in UTF-16 code units.
  package private(set) var length = 0
  /// The selected range.
  ///
  /// An empty range is the position of the caret.
  package private(set) var selection = NSRange(location: 0, length: 0)
  /// The attributes of newly typed text.
  package var typingAttributes: TextAttributes
  /// The attributes, run by run.
  ///
  /// Empty while the text is empty.
  package private(set) var runs: [Run] = []
  /// The memory of the last arrow key.
  var arrowMemory: ArrowMemory?
  /// The end of the last edit, in both encodings.
  ///
  /// The next edit often begins there.
  private var lastEdit = (utf16: 0, utf8: 0)

  /// A run of text with the same attributes.
  package struct Run {
    package var length: Int
    package var attributes: TextAttributes
  }

  package init(_ attributes: TextAttributes) { typingAttributes = attributes }

  package var isEmpty: Bool { length == 0 }

  package var whole: NSRange { NSRange(location: 0, length: length) }

  // MARK: Setting the text

  /// Sets a text with the same attributes everywhere, and moves the caret to its end.
  package mutating func set(_ text: String, _ attributes: TextAttributes) {
    string = text
    length = text.utf16.count
    runs = length == 0 ? [] : [Run(length: length, attributes: attributes)]
    typingAttributes = attributes
    endEdit(at: length)
  }

  /// Sets a text with its attributes, and moves the caret to its end.
  package mutating func set(_ text: NSAttributedString, standard: TextAttributes) {
    string = text.string
    length = string.utf16.count
    var runs: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      runs.append(Run(length: range.length, attributes: TextAttributes(values)))
    }
    self.runs = runs
    typingAttributes = runs.last?.attributes ?? standard
    endEdit(at: length)
  }

  /// Adds attributes to all characters, and to later typed ones.
  package mutating func addAttributes(_ values: [NSAttributedString.Key: Any]) {
    let typed = typingAttributes
    typingAttributes = typed.adding(values)
    for index in runs.indices {
      let own = runs[index].attributes
      runs[index].attributes = own === typed ? typingAttributes : own.adding(values)
    }
  }

  /// The text with its attributes.
  package var attributed: NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    var location = 0
    for run in runs {
      let range = NSRange(location: location, length: run.length)
      text.setAttributes(run.attributes.values, range: range)
      location += run.length
    }
    return text
  }

  // MARK: Selecting

  /// Selects a range, clamped to the text, and returns whether the selection changed.
  package mutating func select(_ range: NSRange) -> Bool {
    let range = inText(range)
    guard range != selection else { return false }
    selection = range
    if let attributes = attributes(forTypingAt: range) { typingAttributes = attributes }
    return true
  }

  /// Returns a range clamped to the text, without a half of a surrogate pair.
  package func inText(_ range: NSRange) -> NSRange {
    let location = min(max(0, range.location), length)
    let rest = min(max(0, range.length), length - location)
    let start = aligned(location, up: false)
    let end = rest == 0 ? start : aligned(location + rest, up: true)
    return NSRange(location: start, length: end - start)
  }

  /// Returns the characters in a range.
  package func text(in range: NSRange) -> String {
    let range = inText(range)
    return String(string[index(range.location)..<index(range.location + range.length)])
  }

  /// The range that a backspace deletes: the selection, or else the character before the caret.
  package var deletion: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    let caret = index(selection.location)
    // Only the text before the caret decides what one character is, even if the caret is inside
    // one.
    let before = string[..<caret]
    let start = before.index(before: caret)
    let count = before[start...].utf16.count
    return NSRange(location: selection.location - count, length: count)
  }

  // MARK: Editing

  /// Replaces a range, and moves the caret to the end of the new characters.
  package mutating func replace(_ range: NSRange, with text: String) {
    let range = inText(range)
    let added = text.utf16.count
    if range.length == 0, range.location == length {
      string += text
      length += added
      replaceRuns(range, added)
      lastEdit = (length, string.utf8.count)
      selection = NSRange(location: length, length: 0)
      return
    }
    if range.length > 0, let first = attributes(at: range.location) { typingAttributes = first }
    let start = index(range.location)
    let end = range.length == 0 ? start : index(range.location + range.length)
    let bytesBefore = string.utf8.distance(from: string.startIndex, to: start)
    string.replaceSubrange(start..<end, with: text)
    length += added - range.length
    replaceRuns(range, added)
    lastEdit = (range.location + added, bytesBefore + text.utf8.count)
    selection = NSRange(location: range.location + added, length: 0)
  }

  private mutating func endEdit(at location: Int) {
    selection = NSRange(location: location, length: 0)
    lastEdit = (0, 0)
  }

  private mutating func replaceRuns(_ range: NSRange, _ added: Int) {
    let attributes = typingAttributes
    if runs.count == 1, runs[0].attributes === attributes {
      runs[0].length = length
      if length == 0 { runs = [] }
      return
    }
    var new: [Run] = []
    func append(_ count: Int, _ attributes: TextAttributes) {
      guard count > 0 else { return }
      if let last = new.last, last.attributes === attributes {
        new[new.count - 1].length += count
      } else {
        new.append(Run(length: count, attributes: attributes))
      }
    }
    let end = range.location + range.length
    var location = 0
    for run in runs {
      append(min(run.length, range.location - location), run.attributes)
      location += run.length
    }
    append(added, attributes)
    location = 0
    for run in runs {
      append(min(run.length, location + run.length - end), run.attributes)
      location += run.length
    }
    runs = new
  }

  // MARK: Finding attributes and indices

  /// Returns the attributes of a character.
  package func attributes(at location: Int) -> TextAttributes? {
    if runs.count == 1 { return location < length ? runs[0].attributes : nil }
    var end = 0
    for run in runs {
      end += run.length
      if location < end { return run.attributes }
    }
    return nil
  }

  /// Returns the attributes of newly typed text.
  ///
  /// They come from the first selected character, or else from the character before the caret.
  private func attributes(forTypingAt range: NSRange) -> TextAttributes? {
    attributes(at: range.length > 0 || range.location == 0 ? range.location : range.location - 1)
  }

  private var isASCII: Bool { string.utf8.count == length }

  /// Returns the nearest offset that does not split a surrogate pair.
  private func aligned(_ offset: Int, up: Bool) -> Int {
    if offset == 0 || offset == length || offset == lastEdit.utf16 || isASCII { return offset }
    let index = nearIndex(offset)
    if index.samePosition(in: string.unicodeScalars) != nil { return offset }
    return up ? offset + 1 : offset - 1
  }

  /// Returns the index of an offset that does not split a surrogate pair.
  private func index(_ offset: Int) -> String.Index {
    if offset >= length { return string.endIndex }
    if isASCII { return string.utf8.index(string.startIndex, offsetBy: offset) }
    return nearIndex(offset)
  }

  /// Returns the index of an offset, counted from the nearest position with a known index.
  private func nearIndex(_ offset: Int) -> String.Index {
    let fromEdit = offset - lastEdit.utf16
    if length - offset < min(offset, abs(fromEdit)) {
      return string.utf16.index(string.endIndex, offsetBy: offset - length)
    }
    if abs(fromEdit) < offset {
      let edit = string.utf8.index(string.startIndex, offsetBy: lastEdit.utf8)
      return string.utf16.index(edit, offsetBy: fromEdit)
    }
    return string.utf16.index(string.startIndex, offsetBy: offset)
  }
}

import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A storage as apps write one to color numbers.
private final class NumberStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()
  var log: [String] = []

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    log.append("replace \(range) with \(str)")
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    log.append("process \(editedRange) by \(changeInLength)")
    let paragraph = (string as NSString).paragraphRange(for: editedRange)
    removeAttribute(.foregroundColor, range: paragraph)
    for (index, character) in string.enumerated() where character.isNumber {
      addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
    }
    super.processEditing()
  }
}

@MainActor
private final class Listener: NSObject, NSTextStorageDelegate {
  var lines: [String] = []
  var inWill: ((NSTextStorage) -> Void)?

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    lines.append("will \(editedMask.rawValue) \(editedRange) \(delta)")
    inWill?(textStorage)
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    lines.append("did \(editedMask.rawValue) \(editedRange) \(delta)")
  }
}

@MainActor
@Suite("NSTextStorage", .ownApplication)
struct NSTextStorageTests {
  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  /// The parts of a text that are red.
  private func red(_ text: NSAttributedString) -> [String] {
    var parts: [String] = []
    text.enumerateAttribute(.foregroundColor, in: range(0, text.length)) { value, range, _ in
      guard value as? UIColor == .red else { return }
      parts.append((text.string as NSString).substring(with: range))
    }
    return parts
  }

  @Test func `each change is processed, and several together once`() {
    let storage = NSTextStorage()
    let listener = Listener()
    storage.delegate = listener

    storage.append(NSAttributedString(string: "Hello"))
    storage.addAttribute(.kern, value: 1, range: range(1, 2))
    storage.beginEditing()
    storage.replaceCharacters(in: range(0, 1), with: "Yell")
    storage.deleteCharacters(in: range(7, 1))
    storage.endEditing()

    #expect(storage.string == "Yellell")
    #expect(
      listener.lines == [
        "will 3 {0, 5} 5", "did 3 {0, 5} 5", "will 1 {1, 2} 0", "did 1 {1, 2} 0",
        "will 2 {0, 7} 2", "did 2 {0, 7} 2",
      ])
    #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
  }

  @Test func `what the delegate changes before is part of the change`() {
    let storage = NSTextStorage(string: "a")
    let listener = Listener()
    listener.inWill = { $0.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz") }
    storage.delegate = listener

    storage.setAttributes([.kern: 2], range: range(0, 1))

    #expect(storage.string == "xyz")
    #expect(listener.lines == ["will 1 {0, 1} 0", "did 3 {0, 3} 2"])
  }

  @Test func `a subclass colors what is typed`() {
    let storage = NumberStorage()

    storage.replaceCharacters(in: range(0, 0), with: "a1b22")
    storage.insert(NSAttributedString(string: "3"), at: 1)

    #expect(storage.length == 6 && storage.string == "a31b22")
    #expect(red(storage) == ["31", "22"])
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attributedSubstring(from: range(3, 3)).string == "b22")
    #expect(red(storage.attributedSubstring(from: range(3, 3))) == ["22"])
    #expect(storage.log.first == "replace {0, 0} with a1b22")
    #expect(storage.log.contains("process {1, 1} by 1"))
  }

  @Test func `what a subclass keeps is what others copy`() {
    let storage = NumberStorage()
    storage.replaceCharacters(in: range(0, 0), with: "a1")
    let label = UILabel()

    label.attributedText = storage
    let copy = NSMutableAttributedString(attributedString: storage)

    #expect(label.text == "a1" && copy.string == "a1")
    #expect(red(copy) == ["1"] && label.attributedText.map(red) == ["1"])
    #expect(storage.isEqual(to: copy))
  }

  @Test func `attributes are added, removed and found`() {
    let storage = NSTextStorage(string: "abcdef", attributes: [.kern: 1])
    storage.addAttributes([.ligature: 0, .kern: 2], range: range(1, 3))
    storage.addAttribute(.kern, value: 2, range: range(4, 1))
    storage.removeAttribute(.ligature, range: range(2, 4))
    var run = NSRange()

    let value =
      storage.attribute(
        .kern, at: 2, longestEffectiveRange: &run, in: range(0, 6)) as? Int

    #expect(value == 2 && run == range(1, 4))
    #expect(storage.attributes(at: 1, effectiveRange: &run).count == 2 && run == range(1, 1))
    _ = storage.attributes(at: 3, longestEffectiveRange: &run, in: range(0, 4))
    #expect(run == range(2, 2))
  }

  @Test func `changes of its characters are its own`() {
    let storage = NSTextStorage(string: "abc")
    let listener = Listener()
    storage.delegate = listener

    storage.mutableString.append("d")
    storage.mutableString.setString("xy")

    #expect(storage.string == "xy" && storage.mutableString.length == 2)
    #expect(
      listener.lines == [
        "will 2 {3, 1} 1", "did 2 {3, 1} 1", "will 2 {0, 2} -2", "did 2 {0, 2} -2",
      ])
  }

  @Test func `a place that is not in the text is an exception`() {
    let storage = NSTextStorage(string: "abc")

    let raised = failures {
      storage.replaceCharacters(in: range(2, 5), with: "")
      storage.addAttribute(.kern, value: 1, range: range(4, 0))
      _ = storage.attributes(at: 3, effectiveRange: nil)
      storage.enumerateAttribute(.kern, in: range(0, 9)) { _, _, _ in }
    }

    #expect(storage.string == "abc")
    #expect(
      raised.map(\.reason).prefix(3) == [
        "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds",
        "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds",
        "-[NSConcreteTextStorage attributesAtIndex:effectiveRange:]: Range or index out of bounds",
      ])
  }

  @Test func `empty texts are made without an argument`() {
    #expect(NSMutableAttributedString().length == 0)
    #expect(NSAttributedString().string == "")
  }

  @Test func `posts that it processes changes`() {
    let storage = NSTextStorage(string: "a")
    var names: [String] = []
    let observers = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }

    storage.replaceCharacters(in: range(0, 1), with: "b")

    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      names == [
        "NSTextStorageWillProcessEditingNotification",
        "NSTextStorageDidProcessEditingNotification",
      ])
  }
}

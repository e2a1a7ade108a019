import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A storage as apps write one to make words in asterisks bold.
private final class BoldStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    let whole = NSRange(location: 0, length: length)
    removeAttribute(.font, range: whole)
    let expression = try? NSRegularExpression(pattern: #"\*\w+\*"#)
    for match in expression?.matches(in: string, range: whole) ?? [] {
      addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: match.range)
    }
    super.processEditing()
  }
}

private final class Ruled: NSLayoutManager {
  var drawn: [String] = []

  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    drawn.append("background \(glyphsToShow) \(origin.y)")
  }
}

@MainActor
@Suite("UITextView, its storage and layout manager", .ownApplication)
struct UITextViewTextKitTests {
  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  private func bold(_ view: UITextView) -> [String] {
    var parts: [String] = []
    view.attributedText.enumerateAttribute(.font, in: range(0, view.attributedText.length)) {
      value, range, _ in
      if value != nil { parts.append((view.text as NSString).substring(with: range)) }
    }
    return parts
  }

  @Test func `a change of the storage is one of the text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Hello"
    view.selectedRange = range(2, 1)
    let height = view.contentSize.height

    view.textStorage.insert(NSAttributedString(string: "Oh\n\n"), at: 0)
    view.textStorage.addAttribute(.kern, value: 3, range: range(0, 2))

    #expect(view.text == "Oh\n\nHello" && view.selectedRange == range(6, 1))
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    #expect(view.contentSize.height > height)
  }

  @Test func `a change of the text is one of the storage`() {
    let view = UITextView()
    let storage = view.textStorage

    view.text = "ab"
    view.insertText("c")
    view.selectedRange = range(1, 1)
    view.insertText("XY")
    view.deleteBackward()
    #expect(storage.string == "aXc" && view.text == "aXc" && view.selectedRange == range(2, 0))
    view.font = .systemFont(ofSize: 30)
    #expect((storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    view.undoManager?.undo()
    #expect(storage.string == view.text)
  }

  @Test func `an app's own storage styles what is typed`() {
    let storage = BoldStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(
      size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.append(NSAttributedString(string: "a *b*"))
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)

    #expect(view.text == "a *b*" && bold(view) == ["*b*"])
    view.selectedRange = range(5, 0)
    for key in [" ", "*", "c", "*"] { view.insertText(key) }

    #expect(view.textStorage === storage && view.layoutManager === manager)
    #expect(view.text == "a *b* *c*" && bold(view) == ["*b*", "*c*"])
    #expect(view.selectedRange == range(9, 0))
    view.deleteBackward()
    #expect(storage.string == "a *b* *c" && bold(view) == ["*b*"])
  }

  @Test func `two views show one storage`() {
    let first = UITextView()
    first.text = "one"
    let manager = NSLayoutManager()
    let container = NSTextContainer()
    manager.addTextContainer(container)
    first.textStorage.addLayoutManager(manager)
    let second = UITextView(frame: .zero, textContainer: container)

    second.insertText("!")
    #expect(first.text == "one!")
    first.text = "two"
    #expect(second.text == "two")
  }

  @Test func `lines are as wide as the view`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
    let font = UIFont.monospacedSystemFont(ofSize: 20480 / 1266, weight: .regular)
    view.font = font
    view.text = "abcdefghi klm"
    func count() -> Int {
      var count = 0
      let manager = view.layoutManager
      manager.enumerateLineFragments(forGlyphRange: range(0, manager.numberOfGlyphs)) {
        _, _, _, _, _ in count += 1
      }
      return count
    }

    #expect(count() == 2 && view.textContainer.size.width == 110)
    view.frame.size.width = 200
    #expect(count() == 1)
    #expect(
      abs(view.layoutManager.usedRect(for: view.textContainer).height - font.lineHeight) < 1e-6)
  }

  @Test func `a change of the container changes the size of the text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "a\nb\nc"
    let height = view.contentSize.height

    view.textContainer.maximumNumberOfLines = 1

    #expect(view.contentSize.height < height)
  }

  @Test func `an app's own layout manager draws`() {
    let manager = Ruled()
    let storage = NSTextStorage(string: "abc")
    let container = NSTextContainer(size: .zero)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50), textContainer: container)

    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
      view.layer.render(in: context.cgContext)
    }

    #expect(image.size.width == 50 && manager.drawn == ["background {0, 3} 8.0"])
  }
}

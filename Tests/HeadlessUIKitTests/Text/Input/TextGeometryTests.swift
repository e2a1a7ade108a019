import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Where text stands", .ownApplication)
struct TextGeometryTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

  init() {
    view.font = .systemFont(ofSize: 16)
    view.text = "Robin\nWren and finch"
    field.font = .systemFont(ofSize: 16)
    field.text = "Robin"
  }

  private func position(_ offset: Int, in text: any UITextInput) throws -> UITextPosition {
    try #require(text.position(from: text.beginningOfDocument, offset: offset))
  }

  private func range(_ first: Int, _ last: Int, in text: any UITextInput) throws -> UITextRange {
    try #require(text.textRange(from: position(first, in: text), to: position(last, in: text)))
  }

  @Test func `a caret stands in its line, as high as its font`() throws {
    let height = UIFont.systemFont(ofSize: 16).lineHeight
    let first = try view.caretRect(for: position(0, in: view))
    let second = try view.caretRect(for: position(6, in: view))

    #expect(first == CGRect(x: 5, y: 8, width: 2, height: height))
    #expect(second == first.offsetBy(dx: 0, dy: height))
    #expect(try view.caretRect(for: position(3, in: view)).minX > first.minX)
    let inField = try field.caretRect(for: position(2, in: field))
    #expect(inField.midY == 20)
    #expect(try inField.minX > field.caretRect(for: position(0, in: field)).minX)
  }

  @Test func `a range has a rectangle for each line`() throws {
    let rects = try view.selectionRects(for: range(2, 10, in: view))
    #expect(rects.count == 2)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    #expect(try view.firstRect(for: range(2, 10, in: view)) == rects.first?.rect)
    #expect(try field.selectionRects(for: range(1, 3, in: field)).count == 1)
    #expect(try view.selectionRects(for: range(2, 2, in: view)).isEmpty)
  }

  @Test(arguments: [0, 3, 6, 11, 20])
  func `the nearest position to a caret is its own`(offset: Int) throws {
    let caret = try view.caretRect(for: position(offset, in: view))
    let found = try #require(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))

    #expect(view.offset(from: view.beginningOfDocument, to: found) == offset)
    guard offset <= 5 else { return }
    let own = try field.caretRect(for: position(offset, in: field))
    let inField = try #require(field.closestPosition(to: CGPoint(x: own.minX, y: 1)))
    #expect(field.offset(from: field.beginningOfDocument, to: inField) == offset)
  }

  @Test func `finds words, and the characters at a point`() throws {
    let word = try view.tokenizer.rangeEnclosingPosition(
      position(8, in: view), with: .word, inDirection: .storage(.forward))
    #expect(word.flatMap { view.text(in: $0) } == "Wren")
    let end = try view.tokenizer.position(
      from: position(6, in: view), toBoundary: .word, inDirection: .storage(.forward))
    #expect(end.map { view.offset(from: view.beginningOfDocument, to: $0) } == 10)
    #expect(
      try view.tokenizer.isPosition(
        position(6, in: view), atBoundary: .paragraph, inDirection: .storage(.backward)))
    let caret = try view.caretRect(for: position(2, in: view))
    let letter = view.characterRange(at: CGPoint(x: caret.minX, y: caret.midY))
    #expect(letter.flatMap { view.text(in: $0) } == "b")
  }

  @Test func `a field may hide its caret`() throws {
    final class Quiet: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    }
    let quiet = Quiet(frame: field.frame)
    quiet.text = "Robin"

    #expect(try quiet.caretRect(for: position(2, in: quiet)) == .zero)
    #expect(try quiet.selectionRects(for: range(0, 3, in: quiet)).isEmpty)
  }

  @Test func `an attachment of an app's own says where it stands`() {
    final class Icon: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: -4, width: 40, height: 60) }
    }
    let text = NSAttributedString(attachment: Icon())
    let size = text.boundingRect(
      with: CGSize(width: 300, height: 300), options: .usesLineFragmentOrigin, context: nil
    ).size

    #expect(size.width >= 40)
    #expect(size.height >= 60)
  }
}

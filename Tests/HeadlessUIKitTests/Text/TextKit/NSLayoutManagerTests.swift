import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
private final class Listener: NSObject, NSLayoutManagerDelegate {
  var lines: [String] = []

  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { lines.append("invalid") }

  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    lines.append("complete \(textContainer?.size.width ?? 0) \(layoutFinishedFlag)")
  }
}

/// The monospaced font is 0.618 of its size wide: 10 points at this size.
private let font = UIFont.monospacedSystemFont(ofSize: 20480 / 1266, weight: .regular)

@MainActor
@Suite("NSLayoutManager", .ownApplication)
struct NSLayoutManagerTests {
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 60, height: 0))
  private let storage: NSTextStorage

  init() {
    storage = NSTextStorage(string: "", attributes: nil)
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
  }

  private func show(_ text: String, _ alignment: NSTextAlignment = .natural) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style]))
  }

  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  private var lines: [String] {
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: range(0, manager.numberOfGlyphs)) {
      rect, used, container, range, _ in
      lines.append("\(range) at \(rect.minX) \(rect.width), uses \(used.minX) \(used.width)")
    }
    return lines.map { $0.replacingOccurrences(of: "0000000000001", with: "") }
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  @Test func `lines are where text is measured`() {
    show("abc def ghi\nj")

    #expect(
      lines == [
        "{0, 4} at 0.0 60.0, uses 0.0 30.0", "{4, 4} at 0.0 60.0, uses 0.0 30.0",
        "{8, 4} at 0.0 60.0, uses 0.0 30.0", "{12, 1} at 0.0 60.0, uses 0.0 10.0",
      ])
    #expect(isNear(manager.usedRect(for: container).height, 4 * font.lineHeight))
    #expect(manager.glyphRange(for: container) == range(0, 13))
    #expect(manager.textContainer(forGlyphAt: 3, effectiveRange: nil) === container)
    let place = manager.location(forGlyphAt: 5)
    #expect(isNear(place.x, 10) && isNear(place.y, font.ascender))
  }

  @Test func `lines are counted as apps count them`() {
    show("abc def ghi\nj")
    var (count, index) = (0, 0)
    var line = NSRange()

    while index < manager.numberOfGlyphs {
      manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &line)
      index = NSMaxRange(line)
      count += 1
    }

    #expect(count == 4)
  }

  @Test func `a count of lines ends where text has no room`() {
    container.maximumNumberOfLines = 1
    show("abc def ghi\nj")
    var line = NSRange()

    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &line).width == 60)
    #expect(line == range(0, 4) && manager.glyphRange(for: container) == range(0, 4))
    #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &line) == .zero)
    #expect(line == range(4, 9))
    container.lineBreakMode = .byTruncatingTail
    #expect(manager.glyphRange(for: container) == range(0, 11))
  }

  @Test(
    arguments: [
      (CGPoint(x: 1, y: 1), 0, 0.1), (CGPoint(x: 29, y: 1), 2, 0.9), (CGPoint(x: 45, y: 1), 3, 1),
      (CGPoint(x: 12, y: 25), 5, 0.2), (CGPoint(x: -5, y: 25), 4, 0),
      (CGPoint(x: 5, y: 999), 12, 0.5),
      (CGPoint(x: 55, y: 50), 11, 25.0 / 30), (CGPoint(x: 5, y: -9), 0, 0.5),
    ] as [(CGPoint, Int, CGFloat)])
  func `a point is at a character`(point: CGPoint, index: Int, part: CGFloat) {
    show("abc def ghi\nj")
    var fraction: CGFloat = -1

    let found = manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)

    #expect(found == index && isNear(fraction, part), "\(found) \(fraction)")
    #expect(manager.glyphIndex(for: point, in: container) == index)
  }

  @Test func `a tap in a label is at its link`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    label.numberOfLines = 0
    label.font = font
    label.text = "Read the terms and go"
    let link = (label.text.map { $0 as NSString } ?? "").range(of: "terms")

    func taps(_ point: CGPoint) -> Bool {
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: .zero)
      let storage = NSTextStorage(attributedString: label.attributedText ?? NSAttributedString())
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      container.lineFragmentPadding = 0
      container.lineBreakMode = label.lineBreakMode
      container.maximumNumberOfLines = label.numberOfLines
      container.size = label.bounds.size
      let box = manager.usedRect(for: container)
      let offset = CGPoint(x: 0, y: (label.bounds.height - box.height) / 2 - box.minY)
      let index = manager.characterIndex(
        for: CGPoint(x: point.x - offset.x, y: point.y - offset.y), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil)
      return withExtendedLifetime(storage) { NSLocationInRange(index, link) }
    }

    #expect(taps(CGPoint(x: 25, y: 40)))
    #expect(!taps(CGPoint(x: 75, y: 40)))
    #expect(!taps(CGPoint(x: 25, y: 10)))
  }

  @Test func `ranges have rectangles, line by line`() {
    container.lineFragmentPadding = 5
    container.size.width = 70
    show("abc def ghi\nj")
    var rects: [CGRect] = []

    manager.enumerateEnclosingRects(
      forGlyphRange: range(2, 4), withinSelectedGlyphRange: range(NSNotFound, 0), in: container
    ) { rect, _ in rects.append(rect) }

    #expect(
      rects.map { $0.minX.rounded() } == [25, 5] && rects.map { $0.width.rounded() } == [20, 20])
    let bounds = manager.boundingRect(forGlyphRange: range(2, 4), in: container)
    #expect(isNear(bounds.minX, 5) && isNear(bounds.maxX, 45))
    #expect(isNear(bounds.height, 2 * font.lineHeight))
    #expect(
      manager.glyphRange(
        forBoundingRect: CGRect(x: 0, y: font.lineHeight + 1, width: 9, height: 1), in: container)
        == range(4, 4))
  }

  @Test(
    arguments: [(NSTextAlignment.center, 20), (.right, 40), (.left, 0)]
      as [(NSTextAlignment, CGFloat)])
  func `lines stand where their paragraphs align them`(alignment: NSTextAlignment, x: CGFloat) {
    show("ab", alignment)

    #expect(isNear(manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).minX, x))
    #expect(isNear(manager.location(forGlyphAt: 1).x, x + 10))
  }

  @Test func `a line break at the end has a line of its own`() {
    show("ab\n")

    #expect(lines.count == 1)
    #expect(isNear(manager.extraLineFragmentRect.minY, font.lineHeight))
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(isNear(manager.usedRect(for: container).height, 2 * font.lineHeight))
  }

  @Test func `an empty text has one empty line`() {
    #expect(manager.numberOfGlyphs == 0 && lines.isEmpty)
    #expect(manager.extraLineFragmentRect.height > 0)
    #expect(
      manager.characterIndex(
        for: .zero, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 0)
  }

  @Test func `text flows from container to container`() {
    let second = NSTextContainer(size: CGSize(width: 200, height: 0))
    container.size.height = font.lineHeight * 1.5
    manager.addTextContainer(second)
    show("abc def ghi jkl")

    #expect(manager.glyphRange(for: container) == range(0, 4))
    #expect(manager.glyphRange(for: second) == range(4, 11))
    #expect(manager.textContainer(forGlyphAt: 6, effectiveRange: nil) === second)
    manager.removeTextContainer(at: 1)
    #expect(manager.textContainer(forGlyphAt: 6, effectiveRange: nil) == nil)
  }

  @Test func `the delegate hears of layout`() {
    let listener = Listener()
    manager.delegate = listener
    show("abc def")

    manager.ensureLayout(for: container)
    storage.replaceCharacters(in: range(0, 1), with: "x")
    container.size.width = 40
    _ = manager.usedRect(for: container)

    #expect(listener.lines == ["complete 60.0 true", "invalid", "complete 40.0 true"])
  }

  @Test func `another storage is another text`() {
    show("abc")
    let other = NSTextStorage(string: "other")

    other.addLayoutManager(manager)

    #expect(manager.numberOfGlyphs == 5 && storage.layoutManagers.isEmpty)
    other.removeLayoutManager(manager)
    #expect(manager.numberOfGlyphs == 0 && manager.textStorage == nil)
  }

  @Test func `emoji are one character`() {
    show("a👩‍👩‍👧b")

    let index = manager.glyphIndex(for: CGPoint(x: 12, y: 5), in: container)

    #expect(index == 1)
    #expect(
      manager.glyphRange(forCharacterRange: range(0, 2), actualCharacterRange: nil).location == 0)
  }

  @Test func `draws its lines`() {
    show("ab")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
      manager.drawBackground(forGlyphRange: range(0, 2), at: .zero)
      manager.drawGlyphs(forGlyphRange: range(0, 2), at: .zero)
    }
    let blank = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in }

    #expect(image.pngData() != blank.pngData())
  }
}

import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The monospaced font is 0.618 of its size wide: 10 points at this size.
private let font = UIFont.monospacedSystemFont(ofSize: 20480 / 1266, weight: .regular)

/// Ten letters in a row of 100 points, and lines of 20 points.
private let style = {
  let style = NSMutableParagraphStyle()
  (style.minimumLineHeight, style.maximumLineHeight) = (20, 20)
  return style
}()

private let birds = "abcd efgh ijkl mnop qrst uvwx"

/// A container as apps write one for text in a circle.
private final class Circle: NSTextContainer {
  override var isSimpleRectangularTextContainer: Bool { false }

  override func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let rect = super.lineFragmentRect(
      forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
      remaining: remainingRect)
    let radius = size.width / 2
    let top = abs(rect.minY - radius)
    let bottom = abs(rect.maxY - radius)
    let away = max(top, bottom)
    let half = away < radius ? (radius * radius - away * away).squareRoot() : 0
    return CGRect(x: radius - half, y: rect.minY, width: 2 * half, height: rect.height)
  }
}

@MainActor
@Suite("NSTextContainer and what is left out of it", .ownApplication)
struct NSTextContainerTests {
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 100, height: 0))
  private let storage = NSTextStorage(string: "")
  private let hole = CGRect(x: 40, y: 20, width: 20, height: 20)

  init() {
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    show(birds)
  }

  private func text(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
  }

  private func show(_ text: String) { storage.setAttributedString(self.text(text)) }

  private func leaveOut(_ rects: CGRect...) {
    container.exclusionPaths = rects.map { UIBezierPath(rect: $0) }
  }

  private func near(_ rect: CGRect) -> [Int] {
    [rect.minX, rect.minY, rect.width, rect.height].map { Int(($0 * 1000).rounded()) }
  }

  /// The lines as they stand: their letters, and their rectangles.
  private func lines(_ manager: NSLayoutManager? = nil) -> [String] {
    let manager = manager ?? self.manager
    var lines: [String] = []
    let string = (manager.textStorage?.string ?? "") as NSString
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { rect, _, _, range, _ in
      let numbers = near(rect).map { String($0 / 1000) }.joined(separator: " ")
      lines.append("\(string.substring(with: range))|\(numbers)")
    }
    return lines
  }

  // MARK: Parts of a row

  @Test func `a line is broken around a hole, and goes on behind it`() {
    leaveOut(hole)

    #expect(
      lines() == [
        "abcd efgh |0 0 100 20", "ijkl |0 20 40 20", "mnop |60 20 40 20",
        "qrst uvwx|0 40 100 20",
      ])
    #expect(
      near(manager.usedRect(for: container)) == near(CGRect(x: 0, y: 0, width: 100, height: 60)))
    #expect(
      near(manager.boundingRect(forGlyphRange: NSRange(location: 15, length: 4), in: container))
        == near(CGRect(x: 60, y: 20, width: 40, height: 20)))
    #expect(
      near(manager.lineFragmentUsedRect(forGlyphAt: 10, effectiveRange: nil))
        == near(CGRect(x: 0, y: 20, width: 40, height: 20)))
    #expect(abs(manager.location(forGlyphAt: 16).x - 10) < 1e-6)
  }

  @Test func `a point is in the nearest part of its row`() {
    leaveOut(hole)
    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      manager.glyphIndex(for: CGPoint(x: x, y: y), in: container)
    }

    #expect(index(25, 30) == 12)
    #expect(index(45, 30) == 14)
    #expect(index(55, 30) == 15)
    #expect(index(75, 30) == 16)
    #expect(index(75, 10) == 7)
  }

  @Test func `a part has the padding at both ends`() {
    container.size.width = 120
    container.lineFragmentPadding = 5
    leaveOut(CGRect(x: 50, y: 0, width: 20, height: 40))

    #expect(
      lines() == [
        "abcd |0 0 50 20", "efgh |70 0 50 20", "ijkl |0 20 50 20", "mnop |70 20 50 20",
        "qrst uvwx|0 40 120 20",
      ])
    #expect(abs(manager.location(forGlyphAt: 5).x - 5) < 1e-6)
    #expect(
      near(manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 1), in: container))
        == near(CGRect(x: 75, y: 0, width: 10, height: 20)))

    // Where the padding has no room, a line break has no room either.
    leaveOut(CGRect(x: 8, y: 0, width: 20, height: 20))
    show("\na")
    #expect(lines() == ["\n|28 0 92 20", "a|0 20 120 20"])
  }

  @Test func `several holes make several parts`() {
    container.size.width = 160
    leaveOut(
      CGRect(x: 40, y: 0, width: 20, height: 20), CGRect(x: 100, y: 0, width: 20, height: 20))

    #expect(
      lines() == [
        "abcd |0 0 40 20", "efgh |60 0 40 20", "ijkl |120 0 40 20", "mnop qrst uvwx|0 20 160 20",
      ])
  }

  @Test func `a row that is not free is further down`() {
    leaveOut(CGRect(x: -5, y: 20, width: 200, height: 35))

    #expect(
      lines() == [
        "abcd efgh |0 0 100 20", "ijkl mnop |0 55 100 20", "qrst uvwx|0 75 100 20",
      ])
  }

  @Test func `a row with tall letters further right is where there is room for them`() {
    let tall = NSMutableAttributedString(string: "abcd efgh", attributes: [.font: font])
    tall.addAttribute(
      .font, value: font.withSize(2 * font.pointSize), range: NSRange(location: 5, length: 4))
    storage.setAttributedString(tall)
    container.size.width = 140
    // A line of the small letters has room above it.
    leaveOut(CGRect(x: 0, y: 25, width: 140, height: 30))

    let rect = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(rect.minY == 55 && abs(rect.height - 2 * font.lineHeight) < 1e-6)
    #expect(near(manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil)) == near(rect))
    #expect(abs(manager.location(forGlyphAt: 0).y - 2 * font.ascender) < 1e-6)
  }

  @Test func `curves and even-odd holes count as they are drawn`() {
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    frame.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 40)))
    frame.usesEvenOddFillRule = true
    container.exclusionPaths = [frame]
    #expect(
      lines() == [
        "abcd |20 20 60 20", "efgh |20 40 60 20", "ijkl mnop |0 100 100 20",
        "qrst uvwx|0 120 100 20",
      ])

    container.exclusionPaths = [
      UIBezierPath(ovalIn: CGRect(x: 50, y: -50, width: 100, height: 100))
    ]
    // 20 points down, the circle begins 50 - √(50² - 20²) = 4.17 points from its left.
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(first.minX == 0 && abs(first.width - 50) < 0.1)
    let second = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil)
    #expect(abs(second.width - (50 + 4.17)) < 0.2, "\(second)")
  }

  // MARK: Asking the container

  @Test func `a proposed rectangle comes back part by part`() {
    container.size.height = 200
    leaveOut(hole)
    func parts(_ rect: CGRect, _ direction: NSWritingDirection = .leftToRight) -> [CGRect] {
      var rest = CGRect(x: 1, y: 1, width: 1, height: 1)
      let part = container.lineFragmentRect(
        forProposedRect: rect, at: 0, writingDirection: direction, remaining: &rest)
      return [part, rest]
    }
    let row = CGRect(x: 0, y: 30, width: 100, height: 20)
    let left = CGRect(x: 0, y: 30, width: 40, height: 20)
    let right = CGRect(x: 60, y: 30, width: 40, height: 20)

    #expect(parts(row) == [left, right])
    #expect(parts(right) == [right, .zero])
    #expect(parts(row, .rightToLeft) == [right, left])
    #expect(parts(row.offsetBy(dx: 0, dy: 10)) == [row.offsetBy(dx: 0, dy: 10), .zero])
    #expect(
      parts(CGRect(x: 0, y: 190, width: 300, height: 20))
        == [CGRect(x: 0, y: 190, width: 100, height: 10), .zero])
    #expect(parts(CGRect(x: 45, y: 25, width: 10, height: 10)) == [.zero, .zero])
    #expect(parts(.null) == [.zero, .zero])
    #expect(!container.isSimpleRectangularTextContainer)
  }

  @Test func `a subclass has the shape that it answers`() {
    let circle = Circle(size: CGSize(width: 100, height: 100))
    circle.lineFragmentPadding = 0
    manager.removeTextContainer(at: 0)
    manager.addTextContainer(circle)

    // A row at the very top has no width. A row a point further down has the width of one letter.
    var widths: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: birds.utf16.count)) {
      rect, _, _, _, _ in
      let far = max(abs(rect.minY - 50), abs(rect.maxY - 50))
      #expect(abs(rect.width / 2 - (2500 - far * far).squareRoot()) < 1e-6)
      #expect(abs(rect.midX - 50) < 1e-6)
      widths.append(rect.width)
    }
    #expect(widths.count == 4 && manager.glyphRange(for: circle).length == 25)
  }

  // MARK: Changes

  @Test func `setting paths lays out anew`() {
    let plain = lines()
    #expect(plain.count == 3)

    leaveOut(hole)
    #expect(lines().count == 4)
    container.exclusionPaths = []
    #expect(lines() == plain && container.isSimpleRectangularTextContainer)
  }

  @Test func `rows end where the container does, or all of its lines are there`() {
    leaveOut(hole)
    container.size.height = 45
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 20))
    container.size.height = 0
    container.maximumNumberOfLines = 1
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 10))
    container.lineBreakMode = .byTruncatingTail
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: birds.utf16.count))
  }

  @Test func `line breaks end a row, and the last one has an empty one`() {
    leaveOut(CGRect(x: 40, y: 0, width: 20, height: 60))
    show("ab\ncd\r\nef\n")

    #expect(lines() == ["ab\n|0 0 40 20", "cd\r\n|0 20 40 20", "ef\n|0 40 40 20"])
    #expect(
      near(manager.extraLineFragmentRect) == near(CGRect(x: 0, y: 60, width: 100, height: 20)))
    show("")
    #expect(manager.extraLineFragmentRect.width == 40)
  }

  @Test func `another layout manager takes all over`() {
    let other = NSLayoutManager()

    container.replaceLayoutManager(other)

    #expect(manager.textContainers.isEmpty && storage.layoutManagers == [other])
    #expect(other.textContainers == [container] && container.layoutManager === other)
    #expect(lines(other).count == 3)
    let storage = NSTextStorage(attributedString: text("ab"))
    other.replaceTextStorage(storage)
    #expect(lines(other) == ["ab|0 0 100 20"] && self.storage.layoutManagers.isEmpty)
  }

  // MARK: Text views

  private func view() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 300))
    view.attributedText = text(birds)
    return view
  }

  @Test func `a text view is as high as the lines around what is left out`() {
    let view = view()
    #expect(view.contentSize.height == 76)

    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 50, y: 20, width: 10, height: 20))
    ]
    #expect(view.contentSize.height == 76)
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 110, height: 50))
    ]
    #expect(view.contentSize.height == 126)
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height == 186)
    view.textContainer.exclusionPaths = []
    #expect(view.contentSize.height == 76)
  }

  @Test func `a text view draws its words beside what is left out`() {
    let view = view()
    // Its padding is 5, so that 30 points are left for letters at the left, and 50 at the right.
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 40, y: 0, width: 10, height: 40))
    ]
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image {
      view.layer.render(in: $0.cgContext)
    }

    let words = (image.cgImage?.drawing?.marks ?? []).flatMap { mark -> [Drawing.Word] in
      if case .text(let text) = mark.content { return text.words }
      return []
    }
    #expect(words.map(\.text) == ["abc", "d", "efg", "h", "ijkl", "mnop", "qrst", "uvwx"])
    #expect(words.map { Int($0.frame.minX.rounded()) } == [5, 55, 5, 55, 5, 55, 5, 55])
  }

  @Test func `the caret moves up and down among the parts of rows`() {
    let view = view()
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 50, y: 20, width: 10, height: 20))
    ]
    let lines = view.caretLines

    #expect(lines.starts == [0, 10, 15, 20])
    #expect(lines.line(from: 0, goesDown: true, at: 15) == 1)
    #expect(lines.line(from: 0, goesDown: true, at: 85) == 2)
    #expect(lines.line(from: 1, goesDown: true, at: 15) == 3)
    #expect(lines.line(from: 2, goesDown: false, at: 85) == 0)
    #expect(lines.line(from: 3, goesDown: true, at: 15) == nil)
    #expect(lines.place(at: 85, inLine: 2) == 17)
  }
}

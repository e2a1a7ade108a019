import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

/// The monospaced font is 0.618 of its size wide: 10 points at this size.
private let font = UIFont.monospacedSystemFont(ofSize: 20480 / 1266, weight: .regular)

@MainActor
@Suite("Choices without a source: TextKit", .ownApplication)
struct TextKitUnsourcedChoicesTests {
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 100, height: 0))
  private let storage = NSTextStorage(string: "")

  init() {
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
  }

  private func show(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) {
    let style = NSMutableParagraphStyle()
    (style.minimumLineHeight, style.maximumLineHeight) = (20, 20)
    change(style)
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style]))
  }

  /// Where the letters of each line begin.
  private var starts: [String] {
    var starts: [String] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { rect, _, _, range, _ in
      let x = rect.minX + manager.location(forGlyphAt: range.location).x
      let text = (storage.string as NSString).substring(with: range)
      starts.append("\(text)|\(Int(x.rounded())) \(Int(rect.minY.rounded()))")
    }
    return starts
  }

  @Test func `a word that is too wide beside a hole breaks there, unless no letter has room`() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 25, y: 0, width: 20, height: 20))]
    show("abcd efgh")
    #expect(starts == ["ab|0 0", "cd |45 0", "efgh|0 20"])

    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 9, y: 0, width: 20, height: 20))]
    #expect(starts == ["abcd |29 0", "efgh|0 20"])
  }

  @Test func `the parts of a row have one baseline, and count as one line`() {
    container.maximumNumberOfLines = 1
    let small = UIFont.monospacedSystemFont(ofSize: font.pointSize / 2, weight: .regular)
    let text = NSMutableAttributedString(string: "ab cd", attributes: [.font: font])
    text.addAttribute(.font, value: small, range: NSRange(location: 0, length: 3))
    container.size.width = 75
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 20, y: 0, width: 30, height: 20))]
    storage.setAttributedString(text)

    #expect(starts.map { $0.prefix(2) } == ["ab", "cd"])
    #expect(abs(manager.location(forGlyphAt: 0).y - font.ascender) < 1e-6)
    #expect(manager.location(forGlyphAt: 0).y == manager.location(forGlyphAt: 3).y)
  }

  @Test func `indents are counted from the edges of the container`() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 20))]
    show("ab cd efg") { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (20, 10, -20) }

    #expect(starts == ["ab |20 0", "cd |60 0", "efg|10 20"])
  }

  @Test func `a row that is not free anywhere is a point further down beside slanted sides`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 10))
    path.addLine(to: CGPoint(x: 0, y: 110))
    path.close()
    container.exclusionPaths = [path]
    show("a")

    // A letter of 10 points has room where the slope is at 90, at a height of 20.
    #expect(starts == ["a|90 20"])
  }

  @Test func `behind the last stop others follow every 28 points`() {
    container.size.width = 600
    show("\ta\tb") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 50)] }
    #expect(Int(manager.location(forGlyphAt: 1).x.rounded()) == 50)
    #expect(Int(manager.location(forGlyphAt: 3).x.rounded()) == 84)

    show(String(repeating: "\t", count: 14) + "a")
    #expect(manager.location(forGlyphAt: 14).x == 392)
  }
}

import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Tab stops")
struct NSTextTabTests {
  /// Each character of it is 633 points wide, and each line 1,222 tall.
  private let font = UIFont.monospacedSystemFont(ofSize: 1024, weight: .regular)

  private func stop(
    _ alignment: NSTextAlignment, _ location: CGFloat, until terminators: String? = nil
  ) -> NSTextTab {
    let options = terminators.map { CharacterSet(charactersIn: $0) }
    return NSTextTab(
      textAlignment: alignment, location: location,
      options: options.map { [.columnTerminators: $0] } ?? [:])
  }

  private func width(
    _ text: String, _ stops: [NSTextTab]?, interval: CGFloat = 0, indent: CGFloat = 0
  ) -> CGFloat {
    let style = NSMutableParagraphStyle()
    if let stops { style.tabStops = stops }
    style.defaultTabInterval = interval
    style.firstLineHeadIndent = indent
    let box = text.boundingRect(
      with: CGSize(width: 1e6, height: 0), options: .usesLineFragmentOrigin,
      attributes: [.font: font, .paragraphStyle: style], context: nil)
    return (box.width * 1000).rounded() / 1000
  }

  // MARK: Values

  @Test func `a paragraph has twelve stops, every 28 points`() {
    let style = NSMutableParagraphStyle()

    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0 * 28) })
    #expect(style.tabStops.allSatisfy { $0.alignment == .left && $0.options.isEmpty })
    #expect(style.defaultTabInterval == 0)
    #expect(NSParagraphStyle.default.tabStops == style.tabStops)
    style.tabStops = style.tabStops
    #expect(style == NSParagraphStyle.default)
  }

  @Test func `stops are in order, and can be added and removed`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [stop(.left, 30), stop(.right, 10)]
    style.addTabStop(stop(.center, 20))
    #expect(style.tabStops.map(\.location) == [10, 20, 30])

    style.removeTabStop(stop(.left, 20))
    style.removeTabStop(stop(.center, 20))
    style.defaultTabInterval = 50

    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.tabStops == [stop(.right, 10), stop(.left, 30)])
    #expect(copy?.defaultTabInterval == 50)
    #expect(copy != NSParagraphStyle.default)
  }

  @Test func `a stop compares by value`() {
    #expect(stop(.left, 10) == stop(.left, 10))
    #expect(stop(.left, 10).hash == stop(.left, 10).hash)
    #expect(stop(.left, 10) != stop(.right, 10))
    #expect(stop(.right, 10, until: ".") != stop(.right, 10))
    #expect(stop(.left, 10).copy() as? NSTextTab == stop(.left, 10))
    let english = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
    #expect(english.contains(".") && !english.contains(","))
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
  }

  // MARK: Where text stands

  @Test func `text begins or ends at a stop, or has its middle there`() {
    #expect(width("a\tbb", [stop(.left, 5000)]) == 6266)
    #expect(width("a\tbb", [stop(.natural, 5000)]) == 6266)
    #expect(width("a\tbb", [stop(.right, 5000)]) == 5000)
    #expect(width("a\tbb", [stop(.center, 5000)]) == 5633)
    #expect(width("a\tb b", [stop(.right, 5000)]) == 5000)
    #expect(width("a\tb\tcc", [stop(.right, 3000), stop(.right, 5000)]) == 5000)
    #expect(width("a\tb\tcc", [stop(.right, 3000), stop(.left, 4000)]) == 5266)
    #expect(width("a\tbb\ncc\td", [stop(.right, 5000)]) == 5000)
  }

  @Test func `numbers stand with their decimal separators at a stop`() {
    let stops = [stop(.right, 5000, until: ".")]

    #expect(width("a\t12.5", stops) == 6266)
    #expect(width("a\t1.25", stops) == 6899)
    #expect(width("a\t125", stops) == 5000)
    #expect(width("a\té.5", stops) == 6266)
  }

  @Test func `text that is too long before a stop goes on behind it`() {
    #expect(width("a\tbbbbbbbb", [stop(.right, 2000)]) == 5697)
    #expect(width("a\tbbbbbbbb", [stop(.center, 2000)]) == 5697)
    #expect(width("aaaa\tb", [stop(.left, 2000), stop(.left, 3000)]) == 3633)
  }

  @Test func `stops follow at equal distances behind the last one`() {
    #expect(width("a\t\tb", [stop(.left, 1000)], interval: 700) == 2033)
    #expect(width("a\tb", [], interval: 900) == 1533)
    #expect(width("a\tb", nil, interval: 900) == 1533)
    #expect(width("\tb", nil, interval: 900) == 661)
  }

  @Test func `stops are counted from the edge of the text, however it is indented`() {
    #expect(width("a\tb", [stop(.left, 2000)], indent: 300) == 2633)
    #expect(width("\tb", nil, indent: 20) == 661)
  }

  @Test func `text at a stop at the right fits into a line that ends there`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [stop(.right, 10 * 633)]
    func height(_ text: String) -> CGFloat {
      text.boundingRect(
        with: CGSize(width: 10 * 633, height: 0), options: .usesLineFragmentOrigin,
        attributes: [.font: font, .paragraphStyle: style], context: nil
      ).height
    }

    #expect(height("abc\tdef") == 1222)
    #expect(height("abc\tdefghi") == 1222)
    #expect(height("abc\tdefghijk") == 2444)
    #expect(height("abc\tdef ghi jkl") == 2444)
  }

  // MARK: Glyphs and pictures

  /// The monospaced font is 10 points wide at this size.
  private let small = UIFont.monospacedSystemFont(ofSize: 20480 / 1266, weight: .regular)

  @Test func `glyphs stand where their stops say`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [stop(.center, 60), stop(.right, 150, until: ".")]
    let storage = NSTextStorage(
      string: "ab\tcd\t1.5", attributes: [.font: small, .paragraphStyle: style])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)

    let places = (0..<9).map { Int(manager.location(forGlyphAt: $0).x.rounded()) }
    #expect(places == [0, 10, 20, 50, 60, 70, 140, 150, 160])
    let tab = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 1), in: container)
    #expect(abs(tab.minX - 20) < 1e-6 && abs(tab.maxX - 50) < 1e-6)
    #expect(manager.glyphIndex(for: CGPoint(x: 155, y: 5), in: container) == 7)
  }

  @Test func `words are drawn where their stops say, in each line anew`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [stop(.center, 60), stop(.right, 150)]
    let text = NSAttributedString(
      string: "ab\tcd\tef\n\tg\nabcdefghijkl klmno\tp",
      attributes: [.font: small, .paragraphStyle: style])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 160, height: 100)).image { _ in
      text.draw(
        with: CGRect(x: 0, y: 0, width: 160, height: 100), options: .usesLineFragmentOrigin,
        context: nil)
    }

    let words = (image.cgImage?.drawing?.marks ?? []).flatMap { mark -> [Drawing.Word] in
      if case .text(let text) = mark.content { return text.words }
      return []
    }
    #expect(words.map(\.text) == ["ab", "cd", "ef", "g", "abcdefghijkl", "klmno", "p"])
    // The last line breaks before "klmno", which ends at 50: 60 is its stop.
    #expect(words.map { Int($0.frame.minX.rounded()) } == [0, 50, 130, 55, 0, 0, 55])
  }
}

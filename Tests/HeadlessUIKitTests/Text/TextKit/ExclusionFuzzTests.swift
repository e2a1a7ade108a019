import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Random texts around random holes", .ownApplication)
struct ExclusionFuzzTests {
  private static let words = [
    "a", "bird", "well-known", "日本語", "é", "👩‍👩‍👧‍👦", "sevenhundred", "\t", "\n",
  ]

  private static func text(_ random: inout SeededGenerator) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let word = words.randomElement(using: &random) ?? ""
      let size = CGFloat([10, 17, 30].randomElement(using: &random) ?? 17)
      text.append(
        NSAttributedString(
          string: word + (Bool.random(using: &random) ? " " : ""),
          attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }
    return text
  }

  private static func hole(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: CGFloat.random(in: -50...300, using: &random),
      y: CGFloat.random(in: -50...300, using: &random),
      width: CGFloat.random(in: 0...200, using: &random),
      height: CGFloat.random(in: 0...150, using: &random))
  }

  @Test(arguments: Fuzz.runs(short: 4, long: 40, steps: (20, 500)))
  func `every character has its place, and no line one in a hole`(fuzz: Fuzz) {
    var random = fuzz.generator
    for _ in 0..<fuzz.steps {
      let storage = NSTextStorage(attributedString: Self.text(&random))
      let holes = (0..<Int.random(in: 0...4, using: &random)).map { _ in Self.hole(&random) }
      let container = NSTextContainer(
        size: CGSize(width: CGFloat.random(in: 60...350, using: &random), height: 0))
      let isOval = Bool.random(using: &random)
      container.exclusionPaths = holes.map {
        isOval ? UIBezierPath(ovalIn: $0) : UIBezierPath(rect: $0)
      }
      let manager = NSLayoutManager()
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)

      var next = 0
      var rects: [CGRect] = []
      manager.enumerateLineFragments(
        forGlyphRange: NSRange(location: 0, length: storage.length)
      ) { rect, _, _, range, _ in
        #expect(range.location == next, "\(fuzz)")
        next = NSMaxRange(range)
        rects.append(rect)
      }
      #expect(next == storage.length, "\(fuzz)")
      for rect in rects {
        #expect(rect.minX >= 0 && rect.maxX <= container.size.width + 1e-6, "\(fuzz)")
        // The area well within an oval, at least, is left out.
        let taken = holes.map { isOval ? $0.insetBy(dx: $0.width / 5, dy: $0.height / 5) : $0 }
        for hole in taken {
          let part = rect.intersection(hole)
          #expect(part.isNull || part.width < 1e-4 || part.height < 1e-4, "\(fuzz)")
        }
      }
      for (index, rect) in rects.enumerated() {
        for other in rects[(index + 1)...] {
          let part = rect.intersection(other)
          #expect(part.isNull || part.width < 1e-4 || part.height < 1e-4, "\(fuzz)")
        }
      }
    }
  }
}

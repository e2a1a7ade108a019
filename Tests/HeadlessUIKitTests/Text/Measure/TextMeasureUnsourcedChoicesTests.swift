import HeadlessUIKit
import Testing

@Suite("Choices without a source: the size of text")
struct TextMeasureUnsourcedChoicesTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  @Test func `letters with marks are as wide as those without`() {
    let font = UIFont.systemFont(ofSize: 17)

    #expect(width("é", font) == width("e", font))
    #expect(width("e\u{301}", font) == width("e", font))
    #expect(width("Ñ", font) == width("N", font))
    #expect(width("ế", font) == width("e", font))
    #expect(width("Ł", font) == width("L", font))
    #expect(width("’", font) == width("'", font))
    #expect(abs(width("…", font) - width("...", font)) < 1e-9)
    #expect(width("€", font) == width("$", font))
  }

  @Test func `other scripts have their own width`() {
    let font = UIFont.systemFont(ofSize: 100)

    #expect(width("日", font) == 100)
    #expect(width("한", font) == 100)
    #expect(width("カ", font) == 100)
    #expect(width("Ａ", font) == 100)
    #expect(width("😀", font) == 125)
    #expect(width("👩‍👩‍👧‍👦", font) == 125)
    #expect(width("🇩🇪", font) == 125)
    #expect(width("👍🏽", font) == 125)
    #expect(width("❤️", font) == 125)
    #expect(abs(width("שלום", font) - 220) < 1e-9)
    #expect(abs(width("مرحبا", font) - 275) < 1e-9)
    #expect(abs(width("สวัสดี", font) - 4 * 55) < 1e-9)
    #expect(width("\u{200B}\u{200F}", font) == 0)
    #expect(width("Я", font) > width("я", font))
    #expect(width("Ω", font) > width("ω", font))
  }

  @Test func `a font with a name is as wide as the system's of its weight`() {
    let named = UIFont(name: "Avenir-Bold", size: 17)
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold)

    #expect(named.map { width("Hello", $0) } == width("Hello", bold))
  }

  @Test func `certain pairs of letters are closer to each other (behaviour 810)`() {
    func moved(_ pair: String, _ size: CGFloat) -> CGFloat {
      let font = UIFont.systemFont(ofSize: size)
      let letters = pair.map { width(String($0), font) }.reduce(0, +)
      return ((width(pair, font) - letters) * 2048 / size).rounded()
    }

    let pairs = ["ro", "ve", "ov", "ex", "oo", "nn", "To", "AV", "LT", "Wa"]
    #expect(
      pairs.map { moved($0, 16) } == [-30, -30, -30, -30, 0, 0, -200, -150, -190, -90])
    #expect(moved("ro", 40) == -42)
  }
}

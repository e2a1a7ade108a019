import HeadlessUIKit
import Testing

/// Widths that were measured on devices, from which the tables were not made.
@Suite("The widths of the system's font")
struct FontWidthsTests {
  private typealias Label = (text: String, size: CGFloat, weight: UIFont.Weight, width: CGFloat)

  private static let measured: [Label] = [
    ("Hello UIKit", 13, .ultraLight, 58.797), ("WWWW MMMM", 13, .light, 97.181),
    ("iiiiillll", 13, .medium, 30.281), ("Hello UIKit", 14, .regular, 67.86),
    ("WWWW MMMM", 14, .semibold, 108.14), ("iiiiillll", 14, .heavy, 38.009),
    ("Hello UIKit", 16, .bold, 81.984), ("WWWW MMMM", 16, .black, 128.281),
    ("iiiiillll", 16, .thin, 28.893), ("Hello UIKit", 17.5, .thin, 76.637),
    ("WWWW MMMM", 17.5, .regular, 129.757), ("iiiiillll", 17.5, .semibold, 39.312),
    ("Hello UIKit", 21, .medium, 98.55), ("WWWW MMMM", 21, .bold, 159.761),
    ("iiiiillll", 21, .black, 55.53), ("Hello UIKit", 23, .heavy, 117.337),
    ("WWWW MMMM", 23, .ultraLight, 158.492), ("iiiiillll", 23, .light, 40.92),
    ("Hello UIKit", 40, .light, 172.286), ("WWWW MMMM", 40, .medium, 296.414),
    ("iiiiillll", 40, .bold, 90.234), ("0123456789", 17, .regular, 98.58),
    ("The quick brown fox jumps over the lazy dog", 13, .regular, 270.118),
    ("The quick brown fox jumps over the lazy dog", 17, .regular, 338.954),
    ("The quick brown fox jumps over the lazy dog", 28, .regular, 530.455),
    ("The quick brown fox jumps over the lazy dog", 28, .bold, 574.533),
    ("AVAST Wavy To. LT", 17, .regular, 146.824), ("AVAST Wavy To. LT", 28, .regular, 229.291),
    ("This is a test string", 17, .regular, 144.093), ("First message", 17, .regular, 106),
    ("Second message", 17, .regular, 131), ("Base screen", 20, .semibold, 112),
    ("Just text", 17, .regular, 66),
  ]

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  @Test(arguments: measured)
  func `no label is more than 0.6 per cent off (behaviour 810)`(
    text: String, size: CGFloat, weight: UIFont.Weight, measured: CGFloat
  ) {
    let width = width(text, .systemFont(ofSize: size, weight: weight))

    #expect(abs(width - measured) / measured < 0.006)
  }

  @Test func `labels are less than 0.1 per cent off in the mean`() {
    let errors = Self.measured.map { text, size, weight, measured in
      abs(width(text, .systemFont(ofSize: size, weight: weight)) - measured) / measured
    }

    #expect(errors.reduce(0, +) / CGFloat(errors.count) < 0.001)
  }

  @Test func `text without pairs is exact at any weight and size`() {
    for (text, size, weight, measured) in Self.measured where text.count <= 11 && size != 20 {
      guard ["Hello UIKit", "WWWW MMMM", "iiiiillll"].contains(text) else { continue }
      let width = width(text, .systemFont(ofSize: size, weight: weight))

      #expect(abs(width - measured) < 0.001, "\(text) \(size)")
    }
  }

  @Test func `the monospaced design has one width for all characters, weights and sizes`() {
    for weight in [UIFont.Weight.thin, .regular, .bold] {
      for size: CGFloat in [8, 17, 40] {
        let font = UIFont.monospacedSystemFont(ofSize: size, weight: weight)

        for text in ["i", "W", ".", "é"] { #expect(width(text, font) == size * 1266 / 2048) }
        #expect(abs(width("AVTo", font) - 4 * size * 1266 / 2048) < 1e-9)
      }
    }
  }

  @Test func `digits of equal width are as wide as each other`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let usual = UIFont.systemFont(ofSize: 17)

    #expect(width("1", font) == width("8", font))
    #expect(width("1", usual) < width("8", usual))
    #expect(abs(width("0123456789", font) - 10 * (1290.0 - 52) * 17 / 2048) < 1e-9)
    #expect(width("a", font) == width("a", usual))
  }

  @Test func `slanted letters are a little wider, rounded and serif ones as wide as upright ones`()
  {
    let text = "The quick brown fox"
    let upright = UIFont.systemFont(ofSize: 28)
    let slanted = UIFont.italicSystemFont(ofSize: 28)
    let tracking = CGFloat(text.count) * 28 * 28 / 2048

    let factor = (width(text, slanted) - tracking) / (width(text, upright) - tracking)

    #expect(abs(factor - 1.0235) < 1e-3)
    for design in [UIFontDescriptor.SystemDesign.rounded, .serif] {
      let descriptor = upright.fontDescriptor.withDesign(design)
      let font = descriptor.map { UIFont(descriptor: $0, size: 0) }
      #expect(font.map { width(text, $0) } == width(text, upright))
    }
  }

  @Test func `weights between those with a name lie between them`() {
    let widths = [0, 0.1, 0.23, 0.25, 0.3, 0.35, 0.4, 0.5, 0.62, 0.9].map {
      width("Hello", .systemFont(ofSize: 17, weight: UIFont.Weight($0)))
    }

    #expect(widths.dropLast() == widths.dropLast().sorted()[...])
    #expect(Set(widths).count == 9)
  }

}

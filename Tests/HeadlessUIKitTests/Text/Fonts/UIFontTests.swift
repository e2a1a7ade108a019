import HeadlessUIKit
import Testing

@Suite("UIFont")
struct UIFontTests {
  @Test func `the system's fonts have the system's names`() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
    #expect(UIFont.systemFont(ofSize: 17, weight: .black).fontName == ".SFUI-Black")
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).fontName
        == ".AppleSystemUIFontMonospaced-Bold")
  }

  @Test func `a font that says nothing has no size`() {
    #expect(UIFont().pointSize == 0)
    #expect(UIFont() == UIFont())
  }

  @Test func `compares by face and size`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(
      UIFont.systemFont(ofSize: 17)
        != UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
  }

  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func `text styles have their documented sizes`(style: UIFont.TextStyle, size: CGFloat) {
    let large = UITraitCollection(preferredContentSizeCategory: .large)

    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize == size)
  }

  @Test func `text styles grow with the text size`() {
    let sizes = UIContentSizeCategory.allSizes.map { category in
      UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }

    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize
        == 17)
  }

  @Test func `a headline is semibold`() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)

    #expect(headline.fontName == ".SFUI-Semibold")
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(headline.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
  }

  @Test func `follows the text size if it came from a text style or from metrics`() {
    let huge = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)

    let body = UIFont.preferredFont(forTextStyle: .body)
    let scaled = metrics.scaledFont(for: .systemFont(ofSize: 34))
    let capped = metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40)

    #expect(body.adjusted(for: huge).pointSize == 53)
    #expect(scaled.adjusted(for: huge).pointSize == 96)
    #expect(capped.adjusted(for: huge).pointSize == 40)
    #expect(UIFont.systemFont(ofSize: 17).adjusted(for: huge).pointSize == 17)
    #expect(body.withSize(20).adjusted(for: huge).pointSize == 20)
  }

  @Test func `has the system font's metrics`() {
    let font = UIFont.systemFont(ofSize: 17)

    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(font.leading == 0)
    #expect(abs(font.capHeight - 0.70459 * 17) < 0.001)
    #expect(abs(font.xHeight - 0.526367 * 17) < 0.001)
    #expect(abs(UIFont.systemFont(ofSize: 22).xHeight - 0.5166 * 22) < 0.001)
    #expect(abs(UIFont.systemFont(ofSize: 34, weight: .black).xHeight - 0.539063 * 34) < 0.001)
    #expect(abs(UIFont.systemFont(ofSize: 13, weight: .thin).xHeight - 0.5254 * 13) < 0.001)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.labelFontSize == 17)
  }

  @Test func `leads from line to line as its text style does`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout,
    ]
    let leads = styles.map { style in
      let traits = UITraitCollection(preferredContentSizeCategory: .large)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      return (font.lineHeight + font.leading).rounded()
    }

    #expect(leads == [41, 34, 28, 25, 22, 22, 21])
    #expect(UIFont.preferredFont(forTextStyle: .body).withSize(20).leading == 0)
  }

  @Test func `exists under any name but the empty one`() {
    let font = UIFont(name: "HelveticaNeue-BoldItalic", size: 12)

    #expect(font?.fontName == "HelveticaNeue-BoldItalic")
    #expect(font?.familyName == "Helvetica Neue")
    #expect(font?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(name: "TimesNewRomanPSMT", size: 12)?.familyName == "Times New Roman")
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func `has UIKit's raw values`() {
    #expect(UIFont.Weight.semibold.rawValue == 0.3)
    #expect(UIFont.Weight.medium.rawValue == 0.23)
    #expect(UIFont.TextStyle.subheadline.rawValue == "UICTFontTextStyleSubhead")
    #expect(UIFont.TextStyle.largeTitle.rawValue == "UICTFontTextStyleTitle0")
  }
}

import HeadlessUIKit
import Testing

@Suite("UIFontMetrics")
struct UIFontMetricsTests {
  private let huge = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func `scales values as the lines of its text style grow, to whole pixels`() {
    let body = UIFontMetrics.default
    let largeTitle = UIFontMetrics(forTextStyle: .largeTitle)

    #expect(abs(body.scaledValue(for: 34, compatibleWith: huge) - 95.667) < 0.001)
    #expect(largeTitle.scaledValue(for: 34, compatibleWith: huge) == 58)
    #expect(body.scaledValue(for: 34) == 34)
  }

  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, UIContentSizeCategory.extraSmall, 59.333, 59),
      (.title1, .extraLarge, 67.667, 68), (.title2, .extraSmall, 55, 55),
      (.title3, .extraExtraExtraLarge, 82, 82),
      (.headline, .accessibilityExtraExtraLarge, 148.333, 148),
      (.subheadline, .accessibilityExtraExtraExtraLarge, 185.667, 186),
      (.body, .accessibilityMedium, 99, 99),
      (.callout, .extraExtraLarge, 76.333, 76), (.footnote, .medium, 57, 57),
      (.caption1, .accessibilityLarge, 128, 128),
      (.caption2, .accessibilityExtraLarge, 172.333, 172),
      (.body, .large, 64, 64),
    ])
  func `scales as a device does`(
    style: UIFont.TextStyle, category: UIContentSizeCategory, value: CGFloat, size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let metrics = UIFontMetrics(forTextStyle: style)
    let font = UIFont.systemFont(ofSize: 64)

    #expect(abs(metrics.scaledValue(for: 64, compatibleWith: traits) - value) < 0.001)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == size)
  }

  @Test func `scales fonts to whole points, up to a maximum`() {
    let font = UIFont.systemFont(ofSize: 17)

    #expect(
      UIFontMetrics.default.scaledFont(for: font, compatibleWith: huge).pointSize == 48)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge)
        .pointSize == 30)
  }

  @Test func `uses the current traits`() {
    var size: CGFloat = 0

    huge.performAsCurrent {
      size = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize
    }

    #expect(size == 48)
  }
}

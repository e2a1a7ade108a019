import HeadlessUIKit
import Testing

@Suite("UIFontMetrics")
struct UIFontMetricsTests {
  private let huge = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func `scales as its text style grows`() {
    #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: huge) == 106)
    #expect(
      UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 34, compatibleWith: huge) == 60)
    #expect(UIFontMetrics.default.scaledValue(for: 34) == 34)
  }

  @Test func `scales fonts up to a maximum`() {
    let font = UIFont.systemFont(ofSize: 17)

    #expect(
      UIFontMetrics.default.scaledFont(for: font, compatibleWith: huge).pointSize == 53)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge)
        .pointSize == 30)
  }

  @Test func `uses the current traits`() {
    var size: CGFloat = 0

    huge.performAsCurrent {
      size = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize
    }

    #expect(size == 53)
  }
}

import HeadlessUIKit
import Testing

@Suite("UIContentSizeCategory")
struct UIContentSizeCategoryTests {
  @Test func `is ordered by size`() {
    let sizes = UIContentSizeCategory.allSizes

    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(smaller < larger)
      #expect(larger >= smaller)
      #expect(!(larger <= smaller))
    }
    #expect(UIContentSizeCategory.large <= .large)
    #expect(!(UIContentSizeCategory.unspecified < .large))
  }

  @Test func `the last five are for accessibility`() {
    #expect(UIContentSizeCategory.allSizes.filter(\.isAccessibilityCategory).count == 5)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test func `has UIKit's names`() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue
        == "UICTContentSizeCategoryAccessibilityXXXL")
    #expect(
      UIContentSizeCategory.didChangeNotification.rawValue
        == "UIContentSizeCategoryDidChangeNotification")
  }
}

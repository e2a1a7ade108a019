package import Foundation

extension UIFont.TextStyle {
  /// Returns the size of the style for a content size, from Apple's Human Interface Guidelines.
  package func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.pointSizes[self] ?? Self.bodySizes
    return sizes[category.step ?? Self.usualStep]
  }

  /// Returns the distance from line to line for a content size, as measured on a device.
  package func lead(for category: UIContentSizeCategory) -> CGFloat {
    let leads = Self.leads[self] ?? Self.bodyLeads
    return leads[category.step ?? Self.usualStep]
  }

  /// Returns the distance from line to line for a size that the style has.
  func lead(forSize size: CGFloat) -> CGFloat? {
    let step = (Self.pointSizes[self] ?? Self.bodySizes).lastIndex(of: size)
    return step.map { (Self.leads[self] ?? Self.bodyLeads)[$0] }
  }

  /// The weight of the style.
  package var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  private static let usualStep = UIContentSizeCategory.large.step ?? 0

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The sizes from the smallest category to the largest.
  ///
  /// Apple does not document the two extra large titles. They grow like the titles nearest to them.
  private static let pointSizes: [Self: [CGFloat]] = [
    .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  private static let bodyLeads: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

  /// The distances from line to line, from the smallest category to the largest.
  ///
  /// The values of the two extra large titles follow the nearest titles.
  private static let leads: [Self: [CGFloat]] = [
    .extraLargeTitle: [40, 41, 42, 43, 45, 48, 50, 55, 59, 63, 68, 72],
    .extraLargeTitle2: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
    .body: bodyLeads,
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
  ]
}

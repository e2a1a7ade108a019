import Foundation

extension UIPageControl: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let sizes = DeviceProfile.current.controls
    let (bounds, count) = (storedBounds, min(numberOfPages, 200))
    guard count > 1 || !hidesForSinglePage, count > 0 else { return }
    let isVertical = direction == .topToBottom || direction == .bottomToTop
    let isReversed =
      direction == .rightToLeft || direction == .bottomToTop
      || (direction == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let spacing = sizes.pageDotSpacing
    for page in 0..<count {
      let place = isReversed ? count - 1 - page : page
      let way = (CGFloat(place) - CGFloat(count - 1) / 2) * spacing
      let center = CGPoint(
        x: bounds.midX + (isVertical ? 0 : way), y: bounds.midY + (isVertical ? way : 0))
      let isCurrent = page == currentPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let image =
        (isCurrent ? currentPageIndicatorImage(forPage: page) : nil) ?? indicatorImage(
          forPage: page)
        ?? (isCurrent ? preferredCurrentPageIndicatorImage : nil) ?? preferredIndicatorImage
      if let image {
        painter.image(image, at: center, tint: color)
      } else {
        painter.fill(
          CGRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8), color, radius: 4)
      }
    }
  }
}

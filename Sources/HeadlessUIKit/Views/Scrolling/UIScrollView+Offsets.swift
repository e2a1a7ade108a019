import Foundation

extension UIScrollView {
  /// Returns the insets, plus what bars cover if that counts.
  final func currentInsets() -> UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let covered = safeAreaInsets
    guard covered != .zero else { return contentInset }
    var insets = contentInset
    let isAlways = contentInsetAdjustmentBehavior == .always
    let space = storedBounds.size
    if isAlways || alwaysBounceHorizontal || contentSize.width > space.width {
      insets.left += covered.left
      insets.right += covered.right
    }
    let owner = contentInsetAdjustmentBehavior == .automatic ? owningViewController : nil
    let isInNavigation =
      owner?.navigationController != nil && owner?.adjustsScrollViewInsets == true
    if isAlways || isInNavigation || alwaysBounceVertical || contentSize.height > space.height {
      insets.top += covered.top
      insets.bottom += covered.bottom
    }
    return insets
  }

  private var owningViewController: UIViewController? {
    var view: UIView? = self
    while let next = view {
      if let controller = next.viewController { return controller }
      view = next.storedSuperview
    }
    return nil
  }

  /// The smallest and the greatest offset at which the content can rest.
  final var restingRange: (least: CGPoint, greatest: CGPoint) {
    let insets = adjustedContentInset
    let size = storedBounds.size
    // Subtracted from 0, because the negative of 0 prints as -0.
    let least = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + insets.right - size.width),
        y: max(least.y, contentSize.height + insets.bottom - size.height))
    )
  }

  /// Returns the nearest offset at which the content can rest.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = restingRange
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// Returns the offset for a drag to a point, which goes past an edge only if the edge bounces.
  final func dragged(to point: CGPoint) -> CGPoint {
    let limit = clamped(point)
    let (least, greatest) = restingRange
    return CGPoint(
      x: bounces && (alwaysBounceHorizontal || greatest.x > least.x) ? point.x : limit.x,
      y: bounces && (alwaysBounceVertical || greatest.y > least.y) ? point.y : limit.y)
  }

  /// Returns the offset at which the content comes to rest after the user lets go of it.
  final func restingOffset(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
    guard isPagingEnabled else { return clamped(offset) }
    let size = storedBounds.size
    return clamped(
      CGPoint(
        x: page(offset.x, of: size.width, velocity.x),
        y: page(offset.y, of: size.height, velocity.y)))
  }

  /// Returns the start of the nearest page, or of the next page in the direction of a swipe.
  private func page(_ offset: CGFloat, of length: CGFloat, _ velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let pages = offset / length
    if velocity > 0 { return pages.rounded(.up) * length }
    if velocity < 0 { return pages.rounded(.down) * length }
    return pages.rounded() * length
  }

  /// Returns the nearest offset at which a rectangle of the content is visible.
  final func offset(toShow rect: CGRect) -> CGPoint {
    let insets = adjustedContentInset
    let size = storedBounds.size
    let offset = contentOffset
    return clamped(
      CGPoint(
        x: Self.offset(
          offset.x, toShow: rect.minX, rect.maxX, before: insets.left,
          length: size.width - insets.right),
        y: Self.offset(
          offset.y, toShow: rect.minY, rect.maxY, before: insets.top,
          length: size.height - insets.bottom)))
  }

  private static func offset(
    _ offset: CGFloat, toShow start: CGFloat, _ end: CGFloat, before: CGFloat, length: CGFloat
  ) -> CGFloat {
    let showsStart = start >= offset + before
    let showsEnd = end <= offset + length
    if showsStart == showsEnd { return offset }
    // The content moves just far enough to reveal the hidden edge, but never hides the opposite
    // one.
    return showsStart ? min(end - length, start - before) : max(start - before, end - length)
  }
}

import Foundation

extension UIScrollView {
  /// The insets, with what bars cover where that counts.
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
    let isInNavigation =
      contentInsetAdjustmentBehavior == .automatic
      && owningViewController?.navigationController != nil
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

  /// The offsets at which the content comes to rest.
  final var restingRange: (least: CGPoint, greatest: CGPoint) {
    let insets = adjustedContentInset
    let size = storedBounds.size
    // Taken away from 0, since the negative of 0 prints as -0.
    let least = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + insets.right - size.width),
        y: max(least.y, contentSize.height + insets.bottom - size.height))
    )
  }

  /// The offset at which the content comes to rest that is nearest to another.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = restingRange
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// How far a drag takes the content: past its edges only where it bounces.
  final func dragged(to point: CGPoint) -> CGPoint {
    let limit = clamped(point)
    let (least, greatest) = restingRange
    return CGPoint(
      x: bounces && (alwaysBounceHorizontal || greatest.x > least.x) ? point.x : limit.x,
      y: bounces && (alwaysBounceVertical || greatest.y > least.y) ? point.y : limit.y)
  }

  /// Where the content comes to rest once it is let go of.
  final func restingPlace(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
    guard isPagingEnabled else { return clamped(offset) }
    let size = storedBounds.size
    return clamped(
      CGPoint(
        x: page(offset.x, of: size.width, velocity.x),
        y: page(offset.y, of: size.height, velocity.y)))
  }

  /// The start of the nearest page, or of the next one in the direction of a swipe.
  private func page(_ offset: CGFloat, of length: CGFloat, _ velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let pages = offset / length
    if velocity > 0 { return pages.rounded(.up) * length }
    if velocity < 0 { return pages.rounded(.down) * length }
    return pages.rounded() * length
  }

  /// The nearest offset at which a rectangle of the content shows.
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
    // Just so far that the edge shows which is hidden, but never past the other one.
    return showsStart ? min(end - length, start - before) : max(start - before, end - length)
  }
}

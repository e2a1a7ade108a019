import Foundation

extension UISegmentedControl {
  /// Returns the preferred width of a segment: the one that was set, or else that of its content.
  private func wantedWidth(of segment: Segment) -> CGFloat {
    if segment.width > 0, segment.width.isFinite { return segment.width }
    if let image = segment.image { return image.size.width + Self.padding }
    let attributes = titleTextAttributes(for: .normal) ?? [:]
    let font = attributes[.font] ?? UIFont.systemFont(ofSize: Self.fontSize)
    return (segment.title ?? "").size(withAttributes: [.font: font]).width + Self.padding
  }

  /// The preferred widths of the segments.
  ///
  /// They are equal by default.
  var wantedWidths: [CGFloat] {
    let widths = segments.map { wantedWidth(of: $0) }
    guard !apportionsSegmentWidthsByContent else { return widths }
    let common = zip(segments, widths).filter { $0.0.width <= 0 }.map(\.1).max() ?? 0
    return zip(segments, widths).map { $0.width > 0 ? $1 : common }
  }

  /// The share of each segment in the width.
  ///
  /// All shares are equal by default.
  private var shares: [CGFloat] {
    let isEven = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width <= 0 }
    return isEven ? Array(repeating: 1, count: segments.count) : wantedWidths
  }

  /// Returns the segment at a position, or the nearest one.
  ///
  /// Returns `noSegment` if there is none.
  func segmentIndex(at x: CGFloat) -> Int {
    let widths = shares
    guard !widths.isEmpty else { return Self.noSegment }
    let bounds = bounds
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var left = isReversed ? bounds.maxX - x : x - bounds.minX
    let factor = bounds.width / widths.reduce(0, +)
    guard factor.isFinite else { return 0 }
    for (index, width) in widths.enumerated() {
      left -= width * factor
      if left < 0 { return index }
    }
    return widths.count - 1
  }

  /// Returns the center of a segment.
  func middle(ofSegmentAt index: Int) -> CGPoint {
    let bounds = bounds
    let widths = shares
    let factor = bounds.width / widths.reduce(0, +)
    guard widths.indices.contains(index), factor.isFinite else {
      return CGPoint(x: bounds.midX, y: bounds.midY)
    }
    let way = (widths.prefix(index).reduce(0, +) + widths[index] / 2) * factor
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGPoint(x: isReversed ? bounds.maxX - way : bounds.minX + way, y: bounds.midY)
  }

  static var height: CGFloat { 32 }
  private static var fontSize: CGFloat { 13 }
  /// The space on both sides of a segment's content, added up.
  private static var padding: CGFloat { 20 }
}

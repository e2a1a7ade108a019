import Foundation

extension UISegmentedControl {
  /// Returns the preferred width of a segment: the set width, or else its content's.
  private func wantedWidth(of segment: Segment) -> CGFloat {
    if segment.width > 0, segment.width.isFinite { return segment.width }
    if let image = segment.image { return image.size.width + Self.padding }
    let own = titleTextAttributes(for: .normal)?[.font] as? UIFont
    let font = own ?? UIFont.systemFont(ofSize: Self.fontSize)
    return TextMeasure().size(of: segment.title ?? "", font).width + Self.padding
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
  /// Returns `noSegment` if no segment is there.
  func segmentIndex(at x: CGFloat) -> Int {
    let bounds = bounds
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = isReversed ? bounds.maxX - x : x - bounds.minX
    return currentPlaces.segment(at: way, in: bounds.width) ?? Self.noSegment
  }

  /// Where the segments are, found out once after each change.
  private var currentPlaces: SegmentPlaces {
    if let places { return places }
    let found = SegmentPlaces(widths: shares)
    places = found
    return found
  }

  /// Returns the center of a segment.
  package func middle(ofSegmentAt index: Int) -> CGPoint {
    let bounds = bounds
    guard let way = currentPlaces.middle(of: index, in: bounds.width) else {
      return CGPoint(x: bounds.midX, y: bounds.midY)
    }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGPoint(x: isReversed ? bounds.maxX - way : bounds.minX + way, y: bounds.midY)
  }

  static var height: CGFloat { DeviceProfile.current.controls.segmentHeight }
  private static var fontSize: CGFloat { DeviceProfile.current.controls.segmentFontSize }
  private static var padding: CGFloat { DeviceProfile.current.controls.segmentPadding }
}

import Foundation

/// Where the segments of a control end.
///
/// A control keeps it until its content changes, so that the taps on each of many segments do not
/// measure all of them.
struct SegmentPlaces {
  /// The sum of the widths up to the end of each segment.
  private var ends: [CGFloat] = []

  init(widths: [CGFloat]) {
    ends.reserveCapacity(widths.count)
    var end: CGFloat = 0
    for width in widths {
      end += width
      ends.append(end)
    }
  }

  private var total: CGFloat { ends.last ?? 0 }

  /// Returns where a segment ends in a control of a width.
  ///
  /// Segments end at whole points, so that the last ones are wider where a width does not divide
  /// (behaviour 820).
  private func end(of segment: Int, in width: CGFloat) -> CGFloat {
    segment == ends.count - 1 ? width : (width * ends[segment] / total).rounded(.down)
  }

  /// Returns the segment at a distance from where they begin, or the nearest one.
  ///
  /// Returns `nil` without segments.
  func segment(at way: CGFloat, in width: CGFloat) -> Int? {
    guard !ends.isEmpty else { return nil }
    guard total > 0, total.isFinite else { return 0 }
    return Int.first(ofSorted: ends.count - 1) { way < end(of: $0, in: width) }
  }

  /// Returns the distance of a segment's middle from where the segments begin.
  func middle(of segment: Int, in width: CGFloat) -> CGFloat? {
    guard ends.indices.contains(segment), total > 0, total.isFinite else { return nil }
    let start = segment > 0 ? end(of: segment - 1, in: width) : 0
    return (start + end(of: segment, in: width)) / 2
  }
}

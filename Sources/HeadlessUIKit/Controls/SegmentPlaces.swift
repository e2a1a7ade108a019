import Foundation

/// Where the segments of a control end, as shares of its width.
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

  /// Returns the segment at a share of the control's width, or the nearest one.
  ///
  /// Without segments there is none.
  func segment(at share: CGFloat) -> Int? {
    guard !ends.isEmpty else { return nil }
    guard total > 0, total.isFinite else { return 0 }
    // In a control without a width.
    guard !share.isNaN else { return ends.count - 1 }
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= share * total { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the share of the control's width at which the middle of a segment is.
  func middle(of segment: Int) -> CGFloat? {
    guard ends.indices.contains(segment), total > 0, total.isFinite else { return nil }
    let start = segment > 0 ? ends[segment - 1] : 0
    return (start + ends[segment]) / 2 / total
  }
}

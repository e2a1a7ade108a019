import Foundation

/// The extent of a view along an axis, as far as it is known.
///
/// Any two of its four parts decide the other two.
struct LayoutSpan {
  private(set) var start: CGFloat?
  private(set) var end: CGFloat?
  private(set) var middle: CGFloat?
  private(set) var length: CGFloat?

  enum Place {
    case start, end, middle, length
  }

  init() {}

  init(start: CGFloat, length: CGFloat) {
    set(.start, to: start)
    set(.length, to: length)
  }

  var isDecided: Bool { start != nil && length != nil }
  var isOpen: Bool { start == nil && end == nil && middle == nil && length == nil }

  subscript(place: Place) -> CGFloat? {
    switch place {
    case .start: start
    case .end: end
    case .middle: middle
    case .length: length
    }
  }

  /// Sets a part, unless it is known already or the value is not finite.
  @discardableResult
  mutating func set(_ place: Place, to value: CGFloat) -> Bool {
    guard self[place] == nil, value.isFinite else { return false }
    var changed = self
    switch place {
    case .start: changed.start = value
    case .end: changed.end = value
    case .middle: changed.middle = value
    case .length: changed.length = max(0, value)
    }
    changed.complete()
    let places = [changed.start, changed.end, changed.middle, changed.length]
    guard places.allSatisfy({ $0?.isFinite ?? true }) else { return false }
    self = changed
    return true
  }

  private mutating func complete() {
    let found: (start: CGFloat, length: CGFloat)? =
      switch (start, end, middle, length) {
      case (let start?, _, _, let length?): (start, length)
      case (let start?, let end?, _, nil): (start, end - start)
      case (let start?, nil, let middle?, nil): (start, (middle - start) * 2)
      case (nil, let end?, _, let length?): (end - length, length)
      case (nil, let end?, let middle?, nil): (middle - (end - middle), (end - middle) * 2)
      case (nil, nil, let middle?, let length?): (middle - length / 2, length)
      default: nil
      }
    guard let found else { return }
    // A negative length becomes 0, and the start stays.
    let length = max(0, found.length)
    start = found.start
    self.length = length
    end = end.flatMap { found.length < 0 ? nil : $0 } ?? found.start + length
    middle = middle.flatMap { found.length < 0 ? nil : $0 } ?? found.start + length / 2
  }
}

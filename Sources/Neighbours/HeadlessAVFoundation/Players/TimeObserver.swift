import Foundation

/// An observer that is called when an item comes to some times.
@MainActor
final class TimeObserver {
  enum Times {
    case periodic(Double)
    case boundaries([Double])
  }

  private let times: Times
  private let block: (CMTime) -> Void
  /// The item's place at the last look.
  private var last = 0.0

  init(_ times: Times, _ block: @escaping (CMTime) -> Void) {
    self.times = times
    self.block = block
  }

  var isPeriodic: Bool { if case .periodic = times { true } else { false } }

  func call(_ time: CMTime) { block(time) }

  /// Takes note of where the item is, and does not call.
  func pass(_ position: Double) { last = position }

  /// The next time after a place.
  func next(from position: Double, rate: Float) -> Double? {
    switch times {
    case .periodic(let step):
      // What was called for a moment ago is not called for again.
      let count = position / step
      let near = count.rounded()
      let isNear = abs(count - near) < Self.tolerance
      if rate > 0 { return (isNear ? near + 1 : count.rounded(.up)) * step }
      return (isNear ? near - 1 : count.rounded(.down)) * step
    case .boundaries(let places):
      return rate > 0
        ? places.first { $0 > max(position, last) + Self.tolerance }
        : places.last { $0 < min(position, last) - Self.tolerance }
    }
  }

  /// How far from a time still counts as there.
  private static let tolerance = 1e-6

  /// Whether the item has come to one of the times since the last look.
  func reach(_ position: Double, rate: Float) -> Bool {
    let from = last
    last = position
    switch times {
    case .periodic(let step):
      let count = position / step
      return abs(count - count.rounded()) < Self.tolerance / min(step, 1) && position != from
    case .boundaries(let places):
      return places.contains { place in
        rate > 0
          ? place > from + Self.tolerance && place <= position + Self.tolerance
          : place < from - Self.tolerance && place >= position - Self.tolerance
      }
    }
  }
}

/// How a value goes from one to another in stretches of time.
struct CompositionRamps<Value> {
  /// A stretch, with the value at its start and at its end.
  typealias Ramp = (start: Value, end: Value, range: CMTimeRange)

  private(set) var ramps: [Ramp] = []

  /// Says how a value goes.
  mutating func add(_ start: Value, _ end: Value, _ range: CMTimeRange) {
    ramps.append((start, end, range))
    ramps.sort { $0.range.start < $1.range.start }
  }

  /// Says the value from a time on.
  mutating func set(_ value: Value, at time: CMTime) {
    add(value, value, CMTimeRange(start: time, duration: .zero))
  }

  /// How the value goes at a time; `nil` where it is not said.
  func ramp(at time: CMTime) -> Ramp? {
    guard let index = ramps.lastIndex(where: { $0.range.start <= time }) else { return nil }
    let ramp = ramps[index]
    guard !ramp.range.containsTime(time) else { return ramp }
    let end = index + 1 < ramps.count ? ramps[index + 1].range.start : .positiveInfinity
    return (ramp.end, ramp.end, CMTimeRange(start: ramp.range.end, end: end))
  }

  /// Writes how the value goes at a time, and returns whether that is said.
  func tell(
    at time: CMTime, _ start: UnsafeMutablePointer<Value>?, _ end: UnsafeMutablePointer<Value>?,
    _ range: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp = ramp(at: time) else { return false }
    start?.pointee = ramp.start
    end?.pointee = ramp.end
    range?.pointee = ramp.range
    return true
  }
}

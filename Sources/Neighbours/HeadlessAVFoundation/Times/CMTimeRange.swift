/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  /// Its start.
  public var start: CMTime
  /// Its duration.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { self = .invalid }

  /// Creates a stretch of its beginning and its length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates a stretch from one time to another.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// A stretch of no length, at the beginning.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// Whether it is a stretch of time.
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0 && duration.value >= 0
  }

  /// Whether its start or its duration is indefinite.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

  /// Whether it has no length.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Its end.
  public var end: CMTime { start + duration }

  /// Returns the stretch that holds both.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(
      start: CMTimeMinimum(start, otherRange.start), end: CMTimeMaximum(end, otherRange.end))
  }

  /// Returns the stretch that both hold.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let start = CMTimeMaximum(start, otherRange.start)
    let end = CMTimeMinimum(end, otherRange.end)
    return start < end ? CMTimeRange(start: start, end: end) : .zero
  }

  /// Whether a time is within it, which its end is not.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && start <= time && time < end
  }

  /// Whether another stretch is within it.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
    isValid && otherRange.isValid && start <= otherRange.start && otherRange.end <= end
  }
}

extension CMTimeRange: CustomStringConvertible {
  /// The stretch as a device writes it.
  public var description: String { "{\(start), \(duration)}" }
}

/// Returns a stretch of its beginning and its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Returns a stretch from one time to another.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

/// Returns when a stretch is over.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Returns the stretch that holds both.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}

/// Returns the stretch that both hold.
public func CMTimeRangeGetIntersection(
  _ range: CMTimeRange, otherRange: CMTimeRange
) -> CMTimeRange { range.intersection(otherRange) }

/// Returns whether two stretches are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool {
  range1 == range2
}

/// Returns whether a time is within a stretch.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}

/// Returns whether another stretch is within one.
public func CMTimeRangeContainsTimeRange(
  _ range: CMTimeRange, otherRange: CMTimeRange
) -> Bool { range.containsTimeRange(otherRange) }

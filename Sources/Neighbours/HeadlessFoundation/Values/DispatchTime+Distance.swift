public import Dispatch

// Dispatch on Linux adds intervals by operators alone.
extension DispatchTime {
  /// Returns the moment an interval later.
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

  /// Returns the interval to another moment; `never` if one of the two never comes.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    guard self != .distantFuture, other != .distantFuture else { return .never }
    let (start, end) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
  }
}

import Dispatch

extension DispatchWallTime {
  /// The time until the moment, or `nil` if it never comes.
  var uiKitDelay: Duration? {
    guard self != .distantFuture else { return nil }
    // A wall time is kept as the negative number of its nanoseconds.
    let (now, then) = (DispatchWallTime.now().rawValue, rawValue)
    return .realDelay(nanoseconds: Int64(bitPattern: now &- then))
  }
}

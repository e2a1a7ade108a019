public import Dispatch

extension DispatchTime {
  /// The moment from which a delay in UIKit time counts.
  ///
  /// It stands for `now()` in a deadline. It says exactly how long a delay is; real moments go on
  /// while one computes with them. It lies so far ahead that no real moment is taken for one.
  public static func uiKitNow() -> DispatchTime {
    DispatchTime(
      uptimeNanoseconds: uiKitBase &+ nanoseconds(ApplicationScope.current.elsewhere.now))
  }

  /// The time until the moment, or `nil` if it never comes.
  var uiKitDelay: Duration? {
    guard self != .distantFuture else { return nil }
    guard uptimeNanoseconds < Self.uiKitBase / 2 else {
      return .nanoseconds(Int64(clamping: uptimeNanoseconds))
        - .nanoseconds(Int64(clamping: Self.uiKitNow().uptimeNanoseconds))
    }
    return .realDelay(
      nanoseconds: Int64(clamping: uptimeNanoseconds)
        - Int64(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  /// The UIKit time at the moment, whose beginning is that of Dispatch's clock, too.
  package var uiKitTime: Duration {
    let isAhead = uptimeNanoseconds >= Self.uiKitBase / 2
    return .nanoseconds(
      Int64(clamping: uptimeNanoseconds &- (isAhead ? Self.uiKitBase : 0)))
  }

  /// A moment 36 years ahead; Dispatch takes a much later moment for a wall time.
  private static let uiKitBase: UInt64 = 1 << 60

  private static func nanoseconds(_ time: Duration) -> UInt64 {
    let (seconds, attoseconds) = time.components
    let sum = min(seconds, 1_000_000_000) * 1_000_000_000 + attoseconds / 1_000_000_000
    return UInt64(clamping: sum)
  }
}

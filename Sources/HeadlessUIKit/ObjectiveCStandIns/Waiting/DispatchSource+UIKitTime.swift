public import Dispatch

extension DispatchSource {
  /// Creates a timer in UIKit time.
  public class func uiKitTimerSource(
    flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> UIKitTimerSource { UIKitTimerSource(queue: queue) }
}

import Foundation

extension Duration {
  /// Returns a time in seconds as UIKit takes it.
  ///
  /// Negative values and not-a-number become zero; values beyond the clock become its maximum.
  package static func uiKitTime(_ seconds: TimeInterval) -> Duration {
    seconds > 0 ? .seconds(min(seconds, 1_000_000_000_000)) : .zero
  }

  /// How long a frame of the screen is shown, of which there are sixty in a second.
  package static let frame = uiKitTime(1.0 / 60)

  /// A delay that was computed from a real moment, which was a little earlier.
  static func realDelay(nanoseconds: Int64) -> Duration {
    .milliseconds(nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 >= 100_000 ? 1 : 0))
  }

  /// The number of seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

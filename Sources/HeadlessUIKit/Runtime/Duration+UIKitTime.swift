import Foundation

extension Duration {
  /// A number of seconds as UIKit is given them: what is below zero, or no number, is no time, and
  /// what is beyond all clocks is as long as they go.
  package static func uiKitTime(_ seconds: TimeInterval) -> Duration {
    seconds > 0 ? .seconds(min(seconds, 1_000_000_000_000)) : .zero
  }
}

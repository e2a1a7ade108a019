import Foundation

/// The speed of a gesture with two fingers.
struct TwoFingers {
  /// The speed of the change, in units per second of UIKit time.
  private(set) var speed: CGFloat = 0
  private var lastTime = Duration.zero

  /// Starts the measurement when the second finger is down.
  mutating func begin(at time: Duration) { lastTime = time }

  /// Measures a change.
  mutating func change(by amount: CGFloat, at time: Duration) {
    let seconds = (time - lastTime) / .seconds(1)
    guard seconds > 0 else { return }
    speed = amount / seconds
    lastTime = time
  }

  mutating func reset() { speed = 0 }
}

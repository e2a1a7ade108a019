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

  /// Forgets the fingers.
  mutating func reset() { speed = 0 }
}

extension UIGestureRecognizer {
  /// Ignores all fingers after the second one, and returns whether the second has just gone down.
  final func hasSecondFinger(with event: UIEvent) -> Bool {
    for touch in down.dropFirst(2) { ignore(touch, for: event) }
    return aim == .possible && down.count == 2
  }

  /// The locations of the two fingers, in the coordinates of the window.
  final var twoLocations: (first: CGPoint, second: CGPoint) {
    let locations = down.map(\.locationInWindow)
    return (locations.first ?? .zero, locations.last ?? .zero)
  }

  /// Begins the gesture or continues it.
  final func goOn() { state = aim.isUnderWay ? .changed : .began }

  /// Ends the gesture when the first of the fingers is lifted.
  final func endWithFirstFinger() {
    if aim.isUnderWay {
      state = .ended
    } else if down.isEmpty {
      state = .failed
    }
  }
}

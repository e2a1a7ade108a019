import Foundation

/// What recognizers of two fingers share: when they begin, how fast they go, how they end.
struct TwoFingers {
  /// How fast what is measured changes, in units a second of UIKit time.
  private(set) var speed: CGFloat = 0
  private var lastTime = Duration.zero

  /// The second finger is down.
  mutating func begin(at time: Duration) { lastTime = time }

  /// What is measured has changed.
  mutating func change(by amount: CGFloat, at time: Duration) {
    let seconds = (time - lastTime) / .seconds(1)
    guard seconds > 0 else { return }
    speed = amount / seconds
    lastTime = time
  }

  /// The fingers are forgotten.
  mutating func reset() { speed = 0 }
}

extension UIGestureRecognizer {
  /// Ignores further fingers than two; answers whether the second one has just gone down.
  final func hasSecondFinger(with event: UIEvent) -> Bool {
    for touch in down.dropFirst(2) { ignore(touch, for: event) }
    return aim == .possible && down.count == 2
  }

  /// Where the two fingers are, in the coordinates of the window.
  final var twoPlaces: (first: CGPoint, second: CGPoint) {
    let places = down.map(\.locationInWindow)
    return (places.first ?? .zero, places.last ?? .zero)
  }

  /// Begins the gesture, or goes on with it.
  final func goOn() { state = aim.isUnderWay ? .changed : .began }

  /// Ends the gesture with the first finger that is lifted.
  final func endWithFirstFinger() {
    if aim.isUnderWay {
      state = .ended
    } else if down.isEmpty {
      state = .failed
    }
  }
}

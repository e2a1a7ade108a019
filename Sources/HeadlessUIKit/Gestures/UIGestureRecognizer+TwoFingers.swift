import Foundation

extension UIGestureRecognizer {
  /// Ignores all fingers after the second.
  ///
  /// Returns whether the second one has just gone down.
  final func hasSecondFinger(with event: UIEvent) -> Bool {
    for touch in down.dropFirst(2) { ignore(touch, for: event) }
    return aim == .possible && down.count == 2
  }

  /// Where the two fingers are, in the coordinates of the window.
  final var twoLocations: (first: CGPoint, second: CGPoint) {
    let locations = down.map(\.locationInWindow)
    return (locations.first ?? .zero, locations.last ?? .zero)
  }

  /// Begins the gesture, or continues it.
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

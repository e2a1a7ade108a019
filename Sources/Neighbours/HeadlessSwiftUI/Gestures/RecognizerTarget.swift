/// What a recognizer tells, as a closure.
@MainActor final class RecognizerTarget<R: UIGestureRecognizer>: NSObject {
  private let action: @MainActor (R) -> Void

  init(_ action: @escaping @MainActor (R) -> Void) { self.action = action }

  func recognized(_ recognizer: UIGestureRecognizer) {
    if let recognizer = recognizer as? R { action(recognizer) }
  }

  /// Hears of a recognizer.
  func hear(_ recognizer: R) {
    recognizer.addTarget(self, action: Selector("recognized:", RecognizerTarget.recognized(_:)))
  }
}

extension UIGestureRecognizer {
  /// Where the fingers are in a space.
  func location(in space: CoordinateSpace) -> CGPoint {
    let place = location(in: nil)
    return (view as? GestureView)?.point(place, in: space) ?? place
  }
}

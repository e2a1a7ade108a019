/// Hears of a finger, and recognizes nothing.
final class PressWatch: UIGestureRecognizer {
  var pressed: (@MainActor () -> Void)?
  var lifted: (@MainActor () -> Void)?
  /// Whether what comes after the press has been told.
  var isOver = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    isOver = false
    pressed?()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    finish()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    finish()
  }

  private func finish() {
    if !isOver { lifted?() }
    isOver = true
    state = .failed
  }
}

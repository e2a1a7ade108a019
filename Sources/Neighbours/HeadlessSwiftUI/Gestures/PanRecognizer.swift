/// A recognizer of a finger that moves.
final class PanRecognizer: UIPanGestureRecognizer, MeetingKeeper {
  var meeting: Meeting?
  private let target: RecognizerTarget<PanRecognizer>

  init(_ action: @escaping @MainActor (PanRecognizer) -> Void) {
    target = RecognizerTarget(action)
    super.init(target: nil, action: nil)
    target.hear(self)
  }
}

/// A recognizer of a finger that stays.
final class PressRecognizer: UILongPressGestureRecognizer, MeetingKeeper {
  var meeting: Meeting?
  private let target: RecognizerTarget<PressRecognizer>

  init(_ action: @escaping @MainActor (PressRecognizer) -> Void) {
    target = RecognizerTarget(action)
    super.init(target: nil, action: nil)
    target.hear(self)
  }
}

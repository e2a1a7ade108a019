/// A recognizer of fingers that turn.
final class RotationRecognizer: UIRotationGestureRecognizer, MeetingKeeper {
  var meeting: Meeting?
  private let target: RecognizerTarget<RotationRecognizer>

  init(_ action: @escaping @MainActor (RotationRecognizer) -> Void) {
    target = RecognizerTarget(action)
    super.init(target: nil, action: nil)
    target.hear(self)
  }
}

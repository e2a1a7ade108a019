/// A recognizer of fingers that move apart.
final class PinchRecognizer: UIPinchGestureRecognizer, MeetingKeeper {
  var meeting: Meeting?
  private let target: RecognizerTarget<PinchRecognizer>

  init(_ action: @escaping @MainActor (PinchRecognizer) -> Void) {
    target = RecognizerTarget(action)
    super.init(target: nil, action: nil)
    target.hear(self)
  }
}

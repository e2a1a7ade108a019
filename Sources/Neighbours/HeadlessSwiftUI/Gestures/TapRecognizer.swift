/// A recognizer of taps.
final class TapRecognizer: UITapGestureRecognizer, MeetingKeeper {
  var meeting: Meeting?
  private let target: RecognizerTarget<TapRecognizer>

  init(_ action: @escaping @MainActor (TapRecognizer) -> Void) {
    target = RecognizerTarget(action)
    super.init(target: nil, action: nil)
    target.hear(self)
  }
}

/// What decides whether recognizers go together with others.
@MainActor final class Meeting: NSObject, UIGestureRecognizerDelegate {
  var meetsAll = false
  var comesFirst = false

  /// Is the delegate of a recognizer, which keeps none alive.
  func adopt(_ recognizer: UIGestureRecognizer) {
    recognizer.delegate = self
    (recognizer as? any MeetingKeeper)?.meeting = self
  }

  /// A tap on a control within is not one on what is around.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard !meetsAll, !comesFirst, !(gestureRecognizer is PanRecognizer) else { return true }
    var view = touch.view
    while let here = view, here !== gestureRecognizer.view {
      if here is HostedButton { return false }
      view = here.superview
    }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { meetsAll }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard comesFirst, let own = gestureRecognizer.view, let other = otherGestureRecognizer.view
    else { return false }
    return other !== own && other.isDescendant(of: own)
  }
}

/// A recognizer that keeps its delegate alive.
@MainActor protocol MeetingKeeper: UIGestureRecognizer {
  var meeting: Meeting? { get set }
}

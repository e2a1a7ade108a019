import Foundation

extension UIGestureRecognizer {
  // MARK: Asking for a state

  /// The state that the recognizer is in, or has asked for.
  final var aim: State { wanted.last ?? storedState }

  /// Asks for a state.
  final func ask(for state: State) {
    // Nobody hears of a recognizer that has no touches (behaviour 221).
    guard let recognition else {
      storedState = state
      return
    }
    guard !aim.isFinal else { return }
    switch state {
    case .possible: return
    case .failed, .cancelled:
      if storedState == .possible {
        recognition.fail(self)
      } else {
        wanted.append(.cancelled)
      }
    case .began:
      guard aim == .possible else { return }
      wanted = [.began]
    case .changed:
      // What has asked to begin has not begun to change.
      guard storedState.isUnderWay else { return }
      wanted.append(.changed)
    case .ended: wanted.append(.ended)
    }
    recognition.settle(for: self)
  }

  /// Gets the recognizer ready for its next gesture.
  final func becomePossible() {
    cancelTimer()
    for touch in live { touch.storedGestureRecognizers?.removeAll { $0 === self } }
    live = []
    sequence = []
    event = nil
    touchedView = nil
    wanted = []
    blocker = nil
    mayBeginAnswer = nil
    requirementAnswers = [:]
    recognition = nil
    storedState = .possible
    reset()
  }

  // MARK: Answering what decides about a gesture

  /// Whether the views and the delegate let the recognizer begin; asked once for a gesture.
  final func mayBegin() -> Bool {
    if let mayBeginAnswer { return mayBeginAnswer }
    let answer = viewsLetBegin() && delegateLetsBegin()
    mayBeginAnswer = answer
    return answer
  }

  /// The touched view is asked first, then the views around it up to the recognizer's own.
  private func viewsLetBegin() -> Bool {
    guard let own = storedView else { return false }
    guard let touchedView, touchedView.isDescendant(of: own) else {
      return own.gestureRecognizerShouldBegin(self)
    }
    var view: UIView? = touchedView
    while let next = view {
      if next !== own, yields(to: next) { return false }
      guard next.gestureRecognizerShouldBegin(self) else { return false }
      if next === own { break }
      view = next.storedSuperview
    }
    return true
  }

  private func delegateLetsBegin() -> Bool {
    // A view that is its recognizer's delegate answers both questions by the same method.
    guard let delegate, delegate !== storedView else { return true }
    return delegate.gestureRecognizerShouldBegin(self)
  }

  /// Whether the recognizer waits for another one to fail; asked once for a gesture.
  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.object === other }) { return true }
    if let answer = requirementAnswers[ObjectIdentifier(other)] { return answer }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    requirementAnswers[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Whether the recognizer waits for another one, or for one that does.
  final func isWaiting(for other: UIGestureRecognizer) -> Bool {
    var blocker = blocker
    for _ in 0..<64 {
      guard let next = blocker else { return false }
      if next === other { return true }
      blocker = next.blocker
    }
    return false
  }

  /// Whether two recognizers have received a touch in common.
  final func isRelated(to other: UIGestureRecognizer) -> Bool {
    sequence.contains { other.sequence.contains($0) }
  }

  // MARK: Sending actions

  final func sendActions() {
    for target in targets {
      guard let object = target.object else { continue }
      target.action.perform(on: object, sender: self)
    }
  }
}

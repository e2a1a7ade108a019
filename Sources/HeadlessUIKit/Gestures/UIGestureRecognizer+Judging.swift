import Foundation

extension UIGestureRecognizer {
  // MARK: Asking for a state

  /// The state that the recognizer has requested, or else the current one.
  final var aim: State { wanted.last ?? storedState }

  /// Requests a state.
  final func ask(for state: State) {
    // Without touches a recognizer has no gesture, and nothing is told about it (behaviour 221).
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
      // A recognizer that has only requested to begin cannot change yet.
      guard storedState.isUnderWay else { return }
      wanted.append(.changed)
    case .ended: wanted.append(.ended)
    }
    recognition.settle(for: self)
  }

  /// Gets the recognizer ready for its next gesture; its touches have been released.
  final func becomePossible() {
    cancelTimer()
    for touch in touchState.live { stopReceiving(touch) }
    // What goes with the touches may ask the recognizer.
    let old = touchState
    touchState = TouchState(received: old.received, lastPoints: old.lastPoints)
    withExtendedLifetime(old) {}
    wanted = []
    blocker = nil
    answers = Answers()
    recognition = nil
    storedState = .possible
    reset()
  }

  // MARK: Asking the delegate about a gesture

  /// Returns whether the views and the delegate let the recognizer begin.
  ///
  /// Each gesture asks once.
  final func mayBegin() -> Bool {
    if let answer = answers.mayBegin { return answer }
    let answer = viewsLetBegin() && delegateLetsBegin()
    answers.mayBegin = answer
    return answer
  }

  /// Asks the touched view first, then the views around it up to the recognizer's own.
  private func viewsLetBegin() -> Bool {
    guard let own = storedView else { return false }
    guard let touchedView = touchState.touchedView, touchedView.isDescendant(of: own) else {
      return own.gestureRecognizerShouldBegin(self)
    }
    if let scroll = own as? UIScrollView, !scroll.lets(self, takeTouchFrom: touchedView) {
      return false
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
    // A view that is also the delegate answers both questions with the same method.
    guard let delegate, delegate !== storedView else { return true }
    return delegate.gestureRecognizerShouldBegin(self)
  }

  /// Returns whether the recognizer waits for another one to fail.
  ///
  /// Each gesture asks once.
  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.object === other }) { return true }
    if let answer = answers.requirements[ObjectIdentifier(other)] { return answer }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    answers.requirements[ObjectIdentifier(other)] = answer
    return answer
  }

  /// How many recognizers may wait for one another, even if they do so in a circle.
  private static let longestChain = 64

  /// Returns whether the recognizer waits for another one, directly or through others.
  final func isWaiting(for other: UIGestureRecognizer) -> Bool {
    var blocker = blocker
    for _ in 0..<Self.longestChain {
      guard let next = blocker else { return false }
      if next === other { return true }
      blocker = next.blocker
    }
    return false
  }

  /// Returns whether two recognizers have received the same touch.
  final func isRelated(to other: UIGestureRecognizer) -> Bool {
    touchState.sequence.contains { other.touchState.sequence.contains($0) }
  }

  /// Returns whether the recognizer has precedence over another one, which it prevents and which
  /// does not prevent it.
  final func comesBefore(_ other: UIGestureRecognizer) -> Bool {
    isRelated(to: other) && canPrevent(other) && !other.canPrevent(self)
  }

  /// Whether the class is UIKit's own, and not an app's subclass.
  final var isOfUIKit: Bool { Self.classesOfUIKit.contains(ObjectIdentifier(type(of: self))) }

  private static let classesOfUIKit = Set(
    [
      UITapGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPanGestureRecognizer.self,
      UIScreenEdgePanGestureRecognizer.self, UISwipeGestureRecognizer.self,
      UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self,
    ].map { ObjectIdentifier($0) })

  // MARK: Sending actions

  final func sendActions() {
    for target in targets {
      guard let object = target.object else { continue }
      // One that is its own target is UIKit's.
      if object !== self, AppWatch.withholds(.recognizer(self)) { continue }
      target.action.perform(on: object, sender: self)
    }
  }
}

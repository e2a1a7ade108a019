import Foundation

extension GestureRecognition {
  /// Decides whether recognizers that have seen their gesture continue, wait or fail.
  func judge() {
    for recognizer in active where !recognizer.wanted.isEmpty && recognizer.storedState.isUnderWay {
      goOn(recognizer)
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for candidate in candidates() where judge(candidate) { hasChanged = true }
    }
  }

  /// Returns the recognizers that want to begin, in the order of precedence.
  ///
  /// A recognizer comes first if it prevents another one and is not prevented by it. Otherwise a
  /// recognizer of an inner view comes first (behaviour 224).
  private func candidates() -> [UIGestureRecognizer] {
    let wanting = active.filter { $0.storedState == .possible && !$0.wanted.isEmpty }
    guard wanting.count > 1 else { return wanting }
    let areAllOfUIKit = wanting.allSatisfy(\.isOfUIKit)
    var sorted: [UIGestureRecognizer] = []
    var fewestTaps = Int.max
    for recognizer in wanting {
      // UIKit's own classes all prevent each other, but for recognizers of more taps. So most of
      // them need not be compared with each one before.
      let taps = (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired
      let mayComeBefore = !areAllOfUIKit || (taps ?? 0) > fewestTaps
      fewestTaps = min(fewestTaps, taps ?? .max)
      let index = mayComeBefore ? sorted.firstIndex { recognizer.comesBefore($0) } : nil
      sorted.insert(recognizer, at: index ?? sorted.count)
    }
    return sorted
  }

  /// Judges one recognizer, and returns whether that has changed anything.
  private func judge(_ recognizer: UIGestureRecognizer) -> Bool {
    // A delegate method for another recognizer may have stopped this one.
    guard recognizer.storedState == .possible, !recognizer.wanted.isEmpty else { return false }
    guard recognizer.mayBegin() else { return fail(recognizer) }
    for other in active where other !== recognizer && other.isRelated(to: recognizer) {
      guard recognizer.requiresFailure(of: other) else { continue }
      if other.storedState.isRecognized { return fail(recognizer) }
      if other.storedState == .possible, !other.isWaiting(for: recognizer) {
        recognizer.blocker = other
        return false
      }
    }
    recognizer.blocker = nil
    for other in active where other !== recognizer && other.storedState.isRecognized {
      if other.isRelated(to: recognizer), prevents(other, recognizer) { return fail(recognizer) }
    }
    guard recognizer.storedState == .possible, !recognizer.wanted.isEmpty else { return false }
    begin(recognizer)
    return true
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    enter(recognizer.wanted.removeFirst(), recognizer)
    goOn(recognizer)
    for other in active where other !== recognizer && other.storedState == .possible {
      if other.isRelated(to: recognizer), prevents(recognizer, other) { fail(other) }
    }
  }

  private func goOn(_ recognizer: UIGestureRecognizer) {
    let states = recognizer.wanted
    recognizer.wanted = []
    for state in states where recognizer.storedState.isUnderWay { enter(state, recognizer) }
  }

  /// Puts a recognizer into a state for which its action is sent (behaviour 221).
  func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    let isFirst = recognizer.storedState == .possible
    recognizer.storedState = state
    acts.append(Act(recognizer: recognizer, state: state, isFirst: isFirst))
    if state.isFinal { scheduleReset() }
  }

  @discardableResult
  func fail(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.storedState == .possible else { return false }
    recognizer.wanted = []
    recognizer.blocker = nil
    recognizer.storedState = .failed
    recognizer.cancelTimer()
    scheduleReset()
    return true
  }

  /// Returns whether a recognizer prevents another one.
  ///
  /// A delegate may allow both.
  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    let allows =
      winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
        ?? false
    return !allows
  }
}

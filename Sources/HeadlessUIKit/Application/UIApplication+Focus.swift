extension UIApplication {
  /// Gives the focus to a responder, if the current first responder resigns; returns whether it
  /// did.
  ///
  /// If another responder takes the focus meanwhile, that one keeps it.
  final func giveFocus(to responder: UIResponder) -> Bool {
    if let holder = firstResponder {
      // The keyboard stays for the next responder (behaviour 45).
      textState.focusPassings += 1
      var hasResigned = false
      let refusal = refusal(of: holder) { hasResigned = holder.resignFirstResponder() }
      textState.focusPassings -= 1
      if let refusal { note(refusal, of: responder) }
      guard hasResigned, firstResponder == nil, responder.canHoldFocus else {
        if hasResigned { keyboard.follow(firstResponder, isNew: false) }
        return false
      }
    }
    firstResponder = responder
    responder.didTakeFocus()
    if firstResponder === responder { followActivity(to: responder) }
    checkFocus()
    return true
  }

  /// Runs code that asks a responder to take the focus, to give it up or to clear its text, and
  /// returns the refusal, if any.
  ///
  /// Questions to other responders meanwhile have their own answers.
  package final func refusal(
    of responder: UIResponder, _ attempt: () -> Void
  ) -> Refusal<TextQuestion>? {
    let outer = textState.attempt
    textState.attempt = TextAttempt(responder: responder)
    attempt()
    let refusal = textState.attempt?.refusal
    textState.attempt = outer
    return refusal
  }

  /// Notes a refusal of the current question to a responder.
  final func note(_ refusal: Refusal<TextQuestion>, of responder: UIResponder) {
    if textState.attempt?.responder === responder { textState.attempt?.refusal = refusal }
  }

  /// Takes the focus from a responder, whether or not it agrees.
  final func takeFocus(from responder: UIResponder) {
    guard firstResponder === responder else { return }
    firstResponder = nil
    if textState.focusPassings == 0 { keyboard.follow(nil) }
    responder.didLoseFocus()
    leaveActivity(of: responder)
    checkFocus()
  }

  /// Takes the focus from a view, or from one inside it, that leaves its window (behaviour 71).
  final func takeFocus(within view: UIView) {
    guard !textState.isTakingFocus, let holder = firstResponder as? UIView,
      holder.isDescendant(of: view)
    else { return }
    // The responder that resigns may make its view leave again.
    textState.isTakingFocus = true
    holder.resignFirstResponder()
    textState.isTakingFocus = false
    takeFocus(from: holder)
  }

  // MARK: What must hold

  /// The broken conditions of the focus; empty, unless the model has a fault.
  package final var brokenFocus: [String] {
    var broken: [String] = []
    if textState.focusPassings < 0 {
      broken.append("the focus was passed on more often than taken")
    }
    guard textState.focusPassings == 0, !textState.isTakingFocus else { return broken }
    if let view = firstResponder as? UIView, !view.isInWindow {
      broken.append("\(objectName(view)) has the focus, and is in no window")
    }
    if firstResponder == nil, textState.keyboard?.isShown == true {
      broken.append("the keyboard is there for nobody")
    }
    return broken
  }

  /// Reports broken invariants of the focus in a debug build.
  private func checkFocus() { Invariants.check(brokenFocus) }
}

import FailureReporting
import Foundation
import HeadlessUIKit

/// A text that is edited for one gesture: the view, the words for failures, and the caller's line.
@MainActor
struct TextGesture {
  let view: any EditedView
  let words: TextWords
  let site: CallSite

  init(_ view: any EditedView, _ words: TextWords, at site: CallSite) {
    self.view = view
    self.words = words
    self.site = site
  }

  /// Performs a gesture, with everything settled before and after.
  func perform(_ act: (UIApplication) -> Void) {
    Gesture.perform(with: view, at: site, act)
  }

  private func report(_ text: FailureText) { words.report(text, at: site) }

  /// Whether the view is being edited, which is reported where it is not.
  func isEditing(_ action: String) -> Bool {
    guard view.isFirstResponder else {
      report(words.mustStart(before: action, view, view.hostApplication))
      return false
    }
    return isUnlocked()
  }

  private func isUnlocked() -> Bool {
    guard let lock = view.keyLock else { return true }
    report(words.locked(lock, view))
    return false
  }

  // MARK: Beginning and ending

  /// Taps the view, unless it has the focus; whether it has then.
  @discardableResult
  func start(_ application: UIApplication) -> Bool {
    if view.isFirstResponder, view.outOfReach == nil { return isUnlocked() }
    if let obstacle = Gesture.obstacle(before: view, in: application, at: site) {
      words.gesture.on(view).report(obstacle, at: site)
      return false
    }
    if let lock = view.touchLock {
      report(words.locked(lock, view))
      return false
    }
    let refusal = application.refusal(of: view) {
      application.finger.tap(view)
      Gesture.settle(application, at: site)
    }
    if view.isFirstResponder { return true }
    report(words.couldNotStart(refusal, view, application))
    return false
  }

  /// Lets the view give the focus up.
  func stop(_ application: UIApplication) {
    guard view.isFirstResponder else {
      return report(
        words.mustStart(before: "you can stop editing it", view, application))
    }
    let refusal = application.refusal(of: view) {
      view.resignFirstResponder()
      Gesture.settle(application, at: site)
    }
    if view.isFirstResponder { report(words.couldNotStop(refusal, view)) }
  }

  /// Begins, types, and ends if the view has the focus still.
  func enter(_ text: String, ends: Bool = true, _ application: UIApplication) {
    guard start(application), type(text, application), ends, view.isFirstResponder else { return }
    stop(application)
  }

  // MARK: Keys

  /// Presses the keys of a text one after the other: they go to whatever has the focus.
  @discardableResult
  func type(_ text: String, _ application: UIApplication) -> Bool {
    guard isEditing(TextWords.typing) else { return false }
    var typed = 0
    for character in text {
      guard let responder = application.firstResponder, responder.takesKeys else {
        report(words.focusGone(after: typed, of: text.count, view))
        return false
      }
      guard responder.userType(String(character)) else {
        report(words.disabled(key: "return key", view))
        return false
      }
      typed += 1
      if !Gesture.settle(application, at: site) { return false }
    }
    return true
  }

  func backspace() {
    if isEditing("backspaces can be performed") { view.userBackspace() }
  }

  /// Holds the backspace key until nothing is before the caret, or nothing more goes.
  func backspaceAll(_ application: UIApplication) {
    guard isEditing("backspaces can be performed") else { return }
    var least = Int.max
    while view.isFirstResponder, view.textLength < least,
      view.selection.length > 0 || view.selection.location > 0
    {
      least = view.textLength
      view.userBackspace()
      guard Gesture.settle(application, at: site) else { return }
    }
  }

  func tapReturnKey(named key: String = "return key", _ application: UIApplication) {
    guard isEditing("the \(key) can be tapped") else { return }
    if !view.userType("\n") { report(words.disabled(key: key, view)) }
  }

  // MARK: The edit menu

  /// Copies the text elsewhere, and pastes it.
  func paste(_ text: String, _ application: UIApplication) {
    guard isEditing("text can be pasted into it"), !text.isEmpty else { return }
    application.pasteboards.general.string = text
    guard view.canPerformAction("paste:", withSender: nil) else {
      return report(words.pastingNotAllowed(view))
    }
    view.paste(nil)
  }

  /// Opens the edit menu, and chooses an item.
  func chooseEditMenuItem(_ title: String) {
    guard view.isFirstResponder else {
      return report(
        words.mustStart(before: "its edit menu can be opened", view, view.hostApplication))
    }
    guard let menu = view.openEditMenuAsUser() else { return report(words.noEditMenu(view)) }
    if !MenuWords(menu: menu, of: view, name: words.name).choose(title, at: site) { menu.close() }
  }

  func select(_ range: NSRange) {
    if view.isOnlyRead, !view.isFirstResponder {
      if let obstacle = view.obstacle {
        return words.gesture.on(view).report(obstacle, at: site)
      }
      view.becomeFirstResponder()
    }
    guard view.isFirstResponder else {
      return report(
        words.mustStart(before: "text can be selected in it", view, view.hostApplication))
    }
    let (end, isTooFar) = range.location.addingReportingOverflow(range.length)
    guard !isTooFar, range.location >= 0, range.length >= 0, end <= view.textLength else {
      return report(words.noText(in: range, ofLength: view.textLength, view))
    }
    view.userSelect(range)
  }
}

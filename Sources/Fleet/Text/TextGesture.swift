import Foundation
import HeadlessUIKit

/// A text that is edited in one gesture: each method does a part of it, or returns the fault.
@MainActor
struct TextGesture {
  let view: any EditedView
  let words: TextWords
  let occasion: Occasion

  init(_ view: any EditedView, _ occasion: Occasion) {
    self.view = view
    self.occasion = occasion
    words = TextWords(for: view)
  }

  private var application: UIApplication { occasion.application }

  /// Why a user could not, in the words of the view.
  func fault(_ text: @autoclosure @escaping () -> FailureText) -> Fault {
    Fault(words.name, text())
  }

  /// That the view has to be edited first.
  func unfocused(before action: String) -> Fault? {
    guard !view.isFirstResponder else { return nil }
    return fault(words.mustStart(before: action, view, view.hostApplication))
  }

  /// That the view is not being edited, or lets no key change its text.
  func untyped(before action: String) -> Fault? { unfocused(before: action) ?? locked }

  private var locked: Fault? { view.keyLock.map { fault(words.locked($0, view)) } }

  // MARK: Beginning and ending

  /// Taps the view, unless it has the focus.
  func start() -> Fault? {
    if view.isFirstResponder, view.outOfReach == nil { return locked }
    if let obstacle = occasion.obstacle(before: view) {
      return Fault(obstacle, words.gesture.on(view))
    }
    if let lock = view.touchLock { return fault(words.locked(lock, view)) }
    let refusal = application.refusal(of: view) {
      application.finger.tap(view)
      occasion.settle()
    }
    return view.isFirstResponder ? nil : fault(words.couldNotStart(refusal, view, application))
  }

  /// Makes the view give the focus up.
  func stop() -> Fault? {
    if let fault = unfocused(before: "you can stop editing it") { return fault }
    let refusal = application.refusal(of: view) {
      view.resignFirstResponder()
      occasion.settle()
    }
    return view.isFirstResponder ? fault(words.couldNotStop(refusal, view)) : nil
  }

  /// Begins, types, and ends if the view has the focus still; a search bar's field keeps it.
  func enter(_ text: String) -> Fault? {
    if let fault = start() ?? type(text) { return fault }
    return view.isFirstResponder && !(view is UISearchTextField) ? stop() : nil
  }

  // MARK: Keys

  /// Presses the keys of a text one after the other: they go to the first responder.
  func type(_ text: String) -> Fault? {
    if let fault = untyped(before: TextWords.typing) { return fault }
    var typed = 0
    for character in text {
      guard let responder = application.firstResponder, responder.takesKeys else {
        return fault(words.focusGone(after: typed, of: text.count, view))
      }
      guard responder.userType(String(character)) else {
        return fault(words.disabled(key: "return key", view))
      }
      typed += 1
      if !occasion.settle() { return .told }
    }
    return nil
  }

  func backspace() -> Fault? {
    if let fault = untyped(before: TextWords.backspacing) { return fault }
    view.userBackspace()
    return nil
  }

  /// Holds the backspace key until nothing is before the caret, or nothing more goes.
  func backspaceAll() -> Fault? {
    if let fault = untyped(before: TextWords.backspacing) { return fault }
    var least = Int.max
    while view.isFirstResponder, view.textLength < least,
      view.selection.length > 0 || view.selection.location > 0
    {
      least = view.textLength
      view.userBackspace()
      if !occasion.settle() { return .told }
    }
    return nil
  }

  func tapReturnKey() -> Fault? {
    let key = view is UISearchTextField ? "search key" : "return key"
    if let fault = untyped(before: "the \(key) can be tapped") { return fault }
    return view.userType("\n") ? nil : fault(words.disabled(key: key, view))
  }

  // MARK: The edit menu

  /// Copies the text elsewhere, and pastes it.
  func paste(_ text: String) -> Fault? {
    if let fault = untyped(before: "text can be pasted into it") { return fault }
    guard !text.isEmpty else { return nil }
    application.pasteboards.general.string = text
    guard view.canPerformAction("paste:", withSender: nil) else {
      return fault(words.pastingNotAllowed(view))
    }
    view.paste(nil)
    return nil
  }

  /// Opens the edit menu, and chooses an item.
  func chooseEditMenuItem(_ title: String) -> Fault? {
    if let fault = unfocused(before: "its edit menu can be opened") { return fault }
    guard let menu = view.openEditMenuAsUser() else { return fault(words.noEditMenu(view)) }
    let fault = MenuWords(menu: menu, of: view, name: words.name).choose(title)
    if fault != nil { menu.close() }
    return fault
  }

  func select(_ range: NSRange) -> Fault? {
    if view.isOnlyRead, !view.isFirstResponder {
      if let obstacle = view.obstacle { return Fault(obstacle, words.gesture.on(view)) }
      view.becomeFirstResponder()
    }
    if let fault = unfocused(before: "text can be selected in it") { return fault }
    let (end, isTooFar) = range.location.addingReportingOverflow(range.length)
    guard !isTooFar, range.location >= 0, range.length >= 0, end <= view.textLength else {
      return fault(words.noText(in: range, ofLength: view.textLength, view))
    }
    view.userSelect(range)
    return nil
  }
}

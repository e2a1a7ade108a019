import Foundation

/// Registers typing with the undo manager of a text.
///
/// Characters that are typed one after the other are one change, and so are characters that are
/// deleted one after the other.
@MainActor
package final class TypingUndo {
  /// A change of the text: what stood where, and how much stands there now.
  @MainActor
  private final class Change {
    var range: NSRange
    /// The replaced parts, the last deleted one first.
    private var pieces: [[EditedText.Part]]

    init(_ range: NSRange, _ replaced: [EditedText.Part]) {
      self.range = range
      pieces = [replaced]
    }

    /// The replaced parts, in the order of the text.
    var replaced: [EditedText.Part] {
      var parts: [EditedText.Part] = []
      for part in pieces.reversed().joined() {
        if let last = parts.last, last.attributes === part.attributes {
          parts[parts.count - 1].string += part.string
        } else {
          parts.append(part)
        }
      }
      return parts
    }

    /// Takes an edit in that goes on where the change ends; whether it does.
    func takeIn(_ range: NSRange, _ added: Int, _ text: EditedText) -> Bool {
      if range.length == 0, added > 0, self.range.length > 0,
        range.location == NSMaxRange(self.range)
      {
        self.range.length += added
        return true
      }
      if added == 0, self.range.length == 0, NSMaxRange(range) == self.range.location {
        pieces.append(text.parts(in: range))
        self.range.location = range.location
        return true
      }
      return false
    }
  }

  private weak var view: (any TextEditing)?
  /// The change that the next character belongs to, if it follows.
  private var open: Change?
  /// The manager's changes when the open one was registered.
  ///
  /// A change of the app's in between stays in between.
  private var changes = 0

  init(_ view: any TextEditing) { self.view = view }

  /// Notes that a part of a text is about to be replaced.
  func note(_ range: NSRange, _ added: Int, in view: some TextEditing) {
    guard range.length > 0 || added > 0 else { return }
    guard let manager = view.undoManager, manager.isUndoRegistrationEnabled else {
      return forget()
    }
    if let open, changes == manager.changes, open.takeIn(range, added, view.edited) { return }
    let change = Change(
      NSRange(location: range.location, length: added), view.edited.parts(in: range))
    register(change, manager)
    open = change
    changes = manager.changes
  }

  /// Begins another change with the next character.
  func end() { open = nil }

  /// Forgets all changes, because the text is another one.
  func forget() {
    open = nil
    view?.undoManager?.removeAllActions(withTarget: self)
  }

  private func register(_ change: Change, _ manager: UndoManager) {
    let isAlone = manager.groupingLevel == 0
    if isAlone { manager.beginUndoGrouping() }
    manager.registerUndo(withTarget: self) { $0.takeBack(change) }
    manager.setActionName("Typing")
    if isAlone { manager.endUndoGrouping() }
  }

  /// Puts back the replaced text, if the delegate permits it, and registers the redo.
  private func takeBack(_ change: Change) {
    end()
    guard let view, let manager = view.undoManager else { return }
    let parts = change.replaced
    let text = parts.map(\.string).joined()
    guard view.mayChange(change.range, to: text) else { return }
    let length = text.utf16.count
    register(
      Change(
        NSRange(location: change.range.location, length: length),
        view.edited.parts(in: change.range)),
      manager)
    view.change { $0.replace(change.range, with: parts) }
  }
}

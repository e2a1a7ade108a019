import Foundation

/// The common parts of all views in which text is edited.
@preconcurrency @MainActor
package protocol TextEditing: UIView, UITextInput {
  /// The text and its selection.
  var edited: EditedText { get set }
  /// Whether the delegate is being asked about the focus.
  ///
  /// Its own calls meanwhile ask nothing more.
  var isAsking: Bool { get set }

  /// Updates everything that depends on the selection.
  func selectionChanged()

  /// Deletes backward as a user does, if the delegate lets it.
  func userBackspace()

  /// The lines among which arrow keys move the caret.
  var caretLines: CaretLines { get }

  /// Returns the rectangle of the caret at a place.
  func caretRect(at place: Int) -> CGRect

  /// Returns the rectangles of a range, one for each line.
  func lineRects(of range: NSRange) -> [CGRect]

  /// Returns the place that is nearest to a point.
  func place(at point: CGPoint) -> Int

  /// The undo of typing, once text was typed.
  var typingUndo: TypingUndo? { get set }

  /// Whether the delegate lets characters be replaced.
  func mayChange(_ range: NSRange, to text: String) -> Bool

  /// Changes the text, and tells everyone about it.
  func change(_ edit: (inout EditedText) -> Void)
}

extension TextEditing {
  /// The length in UTF-16 code units.
  package var textLength: Int { edited.length }

  /// The selection, in UTF-16 code units.
  package var selection: NSRange { edited.selection }

  /// Whether the return key is enabled.
  package var isReturnKeyEnabled: Bool { hasText || !enablesReturnKeyAutomatically }

  /// Returns the rectangles of a range, as an app asks for them.
  func selectionRects(of range: NSRange) -> [UITextSelectionRect] {
    let rects = lineRects(of: edited.inText(range))
    return rects.indices.map {
      UITextSelectionRect(
        rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1,
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  /// Selects text as a user does, clamped to the text.
  package func userSelect(_ range: NSRange) {
    guard edited.select(range) else { return }
    typingUndo?.end()
    selectionChanged()
  }

  /// Replaces characters so that undo takes it back, and tells everyone about it.
  func change(_ range: NSRange, to text: String) {
    let undo = typingUndo ?? TypingUndo(self)
    typingUndo = undo
    undo.note(edited.inText(range), text.utf16.count, in: self)
    change { $0.replace(range, with: text) }
  }

  /// Makes a change that is undone by itself, under a name.
  func undoingAlone(_ name: String, _ act: () -> Void) {
    typingUndo?.end()
    let changes = undoManager?.changes
    act()
    typingUndo?.end()
    if let manager = undoManager, manager.changes != changes { manager.setActionName(name) }
  }

  // MARK: Edit commands

  func copySelection() {
    guard edited.selection.length > 0 else { return }
    hostApplication.pasteboards.general.string = edited.text(in: edited.selection)
  }

  /// Deletes the selected text, if the delegate permits it.
  func deleteSelection() {
    guard edited.selection.length > 0 else { return }
    undoingAlone("Delete") { userBackspace() }
  }

  /// Selects the word at the caret.
  func selectWord() { if let word = edited.word { userSelect(word) } }

  func selectAll() { userSelect(edited.whole) }

  /// Opens the edit menu as a user does, or returns `nil` if no menu opens.
  package func openEditMenuAsUser() -> OpenMenu? { EditMenu.open(from: self) }

  /// Asks about the focus.
  ///
  /// The delegate's own calls meanwhile ask nothing more.
  func asked(_ question: () -> Bool) -> Bool {
    isAsking = true
    defer { isAsking = false }
    return question()
  }
}

import Foundation

/// What the views have in common that text is edited in.
@MainActor
package protocol TextEditing: UIView, UITextInput {
  /// The text, and what is selected.
  var edited: EditedText { get set }
  /// Whether the delegate is being asked about the focus: what it does meanwhile asks nothing.
  var isAsking: Bool { get set }

  /// Tells that something else is selected.
  func selectionChanged()
}

extension TextEditing {
  /// How many UTF-16 code units the text has.
  package var textLength: Int { edited.length }

  /// What is selected, in UTF-16 code units.
  package var selection: NSRange { edited.selection }

  /// Whether the return key can be tapped.
  package var isReturnKeyEnabled: Bool { hasText || !enablesReturnKeyAutomatically }

  /// Has the user select text, as far as there is any.
  package func userSelect(_ range: NSRange) {
    if edited.select(range) { selectionChanged() }
  }

  /// Opens the edit menu as a user does, or answers `nil` when none opens.
  package func openEditMenuAsUser() -> OpenMenu? { EditMenu.open(from: self) }

  /// Asks about the focus; what the delegate does meanwhile asks nothing more.
  func asked(_ question: () -> Bool) -> Bool {
    isAsking = true
    defer { isAsking = false }
    return question()
  }
}

import HeadlessUIKit

/// A view that a user edits text in.
@MainActor
protocol EditedView: TextEditing {
  /// What keeps a finger from beginning to edit the view, at the end of a sentence.
  var touchLock: String? { get }
  /// What keeps keys from changing the text, at the end of a sentence.
  var keyLock: String? { get }
  /// Whether a finger that selects text gives the view the focus, as where nothing can be edited.
  var isOnlyRead: Bool { get }

  func userBackspace()
}

extension UITextField: EditedView {
  var touchLock: String? { nil }
  var keyLock: String? { isEnabled ? nil : "is not enabled." }
  var isOnlyRead: Bool { false }
}

extension UITextView: EditedView {
  var touchLock: String? { isSelectable ? keyLock : "is not selectable." }
  var keyLock: String? { isEditable ? nil : "is not editable." }
  var isOnlyRead: Bool { isSelectable && !isEditable }
}

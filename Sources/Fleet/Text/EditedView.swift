import Foundation
import HeadlessUIKit

/// A view that a user edits text in.
@MainActor
protocol EditedView: UIView, UITextInput {
  /// How many UTF-16 code units the text has.
  var textLength: Int { get }
  /// What is selected.
  var selection: NSRange { get }
  /// Whether the return key can be tapped.
  var isReturnKeyEnabled: Bool { get }
  /// What keeps a finger from beginning to edit the view, at the end of a sentence.
  var touchLock: String? { get }
  /// What keeps keys from changing the text, at the end of a sentence.
  var keyLock: String? { get }

  /// Whether a finger that selects text gives the view the focus, as where nothing can be edited.
  var isOnlyRead: Bool { get }

  func openEditMenuAsUser() -> OpenMenu?
  func userBackspace()
  func userSelect(_ range: NSRange)
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

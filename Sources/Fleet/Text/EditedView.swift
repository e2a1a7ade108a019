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

import FailureReporting
import HeadlessUIKit

/// A view that a user edits text in.
@MainActor
protocol EditedView: TextEditing {
  /// The obstacle for beginning to edit the view by a touch.
  var touchLock: TextLock? { get }
  /// The obstacle for changing the text by keys.
  var keyLock: TextLock? { get }
  /// Whether a finger that selects text gives the view the focus, as where nothing can be edited.
  var isOnlyRead: Bool { get }

  func userBackspace()
}

/// Why a user cannot edit a view that can be touched.
enum TextLock {
  case disabled, notSelectable, notEditable
}

extension EditedView {
  /// A gesture that edits the text.
  func editing(_ edit: @escaping (TextGesture) -> Fault?) -> Act {
    Act(with: .view(self)) { [self] in edit(TextGesture(self, $0)) }
  }

  /// Edits the text, with everything settled before and after.
  func edit(at site: CallSite, _ act: @escaping (TextGesture) -> Fault?) {
    editing(act).perform(at: site)
  }
}

extension UITextField: EditedView {
  var touchLock: TextLock? { nil }
  var keyLock: TextLock? { isEnabled ? nil : .disabled }
  var isOnlyRead: Bool { false }
}

extension UITextView: EditedView {
  var touchLock: TextLock? { isSelectable ? keyLock : .notSelectable }
  var keyLock: TextLock? { isEditable ? nil : .notEditable }
  var isOnlyRead: Bool { isSelectable && !isEditable }
}

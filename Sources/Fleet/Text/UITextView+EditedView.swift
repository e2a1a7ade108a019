import HeadlessUIKit

extension UITextView: EditedView {
  var touchLock: String? { isSelectable ? keyLock : "is not selectable." }
  var keyLock: String? { isEditable ? nil : "is not editable." }
  var isOnlyRead: Bool { isSelectable && !isEditable }
}

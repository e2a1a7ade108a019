import HeadlessUIKit

extension UITextView: EditedView {
  var touchLock: TextLock? { isSelectable ? keyLock : .notSelectable }
  var keyLock: TextLock? { isEditable ? nil : .notEditable }
  var isOnlyRead: Bool { isSelectable && !isEditable }
}

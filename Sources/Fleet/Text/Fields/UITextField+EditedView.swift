import HeadlessUIKit

extension UITextField: EditedView {
  var touchLock: TextLock? { nil }
  var keyLock: TextLock? { isEnabled ? nil : .disabled }
  var isOnlyRead: Bool { false }
}

import HeadlessUIKit

extension UITextField: EditedView {
  var touchLock: String? { nil }
  var keyLock: String? { isEnabled ? nil : "is not enabled." }
  var isOnlyRead: Bool { false }
}

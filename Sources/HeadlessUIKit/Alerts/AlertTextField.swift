/// A text field of an alert, whose return key may choose an action.
final class AlertTextField: UITextField {
  final weak var alert: UIAlertController?

  override func didReturn() { alert?.returned(in: self) }
}

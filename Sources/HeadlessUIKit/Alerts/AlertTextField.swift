/// A text field in an alert.
///
/// Its return key may choose an action.
final class AlertTextField: UITextField {
  final var alertLink: ControllerLink?

  override func didReturn() {
    (alertLink?.controller as? UIAlertController)?.returned(in: self)
  }
}

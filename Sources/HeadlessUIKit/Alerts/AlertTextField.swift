/// A text field in an alert.
///
/// Its return key may choose an action.
final class AlertTextField: UITextField {
  final var alertPlace: ControllerPlace?

  override func didReturn() {
    (alertPlace?.controller as? UIAlertController)?.returned(in: self)
  }
}

/// A text field of an alert, whose return key may choose an action.
final class AlertTextField: UITextField {
  final var alertPlace: ControllerPlace?

  override func didReturn() {
    (alertPlace?.controller as? UIAlertController)?.returned(in: self)
  }
}

/// An alert of the system's, which stands in front of the app until the user answers.
package final class SystemAlertController: UIAlertController {
  /// The meanings of the buttons, in the order of the actions.
  private var meanings: [SystemAlert.Meaning] = []

  /// Shows the texts and buttons of an alert.
  ///
  /// - Parameter answer: What to do once the alert has gone.
  func show(_ alert: SystemAlert, _ answer: @escaping @MainActor (SystemAlert.Button) -> Void) {
    meanings = alert.buttons.map(\.meaning)
    for button in alert.buttons {
      addAction(UIAlertAction(title: button.title, style: .default) { _ in answer(button) })
    }
  }

  /// The button that grants the permission, for good if there is a choice.
  package var allowing: UIAlertAction? {
    action { if case .allows = $0 { true } else { false } }
      ?? action { if case .allowsOnce = $0 { true } else { false } }
  }

  /// The button that grants no further permission.
  package var denying: UIAlertAction? {
    action { if case .denies = $0 { true } else { false } }
  }

  private func action(_ isMeant: (SystemAlert.Meaning) -> Bool) -> UIAlertAction? {
    zip(actions, meanings).first { isMeant($0.1) }?.0
  }
}

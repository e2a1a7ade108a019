import HeadlessUIKit

extension UIAlertController {
  /// A gesture on the alert, unless that is not there to be touched.
  ///
  /// - Parameter cannot: The sentence for a failure, such as "Cannot tap alert action 'OK'".
  final func act(
    cannot: @autoclosure @escaping () -> String, _ body: @escaping (Occasion) -> Fault?
  ) -> Act {
    Act(with: .screen(self)) { [self] occasion in
      guard isThereToDismiss else {
        return Fault(.alert, AlertWords.notPresented(cannot(), self))
      }
      if let front = inFront {
        return Fault(.alert, AlertWords.covered(cannot(), self, by: front))
      }
      return body(occasion)
    }
  }

  final func entering(_ text: String, intoTextFieldAt index: Int) -> Act {
    act(cannot: AlertWords.entering) { [self] occasion in
      let fields = textFields ?? []
      guard fields.indices.contains(index) else {
        return Fault(.alert, kind: .missing, AlertWords.noTextField(at: index, of: self))
      }
      return TextGesture(fields[index], occasion).enter(text)
    }
  }
}

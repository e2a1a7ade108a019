import FailureReporting
public import HeadlessUIKit

extension UIViewController {
  /// Swipes down the sheet that the view controller is presented in, or that it stands in.
  ///
  /// The delegate of the presentation controller is asked and told. Records a failure when there is
  /// no such sheet, when something is presented over it, or when the app keeps the user from
  /// dismissing it.
  ///
  /// ```swift
  /// let list = UIViewController()
  /// let form = UIViewController()
  /// setAsAppRootWindow(list)
  /// list.present(form, animated: true)
  /// form.dismissBySwipingDown()
  /// ```
  public func dismissBySwipingDown(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    dismissing(by: .swipe).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// Taps outside of the view controller's presentation: a popover, a sheet or an action sheet.
  ///
  /// An action sheet that is left so cancels. Records a failure where such a tap dismisses nothing.
  ///
  /// ```swift
  /// let list = UIViewController()
  /// let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
  /// sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
  /// setAsAppRootWindow(list)
  /// list.present(sheet, animated: true)
  /// sheet.dismissByTappingOutside()
  /// ```
  public func dismissByTappingOutside(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    dismissing(by: .tapOutside).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A user's act that ends the presentation.
  final func dismissing(by gesture: UserDismissal) -> Act {
    Act(with: .screen(self)) { [self] _ in
      dismissAsUser(by: gesture).map { refusal in
        Fault(
          self is UIAlertController ? .alert : .dismissal,
          DismissalWords.text(refusal, of: self, by: gesture))
      }
    }
  }
}

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
    Gesture.dismiss(self, by: .swipe, at: CallSite(fileID, filePath, line, column))
  }

  /// Taps outside of what the view controller is presented in: a popover, a sheet or an action
  /// sheet.
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
    Gesture.dismiss(self, by: .tapOutside, at: CallSite(fileID, filePath, line, column))
  }
}

extension Gesture {
  fileprivate static func dismiss(
    _ controller: UIViewController, by dismissal: UserDismissal, at site: CallSite
  ) {
    perform(in: controller.hostApplication, at: site) { _ in
      guard let refusal = controller.dismissAsUser(by: dismissal) else { return }
      let (sentence, details) = words(for: refusal)
      let name = objectName(controller)
      let cannot =
        switch dismissal {
        case .swipe: "Cannot swipe \(name) down"
        case .tapOutside: "Cannot dismiss \(name) by a tap outside of it"
        }
      reportFailure(
        RecordedFailure(
          "\(cannot): \(sentence)", name: controller is UIAlertController ? .alert : .dismissal,
          details: details, site: site))
    }
  }

  private static func words(for refusal: UserDismissal.Refusal) -> (String, String) {
    switch refusal {
    case .notPresented: ("It is not presented.", "")
    case .covered(let front):
      ("Another screen is presented over it.", "\(objectName(front)) is presented over it.")
    case .unsuited(let why): ("It cannot be dismissed in this way.", why)
    case .veto(let culprit): ("The app keeps the user from dismissing it.", culprit)
    }
  }
}

import FailureReporting
public import HeadlessUIKit

extension UIAlertController {
  /// Taps the action of a title.
  ///
  /// The alert is dismissed, and then the action's handler runs, both before the call returns.
  /// Records a failure when the alert is not presented, when something is presented over it, when it
  /// has no such action that is enabled, or when that one cancels a popover, which does not show it.
  ///
  /// ```swift
  /// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
  /// alert.addAction(UIAlertAction(title: "OK", style: .default))
  /// let list = UIViewController()
  /// setAsAppRootWindow(list)
  /// list.present(alert, animated: true)
  /// alert.tapAlertAction(withTitle: "OK")
  /// ```
  public func tapAlertAction(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tapping(actionTitled: title).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on the action of a title, the first that is enabled.
  final func tapping(actionTitled title: String) -> Act {
    act(cannot: AlertWords.tapping(title)) { [self] _ in
      let actions = actions.filter { $0.title == title }
      guard let action = actions.first(where: \.isEnabled) ?? actions.first else {
        return Fault(.alert, kind: .missing, AlertWords.noAction(titled: title, in: self))
      }
      return tap(action)
    }
  }

  /// A tap on one of the actions.
  final func tapping(_ action: UIAlertAction) -> Act {
    act(cannot: AlertWords.tapping(action.title ?? "")) { [self] _ in tap(action) }
  }

  private final func tap(_ action: UIAlertAction) -> Fault? {
    guard shownActions.contains(where: { $0 === action }) else {
      return Fault(.alert, AlertWords.onlyOutside(action.title ?? "", in: self))
    }
    guard action.isEnabled else {
      return Fault(.alert, AlertWords.disabled(action.title ?? "", in: self))
    }
    UserAct.tell(
      .usesPart { if case .alertAction(let shown, _) = $0 { shown === action } else { false } })
    choose(action)
    return nil
  }
}

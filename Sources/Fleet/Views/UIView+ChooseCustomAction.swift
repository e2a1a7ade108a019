import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Chooses a custom action of the view, as a user of VoiceOver does.
  ///
  /// Records a failure when a user could not reach the view, when it has no action of that name, or
  /// when the action returns that it failed.
  ///
  /// ```swift
  /// let mail = UIView()
  /// mail.accessibilityCustomActions = [
  ///   UIAccessibilityCustomAction(name: "Archive") { _ in true }
  /// ]
  /// mail.chooseCustomAction(named: "Archive")
  /// ```
  public func chooseCustomAction(
    named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    choosing(customActionNamed: name).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// The choice of a custom action.
  final func choosing(customActionNamed name: String) -> Act {
    let cannot = "Cannot choose action '\(name)' of \(kindName(self))"
    return Act(on: self, saying: GestureWords(.element, cannot: cannot)) { [self] _ in
      CustomActionWords(actions: accessibilityCustomActions ?? [], cannot: cannot).choose(name)
    }
  }
}

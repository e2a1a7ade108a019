import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Chooses a custom action of the view, as a user of VoiceOver does.
  ///
  /// Records a failure when a user could not reach the view, when it has no action of that name, or
  /// when the action answers that it failed.
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
    let site = CallSite(fileID, filePath, line, column)
    let cannot = "Cannot choose action '\(name)' of \(type(of: self))"
    Gesture.perform(on: self, saying: GestureWords(.element, cannot: cannot), at: site) { _ in
      CustomActionWords(actions: accessibilityCustomActions ?? [], cannot: cannot)
        .choose(name, at: site)
    }
  }
}

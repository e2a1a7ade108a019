import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Performs one of the view's custom actions, as a user of assistive technologies does.
  ///
  /// Records a failure when a user could not reach the view, when it has no action of that name, or
  /// when the action answers that it could not be performed.
  ///
  /// ```swift
  /// let mail = UIView()
  /// mail.accessibilityCustomActions = [
  ///   UIAccessibilityCustomAction(name: "Archive") { _ in true }
  /// ]
  /// mail.performAccessibilityAction(named: "Archive")
  /// ```
  public func performAccessibilityAction(
    named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let cannot = "Cannot perform accessibility action '\(name)' of \(type(of: self))"
    Gesture.perform(on: self, saying: GestureWords(.element, cannot: cannot), at: site) { _ in
      let actions = accessibilityCustomActions ?? []
      guard let action = actions.first(where: { $0.name == name }) else {
        let choices = actions.map { NearMiss.Choice(title: $0.name) }
        return FailureText(
          "\(cannot): There is no such action.",
          NearMiss.details(for: name, among: choices, noun: "actions")
        ).report(.element, at: site)
      }
      guard action.userPerform() else {
        return FailureText("\(cannot): It answered that it could not be performed.")
          .report(.element, at: site)
      }
    }
  }
}

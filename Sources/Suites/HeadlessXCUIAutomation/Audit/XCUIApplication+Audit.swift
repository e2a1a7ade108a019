import FailureReporting
import Fleet
import Foundation
import HeadlessUIKit

extension XCUIApplication {
  /// Looks at all elements on the screen for what keeps people from using them.
  ///
  /// Each issue is a failure, unless the handler answers that it is to be ignored. Contrast is checked
  /// where the views tell both colours.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let site = CallSite(fileID, filePath, line, column)
    var issues: [XCUIAccessibilityAuditIssue] = []
    AutomationSession.perform("audit", self, at: site) { _ in
      issues = AccessibilityAudit(auditTypes.rules).issues(on: .shared)
        .map(XCUIAccessibilityAuditIssue.init)
    }
    for issue in issues where try issueHandler?(issue) != true {
      let node = issue.element?.screenElement.nodes.first
      let place = node.map { "\nElement: \(ElementTexts.line($0))" } ?? ""
      AutomationSession.fail(
        issue.compactDescription, issue.detailedDescription + place, site, kind: .unmet)
    }
  }
}

import FailureReporting
import HeadlessUIKit

/// Looks through the screen for obstacles to its use.
///
/// Records a failure that names each issue. An exception permits one, for a reason; an exception
/// without an issue is a failure, too, so that the list does not outlive the issues.
///
/// ```swift
/// let shop = UIViewController()
/// setAsAppRootWindow(shop)
/// Fleet.audit()
/// ```
@preconcurrency @MainActor
public func audit(
  _ rules: Set<AuditRule> = .all, except waivers: [AuditWaiver: String] = [:],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(in: .shared, at: site) { application in
    let issues = AccessibilityAudit(rules).issues(on: application)
    let words = AuditWords(waivers: waivers, application: application)
    let open = issues.filter { waivers[$0.waiver] == nil }
    if !open.isEmpty { words.found(open).report(.audit, kind: .unmet, at: site) }
    let unused = waivers.keys.filter { waiver in
      rules.contains(waiver.rule) && !issues.contains { $0.waiver == waiver }
    }
    if !unused.isEmpty {
      words.unused(unused, among: issues).report(.audit, kind: .unmet, at: site)
    }
    let unexplained = waivers.filter { $0.value.allSatisfy(\.isWhitespace) }.map(\.key)
    if !unexplained.isEmpty {
      words.unexplained(unexplained).report(.audit, kind: .mistake, at: site)
    }
  }
}

/// The issues that an audit of the screen would find, without failing.
///
/// ```swift
/// setAsAppRootWindow(UIViewController())
/// print(Fleet.auditIssues([.contrast, .hitRegion]).isEmpty)  // true
/// ```
@preconcurrency @MainActor
public func auditIssues(_ rules: Set<AuditRule> = .all) -> [AuditIssue] {
  ScreenElement.settle(screen.search, at: nil)
  return AccessibilityAudit(rules).issues(on: .shared)
}

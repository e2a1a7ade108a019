import HeadlessUIKit

/// The sentences for an audit's issues.
@MainActor
struct AuditWords {
  let waivers: [AuditWaiver: String]
  let application: UIApplication

  /// The issues that nothing lets be.
  func found(_ issues: [AuditIssue]) -> FailureText {
    let shown = issues.prefix(Self.listed).map { "  \($0)" }
    let rest = issues.count - shown.count
    let waiver = issues.first.map { "\($0.waiver): \"why\"" } ?? ""
    return FailureText(
      "The audit has found \(issues.count == 1 ? "an issue" : "\(issues.count) issues").",
      (shown + (rest > 0 ? ["  … \(rest) more"] : [])
        + ["To let one be: Fleet.audit(except: [\(waiver)])"]).joined(separator: "\n"),
      screen: ScreenText.forFailure(in: application))
  }

  /// The exceptions that let nothing be.
  func unused(_ unused: [AuditWaiver], among issues: [AuditIssue]) -> FailureText {
    let lines = unused.map(line).sorted()
    return FailureText(
      "\(Self.exceptions(lines.count)) of the audit \(lines.count == 1 ? "lets" : "let") nothing be.",
      (lines + ["No such issue is on the screen any more, or the element has another name."])
        .joined(separator: "\n"))
  }

  /// The exceptions without a reason.
  func unexplained(_ unexplained: [AuditWaiver]) -> FailureText {
    FailureText(
      "\(Self.exceptions(unexplained.count)) of the audit \(unexplained.count == 1 ? "has" : "have") "
        + "no reason.",
      unexplained.map(line).sorted().joined(separator: "\n"))
  }

  private func line(_ waiver: AuditWaiver) -> String {
    "  \(waiver): \(String(reflecting: waivers[waiver] ?? ""))"
  }

  private static func exceptions(_ count: Int) -> String {
    count == 1 ? "An exception" : "\(count) exceptions"
  }

  /// How many issues are listed at most.
  private static let listed = 40
}

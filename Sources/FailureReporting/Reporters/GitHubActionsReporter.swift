/// A reporter that prints each failure as an annotation of a GitHub workflow, and passes it on.
///
/// An error becomes an `error` annotation at the test's line, a warning a `warning`, and a
/// swallowed failure a `notice`.
///
/// ```swift
/// Reporting.default = GitHubActionsReporter()
/// ```
public struct GitHubActionsReporter: FailureReporter, CountingReporter {
  private let next: any FailureReporter

  /// Creates a reporter that passes failures on to `next`, so that they still fail the test.
  public init(then next: any FailureReporter = .automatic) { self.next = next }

  /// Prints the annotation and passes the error on.
  public func report(_ failure: RecordedFailure) {
    print("error", failure)
    next.report(failure)
  }

  /// Prints the annotation and passes the warning or swallowed failure on.
  public func note(_ failure: RecordedFailure) {
    print(failure.swallowedBy == nil ? "warning" : "notice", failure)
    next.note(failure)
  }

  func counts(_ failure: RecordedFailure) -> Bool { Reporting.counts(failure, with: next) }

  private func print(_ command: String, _ failure: RecordedFailure) {
    let line = Self.annotation(
      command, failure, workspace: Libc.environment("GITHUB_WORKSPACE") ?? "")
    // `swift test` mixes standard output and standard error, so a line of the other one may be
    // unfinished. A command only counts at the start of a line.
    _ = Libc.writeAll("\n" + line + "\n", to: Libc.standardOutput)
  }

  /// Returns the workflow command.
  ///
  /// A file inside the workspace is named relative to it.
  static func annotation(_ command: String, _ failure: RecordedFailure, workspace: String) -> String
  {
    let site = failure.site
    var path = site.filePath.description
    let root = workspace.hasSuffix("/") ? workspace : workspace + "/"
    if !workspace.isEmpty, path.hasPrefix(root) { path.removeFirst(root.count) }
    let title = escaped(failure.name.rawValue.onItsLines, alsoForProperties: true)
    let file = escaped(path.onItsLines, alsoForProperties: true)
    let place = "file=\(file),line=\(site.line),col=\(site.column)"
    return "::\(command) \(place),title=\(title)::\(escaped(failure.message))"
  }

  private static func escaped(_ text: String, alsoForProperties: Bool = false) -> String {
    text.spelled { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where alsoForProperties: "%3A"
      case "," where alsoForProperties: "%2C"
      default: nil
      }
    }
  }
}

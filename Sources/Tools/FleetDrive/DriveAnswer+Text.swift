import Foundation

extension DriveAnswer {
  /// The answer for people: the verdict, why, what happened, and what changed on the screen.
  package var text: String {
    ([verdict] + problems + happened.map { "  \($0)" } + changed + pendingLines + lines)
      .joined(separator: "\n")
  }

  private var verdict: String {
    let seconds = time > 0 ? " (\(Self.seconds(time)))" : ""
    guard let failure = failures.first else { return "ok \(step ?? command)\(seconds)" }
    return "FAILED \(failure.reason)\(seconds)"
  }

  private static func seconds(_ seconds: Double) -> String {
    "\(String(format: "%.3g", seconds)) s"
  }

  private var problems: [String] {
    var lines = Self.indented(failures.first?.hint)
    lines += candidates.map { "    \($0)" }
    for failure in failures.dropFirst() {
      lines += ["  and: \(failure.reason)"] + Self.indented(failure.hint)
    }
    return lines + warnings.map { "  warning: \($0.reason)" }
      + deferred.map { "  deferred: \($0)" }
  }

  private static func indented(_ text: String?) -> [String] {
    (text ?? "").split(whereSeparator: \.isNewline).map { "  \($0)" }
  }

  private var changed: [String] { screen.isEmpty ? changes : screen }

  private var pendingLines: [String] {
    pending.isEmpty ? [] : ["  still to come: \(pending.joined(separator: "; "))"]
  }
}

import FailureReporting
import Foundation

/// UIKit's exceptions about snapshots.
///
/// Any thread may change a snapshot, because it is a value.
enum SnapshotException {
  /// Reports a failure where UIKit raises `NSInternalInconsistencyException`.
  static func raise(
    _ reason: String, by call: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: RecordedFailure.Name(rawValue: "NSInternalInconsistencyException"),
        details: "UIKit raises this exception in \(call).",
        site: AmbientCallSite.surrounding ?? CallSite(fileID, filePath, line, column)))
  }

  /// Reports what UIKit writes to the log.
  static func warn(
    _ reason: String, by call: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .uiKitLog, severity: .warning, details: "UIKit logs this in \(call).",
        site: AmbientCallSite.surrounding ?? CallSite(fileID, filePath, line, column)))
  }

  /// Returns identifiers in the form in which UIKit prints a set of them.
  static func set<Identifier>(_ identifiers: [Identifier]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }

  /// Returns the identifiers that a list contains more than once, in the order of their repetition.
  static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
    guard identifiers.count > 1 else { return [] }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var found: Set<Identifier> = []
    return identifiers.filter { !seen.insert($0).inserted && found.insert($0).inserted }
  }
}

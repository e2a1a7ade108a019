import FailureReporting
import Foundation

/// What UIKit raises about snapshots, which are values that any thread may change.
enum SnapshotException {
  /// Reports what UIKit raises `NSInternalInconsistencyException` for.
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

  /// Identifiers as UIKit prints a set of them.
  static func set<Identifier>(_ identifiers: [Identifier]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }

  /// Those that stand in a list more than once, in the order in which they are found again.
  static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
    guard identifiers.count > 1 else { return [] }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var found: Set<Identifier> = []
    return identifiers.filter { !seen.insert($0).inserted && found.insert($0).inserted }
  }
}

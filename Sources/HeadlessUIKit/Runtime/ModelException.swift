import FailureReporting

/// What UIKit answers with an exception or a line in the log.
///
/// The model reports it, with UIKit's name and text, and leaves its own state as it was. UIKit's
/// signatures carry no literals, so the failure points at the gesture that is under way, else at
/// the nearest scope or test around.
@MainActor
enum ModelException: String {
  /// An argument that makes no sense.
  case invalidArgument = "NSInvalidArgumentException"
  /// A state that contradicts itself.
  case internalInconsistency = "NSInternalInconsistencyException"
  /// An index that does not exist.
  case range = "NSRangeException"
  /// View controllers and views that belong to others than they should.
  case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  /// A property that does not exist.
  case unknownKey = "NSUnknownKeyException"
  /// Anything else.
  case generic = "NSGenericException"

  /// Reports what UIKit raises an exception for.
  func raise(
    _ reason: String, by call: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: RecordedFailure.Name(rawValue: rawValue),
        details: "UIKit raises this exception in \(call).",
        site: AmbientCallSite.nearest ?? CallSite(fileID, filePath, line, column)))
  }
}

import FailureReporting

/// An exception that UIKit raises, or another framework in whose place the package has a module.
///
/// The model reports it as a failure with the framework's name and text, and leaves its own state
/// unchanged. Apple's signatures carry no call site. So the failure points at the current gesture,
/// or else at the nearest scope or test.
@MainActor
package enum ModelException: String {
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
  /// An index out of bounds.
  case range = "NSRangeException"
  /// A view controller or a view in the wrong parent.
  case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  /// A constraint that cannot be met by any layout.
  case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
  /// A property that does not exist.
  case unknownKey = "NSUnknownKeyException"
  /// A layer whose position or size is no number.
  case invalidGeometry = "CALayerInvalidGeometry"
  /// A pace without a curve.
  case invalidTiming = "CAMediaTimingFunctionInvalid"
  /// A point that a curve does not have.
  case invalidControlPoint = "CAMediaTimingFunctionInvalidControlPoint"
  case generic = "NSGenericException"

  package func raise(
    _ reason: String, by call: String, of framework: String = "UIKit",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    deliver(
      reason, call, framework,
      AmbientCallSite.nearest ?? CallSite(fileID, filePath, line, column))
  }

  /// Reports an exception of a class that any thread may use, where no gesture can be known.
  package nonisolated func raiseAnywhere(
    _ reason: String, by call: String, of framework: String = "UIKit",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    deliver(
      reason, call, framework,
      AmbientCallSite.surrounding ?? CallSite(fileID, filePath, line, column))
  }

  nonisolated private func deliver(
    _ reason: String, _ call: String, _ framework: String, _ site: CallSite
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: RecordedFailure.Name(rawValue: rawValue), kind: .exception,
        details: "\(framework) raises this exception in \(call).", site: site))
  }
}

import FailureReporting

/// An exception that Core Data raises.
///
/// It is reported as a failure with Core Data's name and text, and nothing has changed.
enum CoreDataException: String {
  /// An argument that makes no sense.
  case invalidArgument = "NSInvalidArgumentException"
  /// A state that makes no sense.
  case internalInconsistency = "NSInternalInconsistencyException"
  /// A property that the entity does not have.
  case unknownKey = "NSUnknownKeyException"
  /// An object whose row has gone.
  case inaccessible = "NSObjectInaccessibleException"
  /// An index out of bounds.
  case range = "NSRangeException"

  /// Reports an exception.
  func raise(_ reason: String, by call: String, details: String? = nil) {
    let name = RecordedFailure.Name(rawValue: rawValue)
    let source = "Core Data raises this exception in \(call)."
    Self.deliver(
      RecordedFailure(
        reason, name: name, kind: .exception,
        details: details.map { "\($0)\n\(source)" } ?? source, site: Self.site))
  }

  /// Reports what Core Data only logs.
  static func warn(_ reason: String, by call: String, details: String? = nil) {
    let source = "Core Data logs this in \(call)."
    deliver(
      RecordedFailure(
        reason, severity: .warning, details: details.map { "\($0)\n\(source)" } ?? source,
        site: site))
  }

  private static func deliver(_ failure: RecordedFailure) { Reporting.deliver(failure) }

  private static var site: CallSite {
    AmbientCallSite.surrounding ?? CallSite(#fileID, #filePath, #line, #column)
  }
}

import FailureReporting
import Foundation

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

/// What UIKit writes into the log.
@MainActor
enum ModelLog {
  /// Reports what UIKit grumbles about, and does nevertheless or ignores.
  static func warn(
    _ reason: String, by call: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .uiKitLog, severity: .warning, details: "UIKit logs this in \(call).",
        site: AmbientCallSite.nearest ?? CallSite(fileID, filePath, line, column)))
  }

  /// Reports a presentation that UIKit drops.
  static func drop(
    _ reason: String, by call: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .presentation,
        details: "UIKit logs this and drops the presentation in \(call).",
        site: AmbientCallSite.nearest ?? CallSite(fileID, filePath, line, column)))
  }
}

/// The name of an object in a message: its class, and its title where it has one.
///
/// `NSObject`'s own description prints an address, which differs from run to run.
@MainActor
package func objectName(_ object: NSObject) -> String {
  let title = (object as? UIViewController)?.title
  return title.map { "<\(type(of: object)) \"\($0)\">" } ?? "<\(type(of: object))>"
}

/// What is wrong with a storyboard or a nib.
@MainActor
enum InterfaceFailure {
  /// Reports what keeps a file from being loaded as it says.
  static func report(
    _ reason: String, details: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .storyboard, details: details,
        site: AmbientCallSite.nearest ?? CallSite(fileID, filePath, line, column)))
  }
}

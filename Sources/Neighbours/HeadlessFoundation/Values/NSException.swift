import FailureReporting
public import Foundation

/// What Objective-C raises where something is wrong with the program.
///
/// Here it is a failure, and the program goes on: Swift catches no exception on a device (behaviour 987).
open class NSException: NSObject {
  /// What kind of exception it is.
  public let name: NSExceptionName
  /// What is wrong.
  public let reason: String?
  /// What else is known.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Reports the exception as a failure.
  open func raise(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    reportFailure(
      "\(name.rawValue): \(reason ?? "no reason is given")", name: "NSException", fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Reports an exception as a failure, with a reason from a format.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// The return addresses of the calls, which are not known here.
  open var callStackReturnAddresses: [NSNumber] { [] }
  /// The calls, which are not known here.
  open var callStackSymbols: [String] { [] }
}

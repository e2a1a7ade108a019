public import Foundation

extension Realm {
  /// Why a Realm does not open.
  public struct Error: Swift.Error, CustomNSError, LocalizedError, Equatable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
      /// Anything else.
      case fail = 1
      case fileAccess = 2
      case filePermissionDenied = 3
      case fileExists = 4
      case fileNotFound = 5
      case fileFormatUpgradeRequired = 6
      case incompatibleLockFile = 8
      case addressSpaceExhausted = 9
      case schemaMismatch = 10
      case alreadyOpen = 12
      case invalidInput = 13
      case outOfDiskSpace = 14
      case incompatibleSession = 15
      case unsupportedFileFormatVersion = 16
      case fileOperationFailed = 19
      case invalidDatabase = 20
      case incompatibleHistories = 21
    }

    /// The kind of error.
    public let code: Code
    /// What went wrong.
    public let errorDescription: String?

    /// Creates an error.
    public init(_ code: Code, _ description: String? = nil) {
      (self.code, errorDescription) = (code, description)
    }

    public static let fail = Code.fail
    public static let fileAccess = Code.fileAccess
    public static let filePermissionDenied = Code.filePermissionDenied
    public static let fileExists = Code.fileExists
    public static let fileNotFound = Code.fileNotFound
    public static let fileFormatUpgradeRequired = Code.fileFormatUpgradeRequired
    public static let incompatibleLockFile = Code.incompatibleLockFile
    public static let addressSpaceExhausted = Code.addressSpaceExhausted
    public static let schemaMismatch = Code.schemaMismatch
    public static let alreadyOpen = Code.alreadyOpen
    public static let invalidInput = Code.invalidInput
    public static let outOfDiskSpace = Code.outOfDiskSpace
    public static let incompatibleSession = Code.incompatibleSession
    public static let unsupportedFileFormatVersion = Code.unsupportedFileFormatVersion
    public static let fileOperationFailed = Code.fileOperationFailed
    public static let invalidDatabase = Code.invalidDatabase
    public static let incompatibleHistories = Code.incompatibleHistories

    /// The domain of Realm's errors.
    public static var errorDomain: String { "io.realm" }

    /// The number of the error.
    public var errorCode: Int { code.rawValue }
  }
}

extension Realm.Error.Code {
  /// Errors match their kinds.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool {
    (error as? Realm.Error)?.code == code
  }
}

public import Foundation
import HeadlessUIKit

/// Why iCloud could not do something.
public struct CKError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
    case internalError = 1
    /// Some of several things could not be done.
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case missingEntitlement = 8
    /// The user has no account.
    case notAuthenticated = 9
    case permissionFailure = 10
    /// There is no such record.
    case unknownItem = 11
    case invalidArguments = 12
    case resultsTruncated = 13
    /// The server has a newer record.
    case serverRecordChanged = 14
    case serverRejectedRequest = 15
    case assetFileNotFound = 16
    case assetFileModified = 17
    case incompatibleVersion = 18
    /// Another record has a value that no two may have.
    case constraintViolation = 19
    case operationCancelled = 20
    /// What has changed since a token is not known any more.
    case changeTokenExpired = 21
    /// Something else of the same zone could not be done.
    case batchRequestFailed = 22
    case zoneBusy = 23
    case badDatabase = 24
    case quotaExceeded = 25
    /// There is no such zone.
    case zoneNotFound = 26
    /// It was too much at a time.
    case limitExceeded = 27
    /// The user has deleted the zone in the system's settings.
    case userDeletedZone = 28
    case tooManyParticipants = 29
    case alreadyShared = 30
    /// A record that another one leads to is not there.
    case referenceViolation = 31
    case managedAccountRestricted = 32
    case participantMayNeedVerification = 33
    /// The server may have done it.
    case serverResponseLost = 34
    case assetNotAvailable = 35
    case accountTemporarilyUnavailable = 36

    /// Whether it is an error of one of several things, and not of all of them.
    var isOfOneThing: Bool {
      switch self {
      case .permissionFailure, .unknownItem, .serverRecordChanged, .assetFileNotFound,
        .assetFileModified, .constraintViolation, .changeTokenExpired, .batchRequestFailed,
        .quotaExceeded, .zoneNotFound, .userDeletedZone, .tooManyParticipants, .alreadyShared,
        .referenceViolation, .assetNotAvailable:
        true
      default: false
      }
    }
  }

  /// The kind.
  public let code: Code
  private let info: MainActorOnly<[String: Any]>

  /// Creates an error.
  public init(_ code: Code) { self.init(code, userInfo: [:]) }

  /// Creates an error with what is known besides.
  public init(_ code: Code, userInfo: [String: Any]) {
    self.code = code
    info = MainActorOnly(userInfo)
  }

  /// Creates an error of one of Foundation's.
  public init(_nsError error: NSError) {
    self.init(Code(rawValue: error.code) ?? .internalError, userInfo: error.userInfo)
  }

  /// What is known besides, by the names that stand below.
  public var userInfo: [String: Any] { MainActor.runUnchecked { info.value } }
  /// What is known besides.
  public var errorUserInfo: [String: Any] { userInfo }

  /// The errors of several things, by the names of their records.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }

  /// The record that the app's one was made of.
  public var ancestorRecord: CKRecord? {
    userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord
  }
  /// The record that the server has.
  public var serverRecord: CKRecord? {
    userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord
  }
  /// The record that was to be saved.
  public var clientRecord: CKRecord? {
    userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord
  }
  /// How long to wait before it may go.
  public var retryAfterSeconds: Double? {
    switch userInfo[CKErrorRetryAfterKey] {
    case let seconds as Double: seconds
    case let seconds as NSNumber: seconds.doubleValue
    default: nil
    }
  }

  public static var errorDomain: String { CKErrorDomain }

  /// Whether they are of a kind: what else is known does not count.
  public static func == (one: CKError, other: CKError) -> Bool { one.code == other.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The error of several things of which some have failed; `nil` if none has.
  static func partial(_ failures: [AnyHashable: any Error]) -> CKError? {
    guard !failures.isEmpty else { return nil }
    return CKError(.partialFailure, userInfo: [CKPartialErrorsByItemIDKey: failures])
  }
}

/// The domain of the errors.
public let CKErrorDomain = "CKErrorDomain"
/// The errors of several things, by the names of records, zones or subscriptions.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The record that the app's one was made of.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
/// The record that the server has.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// The record that was to be saved.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
/// How many seconds to wait before it may go.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// Whether the zone is gone since the user has reset what is encrypted.
public let CKErrorUserDidResetEncryptedDataKey = "CKErrorUserDidResetEncryptedData"

public import Foundation
import HeadlessUIKit

/// Why iCloud could not do something.
public struct CKError: Error, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case internalError = 1
    /// Some of several things could not be done.
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    /// The user has no account.
    case notAuthenticated = 9
    case permissionFailure = 10
    /// There is no such record.
    case unknownItem = 11
    case invalidArguments = 12
    /// The server has a newer record.
    case serverRecordChanged = 14
    case serverRejectedRequest = 15
    case limitExceeded = 27
    case quotaExceeded = 25
    case zoneBusy = 23
    case changeTokenExpired = 21
    /// There is no such zone.
    case zoneNotFound = 26
    case userDeletedZone = 28
    case operationCancelled = 20

    /// Whether an error is of the kind, for `catch`.
    public static func ~= (kind: Code, error: any Error) -> Bool {
      (error as? CKError)?.code == kind
    }
  }

  /// The kind.
  public let code: Code
  private let parts: MainActorOnly<Parts>

  private typealias Parts = (
    errors: [AnyHashable: any Error]?, server: CKRecord?, client: CKRecord?
  )

  /// Creates an error.
  public init(_ code: Code) { self.init(code, nil) }

  init(
    _ code: Code, _ errors: [AnyHashable: any Error]?, server: CKRecord? = nil,
    client: CKRecord? = nil
  ) {
    self.code = code
    parts = MainActorOnly((errors, server, client))
  }

  /// The errors of several things, by the names of their records.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    MainActor.runUnchecked { parts.value.errors }
  }

  /// The record that the server has.
  public var serverRecord: CKRecord? { MainActor.runUnchecked { parts.value.server } }
  /// The record that was to be saved.
  public var clientRecord: CKRecord? { MainActor.runUnchecked { parts.value.client } }
  /// How long to wait before it may go.
  public var retryAfterSeconds: Double? { nil }

  public static var errorDomain: String { CKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}

/// The domain of the errors.
public let CKErrorDomain = "CKErrorDomain"

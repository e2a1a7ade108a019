public import Foundation
import HeadlessUIKit

/// What the user has in iCloud, as a test says and reads.
///
/// It belongs to the application of the test: in a fresh one the user has an account, and nothing is kept.
///
/// ```swift
/// SimulatedCloud.accountStatus = .noAccount
/// print(SimulatedCloud.records.isEmpty)  // true
/// ```
@preconcurrency @MainActor
public enum SimulatedCloud {
  /// All records, whatever they are kept in.
  public static var records: [CKRecord] { CloudRecords.current.all.map { $0.copied() } }

  /// All subscriptions, of whatever database.
  public static var subscriptions: [CKSubscription] {
    CloudRecords.current.subscriptions.map { $0.copied() }
  }

  // MARK: What stands in the way

  /// Whether the user has an account; the app is told of a change.
  public static var accountStatus: CKAccountStatus {
    get { CloudRecords.current.people.accountStatus }
    set {
      CloudRecords.current.people.accountStatus = newValue
      NotificationCenter.default.post(name: .CKAccountChanged, object: nil)
    }
  }

  /// The error that the next thing ends with that the app wants done.
  ///
  /// An error of records, such as `.serverRecordChanged`, is the first one's of several that are done
  /// together; others end all of it.
  public static var nextError: CKError.Code? {
    get { CloudRecords.current.next?.code }
    set { CloudRecords.current.next = newValue.map { CKError($0) } }
  }

  /// Lets the next thing end with an error that says when it may go.
  ///
  /// ```swift
  /// SimulatedCloud.fail(.requestRateLimited, retryAfter: 3)
  /// ```
  public static func fail(_ code: CKError.Code, retryAfter seconds: Double? = nil) {
    let info = seconds.map { [CKErrorRetryAfterKey: $0] } ?? [:]
    CloudRecords.current.next = CKError(code, userInfo: info)
  }

  /// The most records and zones that the server gives at a time where the app does not say how many.
  ///
  /// Without a number it gives all. With one, answers go on by a cursor or a token.
  public static var resultsLimit: Int? {
    get { CloudRecords.current.pageSize }
    set { CloudRecords.current.pageSize = newValue }
  }

  /// Makes all tokens too old that the app has: what has changed since is not known any more.
  public static func expireChangeTokens() { CloudRecords.current.forgetTokens() }

  // MARK: The user's other devices

  /// Saves a record from another device of the user's, in the app's own part of iCloud.
  ///
  /// ```swift
  /// let bird = CKRecord(recordType: "Bird")
  /// bird["name"] = "Wren"
  /// SimulatedCloud.add(bird)
  /// ```
  public static func add(_ record: CKRecord, to scope: CKDatabase.Scope = .private) {
    CloudRecords.current.receive(record, in: place(scope))
  }

  /// Deletes a record from another device of the user's.
  public static func remove(_ recordID: CKRecord.ID, from scope: CKDatabase.Scope = .private) {
    CloudRecords.current.lose(recordID, in: place(scope))
  }

  /// Deletes a zone with all its records from another device of the user's.
  ///
  /// - Parameter isPurged: Whether the user does so in the system's settings.
  public static func removeZone(
    _ zoneID: CKRecordZone.ID, from scope: CKDatabase.Scope = .private, isPurged: Bool = false
  ) { CloudRecords.current.lose(zoneID, isPurged: isPurged, in: place(scope)) }

  /// What the server has sent to the device for subscriptions, the oldest first.
  ///
  /// ```swift
  /// for notification in SimulatedCloud.notifications { receiveRemoteNotification(notification) }
  /// ```
  public static var notifications: [[AnyHashable: Any]] { CloudRecords.current.pushes.sent }

  // MARK: Users

  /// The answer of the user, whether other users of the app can find the user.
  public static var applicationPermission: CKContainer.ApplicationPermissionStatus {
    get { CloudRecords.current.people.permission }
    set { CloudRecords.current.people.permission = newValue }
  }

  /// Adds a user that the app can find, and share with.
  @discardableResult
  public static func addUser(
    _ name: PersonNameComponents, emailAddress: String? = nil, phoneNumber: String? = nil,
    recordName: String = "_\(UUID().uuidString)"
  ) -> CKUserIdentity {
    let info = CKUserIdentity.LookupInfo(
      emailAddress, phoneNumber, CKRecord.ID(recordName: recordName))
    let user = CKUserIdentity(info, name)
    CloudRecords.current.people.users.append(user)
    return user
  }

  private static func place(_ scope: CKDatabase.Scope) -> CloudRecords.DatabaseAddress {
    CKContainer.default().database(with: scope).place
  }
}

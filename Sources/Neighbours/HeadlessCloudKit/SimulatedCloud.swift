import Foundation
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

  /// Whether the user has an account; the app is told of a change.
  public static var accountStatus: CKAccountStatus {
    get { CloudRecords.current.accountStatus }
    set {
      CloudRecords.current.accountStatus = newValue
      NotificationCenter.default.post(name: .CKAccountChanged, object: nil)
    }
  }

  /// The error that the next thing ends with that the app wants done.
  public static var nextError: CKError.Code? {
    get { CloudRecords.current.next }
    set { CloudRecords.current.next = newValue }
  }

  /// Saves a record from another device of the user's, in the app's own part of iCloud.
  ///
  /// ```swift
  /// let bird = CKRecord(recordType: "Bird")
  /// bird["name"] = "Wren"
  /// SimulatedCloud.add(bird)
  /// ```
  public static func add(_ record: CKRecord, to scope: CKDatabase.Scope = .private) {
    CloudRecords.current.receive(
      record, in: .init(container: CKContainer.default().containerIdentifier ?? "", scope: scope))
  }
}

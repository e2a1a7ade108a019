public import Foundation
import HeadlessUIKit

/// The part of iCloud that belongs to an app.
///
/// What it holds is in memory, one for each application of a test; a test reads and sets it by
/// ``SimulatedCloud``. Handlers are called on turns of the main loop.
open class CKContainer: NSObject {
  /// Its name.
  public final let containerIdentifier: String?

  /// Creates a way to the part of a name.
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }

  /// Returns the app's own part.
  open class func `default`() -> CKContainer {
    CKContainer(identifier: "iCloud.\(PortedModules.appIdentifier ?? "app")")
  }

  /// What only the user sees.
  open var privateCloudDatabase: CKDatabase { CKDatabase(.private, containerIdentifier) }
  /// What all users see.
  open var publicCloudDatabase: CKDatabase { CKDatabase(.public, containerIdentifier) }
  /// What other users share with the user.
  open var sharedCloudDatabase: CKDatabase { CKDatabase(.shared, containerIdentifier) }

  /// Returns the database that some users see.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    CKDatabase(databaseScope, containerIdentifier)
  }

  /// Does what an operation is for, in a turn, or as soon as what it depends on is done.
  open func add(_ operation: CKOperation) {
    operation.container = self
    operation.enlist("CKContainer.add(_:)")
  }

  // MARK: The user

  /// Tells whether the user has an account.
  @preconcurrency open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    MainTurn.post("CKContainer.accountStatus(completionHandler:)") {
      completionHandler(CloudRecords.current.people.accountStatus, nil)
    }
  }

  /// Returns whether the user has an account.
  @MainActor
  open func accountStatus() async throws -> CKAccountStatus {
    await MainTurn.come("CKContainer.accountStatus()")
    return CloudRecords.current.people.accountStatus
  }

  /// Tells the name of the user's record.
  @preconcurrency open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    privateCloudDatabase.ask(
      "CKContainer.fetchUserRecordID(completionHandler:)", completionHandler
    ) { _, _ in .ofUser }
  }

  /// Returns the name of the user's record.
  @MainActor
  open func userRecordID() async throws -> CKRecord.ID {
    try await privateCloudDatabase.ask("CKContainer.userRecordID()") { _, _ in .ofUser }
  }
}

/// Whether the user has an account.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available = 1
  /// The user may not have one.
  case restricted = 2
  case noAccount = 3
  case temporarilyUnavailable = 4
}

import HeadlessUIKit

extension CKContainer {
  /// What an app may ask the user for.
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Whether other users of the app can find the user.
    public static let userDiscoverability = Self(rawValue: 1)
  }

  /// The user's answer.
  public enum ApplicationPermissionStatus: Int, Sendable {
    /// The user was not asked.
    case initialState = 0
    case couldNotComplete = 1
    case denied = 2
    case granted = 3
  }

  // MARK: What the user lets the app do

  /// Tells the user's answer.
  @preconcurrency public func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    askOfUser(completionHandler) { $0.people.permission }
  }

  /// Asks the user, which shows nothing here: the answer is what a test has said, or yes.
  @preconcurrency public func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    askOfUser(completionHandler) { $0.requestPermission() }
  }

  /// Returns the user's answer.
  @MainActor
  public func applicationPermissionStatus(
    for applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus {
    try await privateCloudDatabase.ask("CKContainer.applicationPermissionStatus(for:)") {
      cloud, _ in cloud.people.permission
    }
  }

  /// Asks the user, which shows nothing here: the answer is what a test has said, or yes.
  @MainActor
  public func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus {
    try await privateCloudDatabase.ask("CKContainer.requestApplicationPermission(_:)") {
      cloud, _ in cloud.requestPermission()
    }
  }

  private func askOfUser(
    _ handler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void,
    _ work: @escaping @MainActor @Sendable (CloudRecords) -> ApplicationPermissionStatus
  ) {
    privateCloudDatabase.ask(
      "CKContainer.requestApplicationPermission(_:completionHandler:)",
      { handler($0 ?? .couldNotComplete, $1) }, { cloud, _ in work(cloud) })
  }

  // MARK: Finding users

  /// Looks for the user of a record.
  @preconcurrency public func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { discover(.init(userRecordID: userRecordID), completionHandler) }

  /// Looks for the user of an address.
  @preconcurrency public func discoverUserIdentity(
    withEmailAddress email: String,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { discover(.init(emailAddress: email), completionHandler) }

  /// Looks for the user of a number.
  @preconcurrency public func discoverUserIdentity(
    withPhoneNumber phoneNumber: String,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { discover(.init(phoneNumber: phoneNumber), completionHandler) }

  /// Looks for all users that a test has said.
  @preconcurrency public func discoverAllIdentities(
    completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void
  ) {
    privateCloudDatabase.ask(
      "CKContainer.discoverAllIdentities(completionHandler:)", completionHandler
    ) { cloud, _ in cloud.people.users }
  }

  /// Looks for the user of a record.
  @MainActor
  public func userIdentity(
    forUserRecordID userRecordID: CKRecord.ID
  ) async throws -> CKUserIdentity? { try await discover(.init(userRecordID: userRecordID)) }

  /// Looks for the user of an address.
  @MainActor
  public func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? {
    try await discover(.init(emailAddress: email))
  }

  /// Looks for the user of a number.
  @MainActor
  public func userIdentity(forPhoneNumber phoneNumber: String) async throws -> CKUserIdentity? {
    try await discover(.init(phoneNumber: phoneNumber))
  }

  private func discover(
    _ info: CKUserIdentity.LookupInfo,
    _ handler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) {
    privateCloudDatabase.ask(
      "CKContainer.discoverUserIdentity(completionHandler:)", { handler($0 ?? nil, $1) },
      { cloud, _ in cloud.user(info) })
  }

  @MainActor
  private func discover(
    _ info: CKUserIdentity.LookupInfo
  ) async throws -> CKUserIdentity? {
    try await privateCloudDatabase.ask("CKContainer.userIdentity(for:)") { cloud, _ in
      cloud.user(info)
    }
  }
}

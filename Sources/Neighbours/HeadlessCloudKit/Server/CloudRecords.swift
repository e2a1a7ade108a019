import Foundation
import HeadlessUIKit
import NetworkAnswers

/// What one application's user has in iCloud.
@MainActor
final class CloudRecords: ScopedState {
  /// A database of a container.
  struct DatabaseAddress: Hashable, Sendable {
    let container: String
    let scope: CKDatabase.Scope
  }

  /// What the server knows of the user and of others.
  struct People {
    var accountStatus = CKAccountStatus.available
    var permission = CKContainer.ApplicationPermissionStatus.initialState
    /// The users that can be found.
    var users: [CKUserIdentity] = []
  }

  private var databases: [DatabaseAddress: CloudDatabase] = [:]
  /// The number of the last change, from which the versions of records and tokens are made.
  private(set) var lastChange = 0
  /// The number of the last change that tokens have forgotten.
  private var forgotten = 0
  var people = People()
  var pushes = CloudPushes()
  /// The error that a test has said.
  var next: CKError?
  /// The most records that the server gives at a time, if a test has said so.
  var pageSize: Int?
  /// The operations that wait for others.
  private var waiting: [CKOperation] = []

  nonisolated init() {}

  subscript(place: DatabaseAddress) -> CloudDatabase {
    get { databases[place] ?? CloudDatabase() }
    set { databases[place] = newValue }
  }

  var all: [CKRecord] { databases.values.flatMap(\.records) }
  var subscriptions: [CKSubscription] { databases.values.flatMap(\.subscriptions) }

  /// The number of a new change.
  func change() -> Int {
    lastChange += 1
    return lastChange
  }

  // MARK: What stands in the way

  /// Throws what keeps the server from doing anything.
  func begin(in place: DatabaseAddress) throws {
    if let next, !next.code.isOfOneThing {
      self.next = nil
      throw next
    }
    if DeviceConnection.current.connection == .none { throw CKError(.networkUnavailable) }
    if place.scope != .public { try checkAccount() }
  }

  /// Does something in a database, if nothing stands in the way.
  func answer<Value>(
    _ place: DatabaseAddress, _ work: CKDatabase.Work<Value>
  ) throws -> Value {
    try begin(in: place)
    return try work(self, place)
  }

  /// Throws what a test has said for one of several things.
  func beginThing() throws {
    guard let next, next.code.isOfOneThing else { return }
    self.next = nil
    throw next
  }

  private func checkAccount() throws {
    switch people.accountStatus {
    case .available: return
    case .temporarilyUnavailable: throw CKError(.accountTemporarilyUnavailable)
    case .couldNotDetermine, .restricted, .noAccount: throw CKError(.notAuthenticated)
    }
  }

  /// Throws where a token is too old, or of a zone that was there before.
  func check(_ token: CKServerChangeToken?, since beginning: Int = 0) throws {
    guard let token else { return }
    if token.number < max(forgotten, beginning) { throw CKError(.changeTokenExpired) }
  }

  /// Makes all tokens too old.
  func forgetTokens() { forgotten = change() }

  // MARK: Operations

  /// Begins an operation once what it depends on is done.
  func wait(_ operation: CKOperation) { waiting.append(operation) }

  /// Begins the operations that wait for nothing any more.
  func beginReady() {
    let ready = waiting.filter(\.isReady)
    waiting.removeAll { $0.isReady }
    for operation in ready { operation.start() }
  }
}

public import Foundation
import HeadlessUIKit

/// A Realm: objects that are kept together.
///
/// ```swift
/// let realm = try Realm()
/// try realm.write { realm.add(Dog(value: ["name": "Rex"])) }
/// let old = realm.objects(Dog.self).where { $0.age > 8 }
/// ```
public struct Realm: Equatable {
  let store: RealmStore
  /// How it was opened.
  public let configuration: Configuration
  /// Whether results follow the changes of other threads, which they always do here.
  public var autorefresh: Bool {
    get { true }
    // swift-format-ignore
    nonmutating set {}
  }

  // MARK: Opening

  /// Opens the Realm of the default configuration, or of another one.
  public init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue? = nil)
    throws
  {
    let device = DeviceRealms.current
    if let error = device.nextError {
      device.nextError = nil
      throw error
    }
    store = device.store(made: configuration.place)
    self.configuration = configuration
    try Migration.run(configuration, on: store)
  }

  /// Opens the Realm in a file.
  public init(fileURL: URL) throws {
    var configuration = Configuration.defaultConfiguration
    configuration.fileURL = fileURL
    try self.init(configuration: configuration)
  }

  /// Opens a Realm for an actor.
  public init(
    configuration: Configuration = .defaultConfiguration, actor: any Actor
  ) async throws {
    try self.init(configuration: configuration)
  }

  init(_ store: RealmStore) {
    self.store = store
    configuration = Configuration(at: store.place, store.schemaVersion ?? 0)
  }

  /// Opens a Realm, and calls back on a later turn of the main loop.
  @discardableResult
  public static func asyncOpen(
    configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
    callback: @escaping (Result<Realm, any Swift.Error>) -> Void
  ) -> AsyncOpenTask {
    AsyncOpenTask(LaterCall { callback(Result { try Realm(configuration: configuration) }) })
  }

  /// Whether two have the same objects.
  public static func == (one: Realm, other: Realm) -> Bool { one.store === other.store }

  // MARK: Files

  /// Deletes what a Realm keeps; answers whether there was anything.
  @discardableResult
  public static func deleteFiles(for configuration: Configuration) throws -> Bool {
    DeviceRealms.current.remove(at: configuration.place)
  }

  /// Whether there is a Realm of a configuration.
  public static func fileExists(for configuration: Configuration) -> Bool {
    DeviceRealms.current.store(at: configuration.place) != nil
  }

  /// Runs the migration of a configuration.
  public static func performMigration(
    for configuration: Configuration = .defaultConfiguration
  ) throws {
    _ = try Realm(configuration: configuration)
  }

  /// Whether it has no objects.
  public var isEmpty: Bool { store.isEmpty }

  /// Whether it is as it was at some time.
  public var isFrozen: Bool { false }

  /// Results are as of now at any time.
  @discardableResult
  public func refresh() -> Bool { false }

  /// Lets go of what a device has read.
  public func invalidate() {
    if store.isWriting { cancelWrite() }
  }

  /// Calls a block after each transaction, on a later turn of the main loop.
  public func observe(
    _ block: @escaping (_ notification: Notification, _ realm: Realm) -> Void
  ) -> NotificationToken {
    NotificationToken(WholeObserver { block(.didChange, self) }, in: store)
  }

  /// What a Realm tells.
  public enum Notification: String, Sendable {
    /// A transaction has ended.
    case didChange = "RLMRealmDidChangeNotification"
    /// There is something new that is not read yet.
    case refreshRequired = "RLMRealmRefreshRequiredNotification"
  }
}

public import Foundation
import HeadlessUIKit

extension Realm {
  /// How a Realm is opened.
  public struct Configuration {
    /// The configuration of `Realm()`, which belongs to the application.
    public static var defaultConfiguration: Configuration {
      get { DeviceRealms.current.configuration }
      set { DeviceRealms.current.configuration = newValue }
    }

    /// The place of the file on a device: here the objects are in memory.
    public var fileURL: URL? {
      didSet { if fileURL != nil { inMemoryIdentifier = nil } }
    }
    /// The name of a Realm without a file.
    public var inMemoryIdentifier: String? {
      didSet { if inMemoryIdentifier != nil { fileURL = nil } }
    }
    /// The key of the file, which is kept and does nothing.
    public var encryptionKey: Data?
    /// Whether nothing may be changed, which is kept and does nothing.
    public var readOnly = false
    /// The version of the classes.
    public var schemaVersion: UInt64 = 0
    /// Brings the objects of an older version to this one.
    public var migrationBlock: MigrationBlock?
    /// Whether an older version is deleted instead.
    public var deleteRealmIfMigrationNeeded = false
    /// Whether the file becomes smaller, which is not asked.
    public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
    /// The classes that the Realm has, which is kept and does nothing.
    public var objectTypes: [RLMObjectBase.Type]?

    /// Creates a configuration.
    public init(
      fileURL: URL? = nil, inMemoryIdentifier: String? = nil,
      encryptionKey: Data? = nil, readOnly: Bool = false, schemaVersion: UInt64 = 0,
      migrationBlock: MigrationBlock? = nil, deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [RLMObjectBase.Type]? = nil
    ) {
      let file = fileURL ?? URL(fileURLWithPath: Self.defaultPath)
      self.fileURL = inMemoryIdentifier == nil ? file : nil
      self.inMemoryIdentifier = inMemoryIdentifier
      self.encryptionKey = encryptionKey
      self.readOnly = readOnly
      self.schemaVersion = schemaVersion
      self.migrationBlock = migrationBlock
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.shouldCompactOnLaunch = shouldCompactOnLaunch
      self.objectTypes = objectTypes
    }

    init(at place: String, _ version: UInt64) {
      self.init(
        fileURL: URL(fileURLWithPath: place),
        inMemoryIdentifier: place.hasPrefix(Self.memory)
          ? String(place.dropFirst(Self.memory.count)) : nil, schemaVersion: version)
    }

    /// Where `Realm()` has its file on a device, as a path of the application's.
    static let defaultPath = "/Documents/default.realm"

    private static let memory = "memory:"

    /// The name of the store.
    var place: String {
      inMemoryIdentifier.map { Self.memory + $0 } ?? fileURL?.path ?? Self.defaultPath
    }
  }
}

/// Brings the objects of an older version to a newer one.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

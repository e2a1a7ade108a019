public import Foundation

/// Where a container keeps objects.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// The name, which is that of the file.
  public let name: String
  /// The classes, if not all of the container's.
  public let schema: Schema?
  /// The file.
  public let url: URL
  /// Whether contexts can save.
  public let allowsSave: Bool
  /// Whether nothing is kept longer than the container.
  public let isStoredInMemoryOnly: Bool
  /// The group whose apps share the store.
  public let groupContainer: GroupContainer
  /// The database in the cloud.
  public let cloudKitDatabase: CloudKitDatabase

  /// The name.
  public var id: String { name }
  /// The identifier of the group.
  public var groupAppContainerIdentifier: String? { groupContainer.identifier }
  /// The identifier of the container in the cloud.
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.identifier }

  /// Creates a configuration with a name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : Self.folder.appendingPathComponent("\(self.name).store")
    self.allowsSave = allowsSave
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
  }

  private static var folder: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folders.first ?? FileManager.default.temporaryDirectory
  }

  /// Creates a configuration with a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = url.path == "/dev/null"
    groupContainer = .automatic
    self.cloudKitDatabase = cloudKitDatabase
  }

  /// Creates a configuration of all classes.
  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates a configuration of some classes.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(
      nil, schema: forTypes.isEmpty ? nil : Schema(forTypes),
      isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

extension ModelConfiguration {
  /// A group whose apps share a store.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    private let isAutomatic: Bool

    /// The group that the app's entitlements name.
    public static let automatic = Self(identifier: nil, isAutomatic: true)
    /// No group.
    public static let none = Self(identifier: nil, isAutomatic: false)

    /// The group with an identifier.
    public static func identifier(_ groupName: String) -> Self {
      Self(identifier: groupName, isAutomatic: false)
    }
  }

  /// A database in the cloud.
  public struct CloudKitDatabase: Hashable, Sendable {
    let identifier: String?
    private let isAutomatic: Bool

    /// The database that the app's entitlements name.
    public static let automatic = Self(identifier: nil, isAutomatic: true)
    /// No database.
    public static let none = Self(identifier: nil, isAutomatic: false)

    /// The private database of a container.
    public static func `private`(_ privateDBName: String) -> Self {
      Self(identifier: privateDBName, isAutomatic: false)
    }
  }
}

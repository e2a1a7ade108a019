import HeadlessUIKit
import Synchronization

/// The store of an app's objects.
///
/// What it has belongs to the application that runs: in the next test it is empty again.
public final class ModelContainer: Equatable, Sendable {
  private static let count = Atomic(0)

  /// What tells containers apart.
  let number = count.add(1, ordering: .relaxed).newValue
  /// The classes.
  public let schema: Schema
  /// How classes became what they are.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// Where objects are kept.
  public let configurations: Set<ModelConfiguration>
  let configuration: ModelConfiguration
  /// What tells stores apart.
  private let place: String
  /// The main context, which an app may keep for good.
  @MainActor weak var knownMainContext: ModelContext?

  /// Creates a container for classes, and opens its store.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(Schema(forTypes), migrationPlan, configurations)
  }

  /// Creates a container for a schema, and opens its store.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(givenSchema, migrationPlan, configurations)
  }

  /// Creates a container for a schema, and opens its store.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    try self.init(givenSchema, migrationPlan, configurations)
  }

  /// A container without classes, in which nothing can be.
  static let empty = ModelContainer()

  private init() {
    schema = Schema()
    migrationPlan = nil
    configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    configurations = [configuration]
    place = Self.place(of: configuration, number)
  }

  private init(
    _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?,
    _ configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    migrationPlan = plan
    configuration = configurations.first ?? ModelConfiguration()
    self.configurations = Set(configurations.isEmpty ? [configuration] : configurations)
    place = Self.place(of: configuration, number)
    guard self.configurations.count == max(configurations.count, 1) else {
      throw SwiftDataError.duplicateConfiguration
    }
    for part in configurations.compactMap(\.schema) {
      guard part.types.allSatisfy(schema.has) else {
        throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
      }
    }
    _ = try open()
  }

  /// Whether both are the same.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  // MARK: The store

  private static func place(of configuration: ModelConfiguration, _ number: Int) -> String {
    configuration.isStoredInMemoryOnly
      ? "in memory \(number)" : configuration.url.standardizedFileURL.path
  }

  /// The store in the application that runs.
  private func open() throws -> ModelStore {
    try DeviceStores.current.store(of: self, at: place) { store in
      try Migration(store, to: schema, by: migrationPlan).run()
    }
  }

  /// The store in the application that runs.
  ///
  /// It was opened once: what it cannot be is known.
  var store: ModelStore {
    (try? open()) ?? ModelStore(name: place)
  }

  // MARK: Contexts

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    DeviceStores.current.mainContext(of: self)
  }

  // MARK: Deleting

  /// Deletes all objects.
  public func deleteAllData() {
    let store = store
    store.change { content in
      content.tables = [:]
      content.save += 1
    }
    store.tell(of: nil)
  }

  /// Deletes all objects.
  public func erase() throws { deleteAllData() }
}

/// The way of a store's rows to the classes of a container.
struct Migration {
  private let store: ModelStore
  private let schema: Schema
  private let plan: (any SchemaMigrationPlan.Type)?

  init(_ store: ModelStore, to schema: Schema, by plan: (any SchemaMigrationPlan.Type)?) {
    self.store = store
    self.schema = schema
    self.plan = plan
  }

  func run() throws {
    let versions = plan?.schemas ?? []
    let target = versions.last?.versionIdentifier ?? schema.version
    if let version = store.content.version, version != target, !versions.isEmpty {
      try run(from: version, through: versions)
    } else {
      try take(schema, as: target)
    }
  }

  private func run(from version: Schema.Version, through versions: [any VersionedSchema.Type])
    throws
  {
    guard let start = versions.firstIndex(where: { $0.versionIdentifier == version }) else {
      let isLater = versions.allSatisfy { $0.versionIdentifier < version }
      throw isLater ? SwiftDataError.backwardMigration : SwiftDataError.unknownSchema
    }
    for index in start..<(versions.count - 1) {
      try step(from: versions[index], to: versions[index + 1])
    }
  }

  private func step(from old: any VersionedSchema.Type, to new: any VersionedSchema.Type) throws {
    let stage = plan?.stages.first {
      $0.ends.from == old.versionIdentifier && $0.ends.to == new.versionIdentifier
    }
    guard case .custom(_, _, let before, let after) = stage else {
      return try take(Schema(versionedSchema: new), as: new.versionIdentifier)
    }
    try work(with: Schema(versionedSchema: old), before)
    try take(Schema(versionedSchema: new), as: new.versionIdentifier)
    try work(with: Schema(versionedSchema: new), after)
  }

  /// Does what an app does in a stage, and saves it.
  private func work(
    with schema: Schema, _ work: (@Sendable (ModelContext) throws -> Void)?
  ) throws {
    guard let work else { return }
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: schema, configurations: [configuration])
    let context = ModelContext(container, store)
    try work(context)
    try context.save()
  }

  /// Gives rows the names that classes have for their properties.
  private func take(_ schema: Schema, as version: Schema.Version) throws {
    try store.change { content in
      guard content.version != nil else { return content.version = version }
      var tables = content.tables
      for plan in schema.plans {
        guard var table = tables[plan.name] else { continue }
        for identifier in table.order {
          guard let row = table.rows[identifier] else { continue }
          table.rows[identifier]?.values = try Self.renamed(row.values, for: plan)
        }
        tables[plan.name] = table
      }
      content.tables = tables
      content.version = version
    }
  }

  private static func renamed(_ row: ModelRow, for plan: EntityPlan) throws -> ModelRow {
    var renamed: ModelRow = [:]
    for property in plan.properties where !property.isEphemeral {
      if let value = row[property.name] ?? row[property.originalName] {
        renamed[property.name] = value
      } else if !property.hasDefault, property.relation?.isToOne != false {
        throw SwiftDataError.loadIssueModelContainer
      }
    }
    return renamed
  }
}

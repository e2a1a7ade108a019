import HeadlessSwiftData

// Versions of a model, as `fleet-port` writes them.

enum First: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Trip.self] }
  static let versionIdentifier = Schema.Version(1, 0, 0)

  enum Kind: String, Codable { case sea, air }

  final class Trip: PersistentModel {
    @_Persisted var name: String
    @_Persisted var kind = Kind.air
    @_Persisted var nights: Int

    init(_ name: String, nights: Int) {
      self.name = name
      self.nights = nights
    }

    var _swiftDataState = _ModelState()
    required init(_swiftDataState: _ModelState) {
      self._swiftDataState = _swiftDataState
      _name = .init(_inStore: ())
      _nights = .init(_inStore: ())
    }
    static var schemaMetadata: [Schema.PropertyMetadata] {
      [
        ._persisted("name", \Trip.name), ._persisted("kind", \Trip.kind, hasDefault: true),
        ._persisted("nights", \Trip.nights),
      ]
    }
  }
}

enum Second: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Trip.self] }
  static let versionIdentifier = Schema.Version(2, 0, 0)

  enum Kind: String, Codable { case sea, air, land }

  final class Trip: PersistentModel {
    @_Persisted var title: String
    @_Persisted var kind = Kind.air
    @_Persisted var stars = 3

    init(_ title: String) { self.title = title }

    var _swiftDataState = _ModelState()
    required init(_swiftDataState: _ModelState) {
      self._swiftDataState = _swiftDataState
      _title = .init(_inStore: ())
    }
    static var schemaMetadata: [Schema.PropertyMetadata] {
      [
        ._persisted("title", \Trip.title, Schema.Attribute(originalName: "name")),
        ._persisted("kind", \Trip.kind, hasDefault: true),
        ._persisted("stars", \Trip.stars, hasDefault: true),
      ]
    }
  }
}

enum Third: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Trip.self] }
  static let versionIdentifier = Schema.Version(3, 0, 0)

  final class Trip: PersistentModel {
    @_Persisted var title: String
    @_Persisted var length: Int

    var _swiftDataState = _ModelState()
    required init(_swiftDataState: _ModelState) {
      self._swiftDataState = _swiftDataState
      _title = .init(_inStore: ())
      _length = .init(_inStore: ())
    }
    static var schemaMetadata: [Schema.PropertyMetadata] {
      [._persisted("title", \Trip.title), ._persisted("length", \Trip.length)]
    }
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
  static var stages: [MigrationStage] {
    [
      .custom(fromVersion: First.self, toVersion: Second.self) { context in
        for trip in try context.fetch(FetchDescriptor<First.Trip>()) where trip.nights == 0 {
          context.delete(trip)
        }
      } didMigrate: { context in
        for trip in try context.fetch(FetchDescriptor<Second.Trip>()) { trip.stars = 5 }
      }
    ]
  }
}

enum OtherPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [Second.self, Third.self] }
  static var stages: [MigrationStage] { [] }
}

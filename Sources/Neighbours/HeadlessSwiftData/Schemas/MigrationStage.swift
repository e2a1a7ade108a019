/// The way from a version of an app's classes to the next.
public enum MigrationStage: Sendable {
  /// Names decide.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// Names decide, and code does something before and after.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?,
    didMigrate: (@Sendable (ModelContext) throws -> Void)?)

  var ends: (from: Schema.Version, to: Schema.Version) {
    switch self {
    case .lightweight(let from, let to), .custom(let from, let to, _, _):
      (from.versionIdentifier, to.versionIdentifier)
    }
  }
}

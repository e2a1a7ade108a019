/// The versions of an app's classes, and how one becomes the next.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, in their order.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The ways from one version to the next.
  static var stages: [MigrationStage] { get }
}

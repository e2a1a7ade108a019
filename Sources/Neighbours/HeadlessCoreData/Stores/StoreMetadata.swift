import Foundation

/// The metadata of a store.
struct StoreMetadata: Sendable {
  /// The names of properties in rows, by entity, in their order.
  var properties: [String: [String]] = [:]
  /// The entity that an entity's rows are numbered with.
  var roots: [String: String] = [:]
  /// What stores must agree on to be read with a model, by entity.
  var hashes: [String: Data] = [:]
  /// What the developer calls the version of the model.
  var versions: [String] = []
  /// What an app has added, as a property list.
  var custom = Data()

  init() {}

  init(_ entities: [NSEntityDescription], _ model: NSManagedObjectModel) {
    for entity in entities {
      let name = entity.name ?? ""
      properties[name] = entity.layout.properties.map(\.name)
      roots[name] = entity.root.name ?? ""
      hashes[name] = entity.versionHash
    }
    versions = model.versionIdentifiers.compactMap { $0.base as? String }.sorted()
  }
}

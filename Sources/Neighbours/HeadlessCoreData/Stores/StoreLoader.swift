import Foundation

/// Makes a store's rows of what stands in its file, in the form that a model wants.
struct StoreLoader {
  private let file: StoreDecoder.File
  private let entities: [NSEntityDescription]
  /// The model's entities for the file's entities, by their names there.
  private let found: [String: NSEntityDescription]

  init(_ file: StoreDecoder.File, _ entities: [NSEntityDescription]) {
    self.file = file
    self.entities = entities
    var found: [String: NSEntityDescription] = [:]
    for entity in entities { found[entity.renamingIdentifier ?? entity.name ?? ""] = entity }
    for entity in entities where file.metadata.properties[entity.name ?? ""] != nil {
      found[entity.name ?? ""] = entity
    }
    self.found = found
  }

  /// Whether the file was written with a model of other entities.
  var isOfOtherModel: Bool {
    entities.count != file.names.count
      || entities.contains { file.metadata.hashes[$0.name ?? ""] != $0.versionHash }
  }

  func tables() throws -> RowTables {
    var tables = RowTables()
    tables.lastNumbers = lastNumbers
    for (name, rows) in zip(file.names, file.rows) {
      guard let entity = found[name], !rows.isEmpty else { continue }
      let sources = try places(entity, of: file.metadata.properties[name] ?? [])
      for row in rows {
        let id = NSManagedObjectID(entity, number: row.number, store: file.identifier)
        let values = zip(sources, entity.layout.properties).map { source, property in
          source.flatMap { $0 < row.values.count ? row.values[$0] : nil }
            .flatMap { value($0, for: property) }
            ?? entity.layout.defaults[
              entity.layout.places[property.name] ?? 0]
        }
        tables.put(StoredRow(id, version: row.version, values))
      }
    }
    return tables
  }

  private var lastNumbers: [String: Int64] {
    var numbers: [String: Int64] = [:]
    for (name, entity) in found {
      let root = entity.root.name ?? ""
      let last = file.lastNumbers[file.metadata.roots[name] ?? name] ?? 0
      numbers[root] = max(numbers[root] ?? 0, last)
    }
    return numbers
  }

  /// Returns where the properties of an entity stood in rows of the file, if they did.
  private func places(
    _ entity: NSEntityDescription, of names: [String]
  ) throws -> [Int?] {
    let places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    return try entity.layout.properties.map { property in
      if let place = places[property.name] ?? property.renamingIdentifier.flatMap({ places[$0] }) {
        return place
      }
      if let attribute = property as? NSAttributeDescription, !attribute.isOptional,
        !attribute.isTransient, attribute.defaultValue == nil,
        attribute.attributeType.rawValue > NSAttributeType.floatAttributeType.rawValue
      {
        throw CoreDataErrors.migration(
          "Validation error missing attribute values on mandatory destination attribute",
          entity, attribute)
      }
      return nil
    }
  }

  private func value(
    _ value: StoreDecoder.Value, for property: NSPropertyDescription
  ) -> StoredValue? {
    switch (value, property) {
    case (.plain(let value), let attribute as NSAttributeDescription):
      return value == .nothing
        ? .nothing : value.object(of: attribute).flatMap { StoredValue($0, for: attribute) }
    case (.references(_, let references), let relationship as NSRelationshipDescription):
      let ids = references.compactMap(id)
      guard relationship.isToMany else { return ids.first.map { .one($0) } ?? .nothing }
      return relationship.isOrdered ? .ordered(ids) : .many(Set(ids))
    case (.references(_, let references), is NSAttributeDescription):
      return references.first.flatMap(id).map { .one($0) }
    default: return nil
    }
  }

  private func id(_ reference: (entity: Int, number: Int64)) -> NSManagedObjectID? {
    guard file.names.indices.contains(reference.entity),
      let entity = found[file.names[reference.entity]]
    else { return nil }
    return NSManagedObjectID(entity, number: reference.number, store: file.identifier)
  }
}

import Foundation
import Predicates

/// Reads rows as predicates see them.
final class RowReader {
  private let source: ObjectSource
  private let entities: [String: NSEntityDescription]

  init(_ source: ObjectSource, _ model: NSManagedObjectModel) {
    self.source = source
    entities = model.entitiesByName
  }

  func subject(_ row: StoredRow) -> RowSubject { RowSubject(row: row, reader: self) }

  /// Returns the value of a row's property.
  func value(_ key: String, of row: StoredRow) -> PredicateValue {
    guard let layout = entities[row.id.entityName]?.layout, let place = layout.places[key] else {
      return key == "objectID" || key == "self" ? .subject(row.id) : .nothing
    }
    let value = row.values[place]
    guard let relationship = layout.properties[place] as? NSRelationshipDescription else {
      return value.compared
    }
    let rows = value.references.compactMap(source.row).map { PredicateValue.subject(subject($0)) }
    return relationship.isToMany ? .list(rows) : rows.first ?? .nothing
  }
}

/// A row as predicates see it.
struct RowSubject: PredicateSubject {
  let row: StoredRow
  let reader: RowReader

  func predicateValue(forKey key: String) -> PredicateValue { reader.value(key, of: row) }

  var predicateIdentity: AnyHashable { row.id }
}

import FailureReporting
import Foundation

/// What a declaration with `@NSManaged` stands for.
///
/// Linux makes no accessors at run time, so that `fleet-port` writes them: a property reads
/// `managedValue(_:)` and sets `setManagedValue(_:_:)`, and a method calls `changeManaged(_:_:_:)`.
extension NSManagedObject {
  /// Returns the value of a property in the form in which Swift declares it.
  ///
  /// Where a property without a value is declared without an optional, that is an empty text, zero, or
  /// an empty collection; other types are reported.
  public func managedValue<Value>(
    _ key: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Value {
    probe?.keys.append(key)
    if let place = place(of: key, "valueForUndefinedKey:") {
      let stored = stored(at: place)
      if let value = ManagedForms.form(stored, as: Value.self, { object(of: stored, at: place) }) {
        return value
      }
    }
    if let value = ManagedForms.form(.nothing, as: Value.self, { nil })
      ?? ManagedForms.empty(Value.self)
    {
      return value
    }
    return MissingValue.placeholder(
      for: "\(entity.name ?? "").\(key)", isReported: probe == nil,
      CallSite(fileID, filePath, line, column))
  }

  /// Sets the value of a property.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    guard let place = place(of: key, "setValue:forUndefinedKey:") else { return }
    set(value, at: place)
  }

  /// What a generated method does with the objects of a relationship.
  public enum ManagedChange: Sendable {
    /// Adds them, in front of those at a place, or at the end.
    case add
    /// Removes them, or those at places.
    case remove
    /// Puts them in the place of others.
    case replace
  }

  /// Changes the objects of a relationship.
  ///
  /// - Parameters:
  ///   - key: The relationship's name, which may begin with a capital letter.
  ///   - value: An object, or a collection of them.
  ///   - place: An index, or a set of them.
  public func changeManaged(
    _ change: ManagedChange, _ key: String, _ value: Any? = nil, at place: Any? = nil
  ) {
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    let name =
      entity.layout.places[key] == nil && entity.layout.places[capital] != nil ? capital : key
    guard let column = self.place(of: name, "valueForUndefinedKey:"),
      let relationship = entity.layout.properties[column] as? NSRelationshipDescription
    else { return }
    let indexes = Self.indexes(place)
    let objects = Self.objects(value)
    switch change {
    case .add: add(objects, to: column, relationship, at: indexes?.first)
    case .remove:
      let gone = indexes.map { self.objects(at: $0, of: column) } ?? objects
      remove(gone, from: column, relationship)
    case .replace:
      let indexes = indexes ?? []
      remove(self.objects(at: indexes, of: column), from: column, relationship)
      add(objects, to: column, relationship, at: indexes.first)
    }
  }

  private static func indexes(_ place: Any?) -> IndexSet? {
    switch place {
    case let index as Int: index < 0 ? nil : IndexSet(integer: index)
    case let indexes as IndexSet: indexes
    case let indexes as NSIndexSet: IndexSet(indexes)
    default: nil
    }
  }

  private func objects(at indexes: IndexSet, of place: Int) -> [NSManagedObject] {
    let ids = stored(at: place).references
    return indexes.filter { ids.indices.contains($0) }.compactMap { resolve(ids[$0]) }
  }

  private static func objects(_ value: Any?) -> [NSManagedObject] {
    switch ManagedForms.flattened(value) {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }
}

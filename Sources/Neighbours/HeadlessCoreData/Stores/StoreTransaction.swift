import Foundation

/// Works out what rows are to be for changes, or why they cannot be saved.
struct StoreTransaction {
  /// Two objects of which no two may have the same values, and what they have.
  struct Collision {
    let change: StoreChange
    let other: NSManagedObjectID
    let names: [String]
  }

  private let tables: RowTables
  private let rule: NSMergePolicyType
  private let entities: [String: NSEntityDescription]

  /// The values of rows that change, by identifier.
  private(set) var edited: [NSManagedObjectID: [StoredValue]] = [:]
  private(set) var removed: Set<NSManagedObjectID> = []
  /// The values that changed both here and elsewhere.
  private(set) var conflicts: [(change: StoreChange, row: StoredRow?)] = []
  private(set) var collisions: [Collision] = []
  /// The objects that are now one with a row that was there, by their own identifiers.
  private(set) var merged: [NSManagedObjectID: NSManagedObjectID] = [:]
  /// The objects whose changes were given up, since the store wins.
  private(set) var yielded: Set<NSManagedObjectID> = []

  init(
    _ tables: RowTables, _ rule: NSMergePolicyType, _ entities: [String: NSEntityDescription]
  ) {
    self.tables = tables
    self.rule = rule
    self.entities = entities
  }

  /// Works out all changes.
  mutating func apply(_ changes: [StoreChange]) {
    for change in changes where change.kind == .delete { delete(change) }
    for change in changes where change.kind == .insert { edited[change.id] = change.values }
    for change in changes where change.kind == .update { update(change) }
    for change in changes where change.kind != .delete { collide(change) }
    for change in changes where change.kind != .delete { mend(merged[change.id] ?? change.id) }
    for id in removed { unlink(id) }
  }

  /// The rows to be written, whose values differ from what was there.
  var rows: [StoredRow] {
    edited.compactMap { id, values in
      guard !removed.contains(id) else { return nil }
      let last = tables.row(id)
      if last?.values == values { return nil }
      return StoredRow(last?.id ?? id, version: (last?.version ?? 0) + 1, values)
    }.sorted { $0.id.number < $1.id.number }
  }

  private func current(_ id: NSManagedObjectID) -> [StoredValue]? {
    removed.contains(id) ? nil : edited[id] ?? tables.row(id)?.values
  }

  // MARK: Changes

  private mutating func delete(_ change: StoreChange) {
    guard let row = tables.row(change.id) else { return }
    if let base = change.base, row.version != base.version {
      conflicts.append((change, row))
      guard
        rule == .mergeByPropertyObjectTrumpMergePolicyType
          || rule == .overwriteMergePolicyType
      else {
        yielded.insert(change.id)
        return
      }
    }
    removed.insert(change.id)
  }

  private mutating func update(_ change: StoreChange) {
    guard let row = tables.row(change.id) else {
      conflicts.append((change, nil))
      if rule == .overwriteMergePolicyType {
        edited[change.id] = change.values
      } else {
        removed.insert(change.id)
      }
      return
    }
    let base = change.base ?? row
    guard row.version == base.version else {
      conflicts.append((change, row))
      edited[change.id] = resolve(change, base, row)
      return
    }
    edited[change.id] = merge(change, base, row) { _, _ in true }
  }

  private mutating func resolve(
    _ change: StoreChange, _ base: StoredRow, _ row: StoredRow
  ) -> [StoredValue] {
    switch rule {
    case .mergeByPropertyStoreTrumpMergePolicyType:
      return merge(change, base, row) { place, _ in base.values[place] == row.values[place] }
    case .overwriteMergePolicyType:
      return change.values
    case .rollbackMergePolicyType, .errorMergePolicyType:
      yielded.insert(change.id)
      return row.values
    default:
      return merge(change, base, row) { _, _ in true }
    }
  }

  /// Returns a row's values with the changes of an object; of relationships to many, what was
  /// added and what was removed.
  private func merge(
    _ change: StoreChange, _ base: StoredRow, _ row: StoredRow,
    where isTaken: (Int, StoredValue) -> Bool
  ) -> [StoredValue] {
    var values = row.values
    for (place, value) in change.values.enumerated() where value != base.values[place] {
      guard isTaken(place, value) else { continue }
      switch value {
      case .many, .ordered:
        guard row.values[place] != base.values[place] else {
          values[place] = value
          continue
        }
        let (last, next) = (base.values[place].referenceSet, value.referenceSet)
        for id in last.subtracting(next) { values[place].remove(id) }
        for id in value.references where !last.contains(id) { values[place].add(id) }
      default: values[place] = value
      }
    }
    return values
  }

  // MARK: Uniqueness

  private mutating func collide(_ change: StoreChange) {
    guard let values = edited[change.id], !removed.contains(change.id) else { return }
    for constraint in change.entity.layout.constraints {
      let wanted = constraint.map { values[$0] }
      guard !wanted.contains(.nothing),
        let other = other(change, with: wanted, at: constraint)
      else { continue }
      let names = constraint.map { change.entity.layout.properties[$0].name }
      collisions.append(Collision(change: change, other: other, names: names))
      merge(change, values, into: other)
      return
    }
  }

  private func other(
    _ change: StoreChange, with wanted: [StoredValue], at places: [Int]
  ) -> NSManagedObjectID? {
    let family = change.entity.root.family
    let isSame = { (values: [StoredValue]) in
      zip(places, wanted).allSatisfy { $0 < values.count && values[$0] == $1 }
    }
    for entity in family where entity.layout.constraints.contains(places) {
      let table = tables.tables[entity.name ?? ""]
      let rows = table?.rows(at: places[0], with: [wanted[0]]) ?? table?.all ?? []
      for row in rows where row.id != change.id && !removed.contains(row.id) {
        if isSame(edited[row.id] ?? row.values) { return row.id }
      }
    }
    let others = edited.keys.filter { id in
      id != change.id && !removed.contains(id) && tables.row(id) == nil
        && family.contains { $0.name == id.entityName } && isSame(edited[id] ?? [])
    }
    return others.min { $0.number < $1.number }
  }

  /// Lets a row that was there take what an object has, so that there is one of them.
  private mutating func merge(
    _ change: StoreChange, _ values: [StoredValue], into other: NSManagedObjectID
  ) {
    var row = current(other) ?? values
    switch rule {
    case .mergeByPropertyObjectTrumpMergePolicyType:
      let defaults = change.base?.values ?? change.entity.layout.defaults
      for (place, value) in values.enumerated() where value != defaults[place] {
        row[place] = value
      }
    case .overwriteMergePolicyType: row = values
    default: break
    }
    edited[change.id] = nil
    if tables.row(change.id) != nil { removed.insert(change.id) }
    edited[other] = row.map { $0.replacing([change.id: other]) }
    merged[change.id] = other
    for id in edited.keys where edited[id]?.contains(where: { $0.refers(to: change.id) }) == true {
      edited[id] = edited[id]?.map { $0.replacing([change.id: other]) }
    }
  }

  // MARK: Both ends of relationships

  /// Lets the other ends of an object's relationships agree with it.
  private mutating func mend(_ id: NSManagedObjectID) {
    guard !removed.contains(id), let values = edited[id], let entity = entities[id.entityName]
    else { return }
    let last = tables.row(id)?.values
    for (place, relationship) in entity.layout.relationships {
      let now = values[place]
      let before = last?[place] ?? StoredValue.empty(relationship)
      guard now != before else { continue }
      let (old, new) = (before.referenceSet, now.referenceSet)
      for target in new.subtracting(old) where current(target) == nil {
        edited[id]?[place].remove(target)
      }
      guard let inverse = EntityLayout.inversePlace(relationship) else { continue }
      for target in old.subtracting(new) { edit(target) { $0[inverse].remove(id) } }
      for target in new.subtracting(old) { join(target, inverse, to: id, place) }
    }
  }

  private mutating func join(
    _ target: NSManagedObjectID, _ inverse: Int, to id: NSManagedObjectID, _ place: Int
  ) {
    guard let values = current(target), !values[inverse].refers(to: id) else { return }
    if case .one(let last) = values[inverse] { edit(last) { $0[place].remove(target) } }
    edit(target) { $0[inverse].add(id) }
  }

  private mutating func edit(
    _ id: NSManagedObjectID, _ change: (inout [StoredValue]) -> Void
  ) {
    guard var values = current(id) else { return }
    edited[id] = nil
    change(&values)
    edited[id] = values
  }

  /// Lets nothing refer to a row that goes.
  private mutating func unlink(_ id: NSManagedObjectID) {
    guard let row = tables.row(id), let entity = entities[id.entityName] else { return }
    for (place, relationship) in entity.layout.relationships {
      guard let inverse = EntityLayout.inversePlace(relationship) else { continue }
      for target in row.values[place].references { edit(target) { $0[inverse].remove(id) } }
    }
  }
}

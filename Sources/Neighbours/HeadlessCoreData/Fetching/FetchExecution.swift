import Foundation
import Predicates

/// Finds what a request is for.
struct FetchExecution {
  /// What was found: a row of the store, or an object that was changed since.
  enum Candidate {
    case row(StoredRow)
    case object(NSManagedObject)

    var id: NSManagedObjectID {
      switch self {
      case .row(let row): row.id
      case .object(let object): object.objectID
      }
    }
  }

  private let context: NSManagedObjectContext
  private let plan: FetchPlan
  let entity: NSEntityDescription
  private let condition: PredicateCondition
  private let reader: RowReader

  init(_ plan: FetchPlan, _ context: NSManagedObjectContext) throws {
    self.context = context
    self.plan = plan
    guard let model = context.managedObjectModel else { throw CoreDataErrors.noStore }
    guard let entity = plan.entity(in: model) else {
      let name = plan.entity?.name ?? plan.entityName
      CoreDataException.invalidArgument.raise(
        name.map {
          "NSFetchRequest could not locate an NSEntityDescription for entity name '\($0)'"
        } ?? "executeFetchRequest:error: A fetch request must have an entity.",
        by: "NSManagedObjectContext.fetch(_:)",
        details:
          "Entities of the model: \(model.entitiesByName.keys.sorted().joined(separator: ", "))")
      throw CoreDataErrors.make(NSCoreDataError, "There is no such entity.")
    }
    self.entity = entity
    condition = plan.predicate?.condition ?? .always(true)
    reader = RowReader(context.source, model)
    try KeyCheck(entity).check(condition, plan)
  }

  private var family: [NSEntityDescription] {
    plan.includesSubentities ? entity.family : [entity]
  }

  // MARK: Finding

  /// Returns what fulfils the condition, in no order.
  func matches() throws -> [Candidate] {
    let names = Set(family.compactMap(\.name))
    let isPending =
      plan.includesPendingChanges
      && !plan.resultType.contains(.dictionaryResultType)
    guard isPending, !context.changed.isEmpty else {
      return try rows(names).filter(holds).map { .row($0) }
    }
    let changed = context.changedInOrder.filter { names.contains($0.entity.name ?? "") }
    let known = Set(changed.map(\.objectID))
    let found: [Candidate] =
      try rows(names).filter { !known.contains($0.id) && holds($0) }.map { .row($0) }
      + changed.filter { !$0.isDeleted && condition.holds(for: .subject($0)) }.map { .object($0) }
    return found.sorted { $0.id.isOlder(than: $1.id) }
  }

  private func holds(_ row: StoredRow) -> Bool {
    if condition.isOpaque {
      return condition.holds(for: .subject(context.object(with: row.id)))
    }
    return condition.holds(for: .subject(reader.subject(row)))
  }

  /// Returns rows that may fulfil the condition: all rows that do, and perhaps others.
  private func rows(_ names: Set<String>) throws -> [StoredRow] {
    switch context.source {
    case .none: return []
    case .parent(let parent): return try parent.rows(of: names, entity, condition, plan)
    case .stores(let coordinator):
      let ordered = family.compactMap(\.name)
      return coordinator.persistentStores.flatMap { store in
        rows(ordered, in: store.rows)
      }
    }
  }

  private func rows(_ names: [String], in store: RowStore) -> [StoredRow] {
    guard let indexed = IndexedComparison(condition, entity.layout) else {
      let tables = store.tables
      return names.flatMap { tables.tables[$0]?.all ?? [] }
    }
    let tables = store.tables(indexing: [indexed.place], of: names)
    return names.flatMap {
      tables.tables[$0]?.rows(at: indexed.place, with: indexed.values) ?? []
    }
  }

  // MARK: Sorting

  /// Returns what fulfils the condition, in its order, within its limits.
  func results() throws -> [Candidate] {
    var found = sorted(try matches())
    if plan.offset > 0 { found.removeFirst(min(plan.offset, found.count)) }
    if plan.limit > 0 { found = Array(found.prefix(plan.limit)) }
    return found
  }

  private func sorted(_ found: [Candidate]) -> [Candidate] {
    guard let descriptors = plan.sortDescriptors, !descriptors.isEmpty, found.count > 1 else {
      return found
    }
    let orders = descriptors.map { SortedKey($0, entity) }
    guard orders.allSatisfy({ $0.order != nil }) else {
      let objects = found.map { context.object(with: $0.id) }
      let sorted = NSArray(array: objects).sortedArray(using: descriptors)
      return sorted.compactMap { ($0 as? NSManagedObject).map { .object($0) } }
    }
    let keyed = found.map { candidate in
      (candidate: candidate, values: orders.map { value(of: candidate, $0) })
    }
    return keyed.sorted { one, other in
      for (index, order) in orders.enumerated() {
        let order = order.compare(one.values[index], other.values[index])
        if order != .orderedSame { return order == .orderedAscending }
      }
      return one.candidate.id.isOlder(than: other.candidate.id)
    }.map(\.candidate)
  }

  private func value(of candidate: Candidate, _ key: SortedKey) -> PredicateValue {
    let keys = key.order?.keys ?? []
    return switch candidate {
    case .row(let row): PredicateValue.subject(reader.subject(row)).value(at: keys[...])
    case .object(let object): PredicateValue.subject(object).value(at: keys[...])
    }
  }

  // MARK: Answering

  func objects() throws -> [NSManagedObject] {
    try results().map { candidate in
      switch candidate {
      case .object(let object): return object
      case .row(let row):
        let object = context.object(with: row.id)
        if plan.refreshes, !object.isFault, !object.hasChanges { object.take(row) }
        if !plan.returnsObjectsAsFaults { object.fire() }
        return object
      }
    }
  }
}

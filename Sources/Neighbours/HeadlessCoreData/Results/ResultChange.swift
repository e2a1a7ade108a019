import Foundation
import HeadlessUIKit
import Predicates

/// Works out what changes of a context do to fetched results.
struct ResultChange {
  struct Outcome {
    var entries: [FetchedEntry]
    var inserted: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    var moved: [NSManagedObject] = []
    var updated: [NSManagedObject] = []

    /// Lets objects be told in the order of their places.
    mutating func sort(
      by old: [ObjectIdentifier: Int], _ new: [ObjectIdentifier: Int]
    ) {
      func sorted(
        _ objects: [NSManagedObject], _ places: [ObjectIdentifier: Int]
      ) -> [NSManagedObject] {
        objects.map { ($0, places[ObjectIdentifier($0)] ?? 0) }.sorted { $0.1 < $1.1 }.map(\.0)
      }
      deleted = sorted(deleted, old)
      inserted = sorted(inserted, new)
      moved = sorted(moved, new)
      updated = sorted(updated, old)
    }

    var isEmpty: Bool {
      inserted.isEmpty && deleted.isEmpty && moved.isEmpty && updated.isEmpty
    }
  }

  private let places: [ObjectIdentifier: Int]
  /// The objects that may be among the results, with whether they can be no longer.
  private let candidates: [(object: NSManagedObject, isGone: Bool)]
  private let condition: PredicateCondition

  /// Finds what changes may do; `nil` where they do nothing.
  init?(
    _ plan: FetchPlan, _ context: NSManagedObjectContext, _ places: [ObjectIdentifier: Int],
    _ changes: PendingChanges
  ) {
    guard let model = context.managedObjectModel, let entity = plan.entity(in: model) else {
      return nil
    }
    let names = Set((plan.includesSubentities ? entity.family : [entity]).compactMap(\.name))
    let kinds: [(PendingChanges.Change, Bool)] = [
      (.deleted, true), (.inserted, false), (.updated, false), (.refreshed, false),
    ]
    candidates = kinds.flatMap { kind, isGone in
      changes.objects(kind).filter { names.contains($0.entity.name ?? "") }.map { ($0, isGone) }
    }
    guard !candidates.isEmpty else { return nil }
    self.places = places
    condition = plan.predicate?.condition ?? .always(true)
  }

  func merge(
    _ old: [FetchedEntry], _ keys: [SortedKey], _ entry: (NSManagedObject) -> FetchedEntry
  ) -> Outcome {
    var outcome = Outcome(entries: old)
    // Whether the place of an object can be told by its keys.
    let isKeyed = keys.allSatisfy { $0.order != nil }
    var leaving: Set<ObjectIdentifier> = []
    var coming: [FetchedEntry] = []
    for (object, isGone) in candidates {
      let place = places[ObjectIdentifier(object)]
      let matches =
        !isGone && !object.isDeleted && object.managedObjectContext != nil
        && condition.holds(for: .subject(object))
      switch (place, matches) {
      case (nil, false): continue
      case (nil, true):
        outcome.inserted.append(object)
        coming.append(entry(object))
      case (_?, false):
        outcome.deleted.append(object)
        leaving.insert(ObjectIdentifier(object))
      case (let place?, true):
        let new = entry(object)
        if isKeyed, new.isAt(old[place]) {
          outcome.updated.append(object)
          outcome.entries[place] = new
        } else {
          outcome.moved.append(object)
          leaving.insert(ObjectIdentifier(object))
          coming.append(new)
        }
      }
    }
    if !leaving.isEmpty {
      outcome.entries.removeAll { leaving.contains(ObjectIdentifier($0.object)) }
    }
    outcome.entries = Self.merged(outcome.entries, coming, keys)
    return outcome
  }

  /// Returns sorted entries with others put in at their places.
  private static func merged(
    _ entries: [FetchedEntry], _ others: [FetchedEntry], _ keys: [SortedKey]
  ) -> [FetchedEntry] {
    guard !others.isEmpty else { return entries }
    let coming = others.sorted { isBefore($0, $1, keys) }
    var merged: [FetchedEntry] = []
    merged.reserveCapacity(entries.count + coming.count)
    var start = 0
    for entry in coming {
      let rest = entries[start...]
      let next = start + Int.first(ofSorted: rest.count) { isBefore(entry, rest[start + $0], keys) }
      merged.append(contentsOf: entries[start..<next])
      merged.append(entry)
      start = next
    }
    merged.append(contentsOf: entries[start...])
    return merged
  }

  /// The order of results; of objects that are sorted alike, the older one comes first.
  private static func isBefore(
    _ one: FetchedEntry, _ other: FetchedEntry, _ keys: [SortedKey]
  ) -> Bool {
    for (place, key) in keys.enumerated() {
      let order =
        key.order == nil
        ? key.descriptor.compare(one.object, to: other.object)
        : key.compare(one.values[place], other.values[place])
      if order != .orderedSame { return order == .orderedAscending }
    }
    return one.object.objectID.isOlder(than: other.object.objectID)
  }
}

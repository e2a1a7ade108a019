import Foundation
import HeadlessUIKit
import Predicates

/// The results of a controller, and what happens to them.
final class FetchedResults: ContextObserver {
  var plan: FetchPlan
  let context: NSManagedObjectContext
  let sectionKeyPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet { (takesSnapshots, takesDifferences) = (true, true) }
  }
  weak var owner: (any ResultsOwner)?
  /// Whether the delegate has the method that was called last.
  var isAnswered = false

  private(set) var sections: [FetchedSection]?
  private var entries: [FetchedEntry]?
  private var places: [ObjectIdentifier: Int]?
  private var keys: [SortedKey] = []
  private var isFollowing = false
  /// Whether the delegate takes snapshots, as far as it is known: to make them costs time.
  private var takesSnapshots = true
  private var takesDifferences = true

  init<ResultType>(
    _ request: NSFetchRequest<ResultType>, _ context: NSManagedObjectContext,
    sectionKeyPath: String?, cacheName: String?
  ) {
    plan = request.plan
    self.context = context
    self.sectionKeyPath = sectionKeyPath
    self.cacheName = cacheName
    if (plan.sortDescriptors ?? []).isEmpty {
      CoreDataException.invalidArgument.raise(
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors",
        by: "NSFetchedResultsController.init(fetchRequest:managedObjectContext:"
          + "sectionNameKeyPath:cacheName:)")
    }
  }

  // MARK: Fetching

  func performFetch() throws {
    guard isCacheRight else { return }
    context.processPendingChanges()
    var own = plan
    own.resultType = .managedObjectResultType
    let execution = try FetchExecution(own, context)
    keys = (plan.sortDescriptors ?? []).map { SortedKey($0, execution.entity) }
    take(try execution.objects().map(entry))
    complainOfOrder()
    // Without a delegate, the controller is told of nothing until it fetches again.
    isFollowing = delegate != nil
    context.observers.removeAll { $0.observer == nil || $0.observer === self }
    if isFollowing {
      context.observers.append(NSManagedObjectContext.WeakObserver(observer: self))
      takesSnapshots = tell(snapshot(updated: []))
    }
  }

  private var isCacheRight: Bool {
    guard let cacheName else { return true }
    let sorts = (plan.sortDescriptors ?? []).map { "\($0.key ?? "\($0.keyPath)") \($0.ascending)" }
    let request =
      "\(plan.entity?.name ?? plan.entityName ?? "")|\(sorts)|\(sectionKeyPath ?? "")|"
      + (plan.predicate?.condition.text ?? "")
    guard !ResultCaches.current.note(request, for: cacheName) else { return true }
    CoreDataException.internalInconsistency.raise(
      "FATAL ERROR: The persistent cache of section information does not match the current "
        + "configuration.  You have illegally mutated the NSFetchedResultsController's fetch "
        + "request, its predicate, or its sort descriptor without either disabling caching or "
        + "using +deleteCacheWithName:", by: "NSFetchedResultsController.performFetch()")
    return false
  }

  private func entry(_ object: NSManagedObject) -> FetchedEntry {
    let subject = PredicateValue.subject(object)
    let values = keys.map { key in key.order.map { subject.value(at: $0.keys[...]) } ?? .nothing }
    let name = sectionKeyPath.map { path in
      object.value(forKeyPath: path).map { "\($0)" } ?? ""
    }
    return FetchedEntry(object: object, values: values, section: name ?? "")
  }

  private func take(_ entries: [FetchedEntry]) {
    self.entries = entries
    places = nil
    guard sectionKeyPath != nil else {
      sections = [FetchedSection("", indexTitle: nil, 0..<entries.count, of: entries)]
      return
    }
    var sections: [FetchedSection] = []
    var start = 0
    for place in entries.indices
    where place + 1 == entries.count || entries[place + 1].section != entries[place].section {
      let name = entries[place].section
      sections.append(
        FetchedSection(
          name, indexTitle: owner?.indexTitle(forSectionName: name), start..<place + 1, of: entries)
      )
      start = place + 1
    }
    self.sections = sections
  }

  private func complainOfOrder() {
    var seen: Set<String> = []
    for section in sections ?? [] where !seen.insert(section.name).inserted {
      CoreDataException.warn(
        "(NSFetchedResultsController) The fetched object at index \(section.range.lowerBound) has "
          + "an out of order section name '\(section.name). Objects must be sorted by section name'",
        by: "NSFetchedResultsController.performFetch()")
      return
    }
  }

  // MARK: Finding results

  var objects: [NSManagedObject]? { entries?.map(\.object) }

  func object(at path: IndexPath) -> NSManagedObject? {
    guard path.count == 2, let sections, sections.indices.contains(path[0]),
      path[1] >= 0, path[1] < sections[path[0]].range.count
    else {
      let item = path.count == 2 ? path[1] : 0
      let section = path.count == 2 ? path[0] : 0
      CoreDataException.range.raise(
        "no object at index \(item) in section at index \(section)",
        by: "NSFetchedResultsController.object(at:)",
        details: sections == nil ? "performFetch() has not been called." : nil)
      return nil
    }
    return entries?[sections[path[0]].range.lowerBound + path[1]].object
  }

  func indexPath(_ object: NSManagedObject) -> IndexPath? {
    placesByObject[ObjectIdentifier(object)].flatMap { path(of: $0, in: sections ?? []) }
  }

  private var placesByObject: [ObjectIdentifier: Int] {
    if let places { return places }
    var found: [ObjectIdentifier: Int] = [:]
    found.reserveCapacity(entries?.count ?? 0)
    for (place, entry) in (entries ?? []).enumerated() {
      found[ObjectIdentifier(entry.object)] = place
    }
    places = found
    return found
  }

  private func path(of place: Int, in sections: [FetchedSection]) -> IndexPath? {
    let section = Int.first(ofSorted: sections.count) { sections[$0].range.upperBound > place }
    guard section < sections.count else { return nil }
    return IndexPath(indexes: [section, place - sections[section].range.lowerBound])
  }

  // MARK: Following changes

  func contextDidChange(_ changes: PendingChanges) {
    guard isFollowing, delegate != nil, let old = entries, let oldSections = sections,
      let follower = ResultChange(plan, context, placesByObject, changes)
    else { return }
    var change = follower.merge(old, keys, entry)
    guard !change.isEmpty else { return }
    let oldPlaces = placesByObject
    take(change.entries)
    change.sort(by: oldPlaces, placesByObject)
    tell(change, oldPlaces, oldSections)
  }

  private func tell(
    _ change: ResultChange.Outcome, _ oldPlaces: [ObjectIdentifier: Int],
    _ oldSections: [FetchedSection]
  ) {
    if takesSnapshots {
      takesSnapshots = tell(snapshot(updated: change.updated))
      if takesSnapshots { return }
    }
    let old = { (object: NSManagedObject) in
      oldPlaces[ObjectIdentifier(object)].flatMap { self.path(of: $0, in: oldSections) }
    }
    let new = { (object: NSManagedObject) in self.indexPath(object) }
    if sectionKeyPath == nil, takesDifferences {
      takesDifferences = tell(difference(change, old, new))
      if takesDifferences { return }
    }
    call { $0.controllerWillChangeContent($1) }
    tellSections(oldSections)
    let object = { (object: NSManagedObject, type: NSFetchedResultsChangeType) in
      let (from, to) = (type == .insert ? nil : old(object), type == .delete ? nil : new(object))
      self.call(with: object) {
        $0.controller($1, didChange: $2, at: from, for: type, newIndexPath: to)
      }
    }
    for gone in change.deleted { object(gone, .delete) }
    for added in change.inserted { object(added, .insert) }
    for moved in change.moved { object(moved, .move) }
    for updated in change.updated { object(updated, .update) }
    call { $0.controllerDidChangeContent($1) }
  }

  private func tellSections(_ old: [FetchedSection]) {
    guard sectionKeyPath != nil, let sections else { return }
    let (before, after) = (Set(old.map(\.name)), Set(sections.map(\.name)))
    for (index, section) in old.enumerated() where !after.contains(section.name) {
      tell(section, index, .delete)
    }
    for (index, section) in sections.enumerated() where !before.contains(section.name) {
      tell(section, index, .insert)
    }
  }

  private func tell(_ section: FetchedSection, _ index: Int, _ type: NSFetchedResultsChangeType) {
    call(with: section) { $0.controller($1, didChange: $2, atSectionIndex: index, for: type) }
  }

  private func call(
    _ method:
      @MainActor (
        any NSFetchedResultsControllerDelegate, NSFetchedResultsController<any NSFetchRequestResult>
      ) -> Void
  ) {
    call(with: ()) { delegate, controller, _ in method(delegate, controller) }
  }

  private func call<Value>(
    with value: Value,
    _ method:
      @MainActor (
        any NSFetchedResultsControllerDelegate,
        NSFetchedResultsController<any NSFetchRequestResult>, Value
      ) -> Void
  ) {
    guard let delegate, let controller = owner?.forDelegates else { return }
    MainActor.runUnchecked(with: (delegate, controller, value)) { method($0, $1, $2) }
  }

  // MARK: Snapshots and differences

  private func snapshot(updated: [NSManagedObject]) -> NSDiffableDataSourceSnapshotReference {
    var snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections ?? [] {
      snapshot.appendSections([section.name])
      let ids = (entries ?? [])[section.range].map(\.object.objectID)
      snapshot.appendItems(ids, toSection: section.name)
    }
    if !updated.isEmpty { snapshot.reloadItems(updated.map(\.objectID)) }
    return snapshot
  }

  /// Gives the delegate a snapshot, and returns whether it takes any.
  private func tell(_ snapshot: NSDiffableDataSourceSnapshotReference) -> Bool {
    isAnswered = true
    call { $0.controller($1, didChangeContentWith: snapshot) }
    return isAnswered
  }

  /// Gives the delegate a difference, and returns whether it takes any.
  private func tell(_ difference: CollectionDifference<NSManagedObjectID>?) -> Bool {
    guard let difference else { return false }
    isAnswered = true
    call { $0.controller($1, didChangeContentWith: difference) }
    return isAnswered
  }

  private func difference(
    _ change: ResultChange.Outcome, _ old: (NSManagedObject) -> IndexPath?,
    _ new: (NSManagedObject) -> IndexPath?
  ) -> CollectionDifference<NSManagedObjectID>? {
    let gone = (change.deleted + change.moved + change.updated).compactMap { object in
      old(object).map {
        CollectionDifference<NSManagedObjectID>.Change.remove(
          offset: $0[1], element: object.objectID,
          associatedWith: new(object).map { $0[1] })
      }
    }
    let added = (change.inserted + change.moved + change.updated).compactMap { object in
      new(object).map {
        CollectionDifference<NSManagedObjectID>.Change.insert(
          offset: $0[1], element: object.objectID,
          associatedWith: old(object).map { $0[1] })
      }
    }
    return CollectionDifference(gone + added)
  }
}

/// A controller, of whatever results.
protocol ResultsOwner: AnyObject {
  /// What is fetched.
  var plan: SharedFetchPlan { get }
  var results: FetchedResults { get }
  var forDelegates: NSFetchedResultsController<any NSFetchRequestResult> { get }
  func indexTitle(forSectionName name: String) -> String?
}

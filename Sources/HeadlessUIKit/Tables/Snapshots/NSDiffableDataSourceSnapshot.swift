import FailureReporting

/// The content of a view at one moment: ordered sections with ordered items.
///
/// Unique identifiers name them all. Where UIKit raises an exception, the model reports a failure
/// and leaves the snapshot unchanged.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  // MARK: Creating a snapshot

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Getting item and section metrics

  /// The number of items in all sections.
  public var numberOfItems: Int { list.items.count }

  /// The number of sections.
  public var numberOfSections: Int { list.sections.count }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    existingRange(of: identifier, by: "numberOfItems(inSection:)")?.count ?? 0
  }

  // MARK: Identifying items and sections

  /// All items in order.
  public var itemIdentifiers: [ItemIdentifierType] { list.items.all }

  /// All sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { list.sections.all }

  /// Returns the index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    list.items.index(of: identifier)
  }

  /// Returns the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    list.sections.index(of: identifier)
  }

  /// Returns the items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    existingRange(of: identifier, by: "itemIdentifiers(inSection:)").map { list.items[$0] } ?? []
  }

  /// Returns the section that contains an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    list.items.index(of: identifier).map { list.sections[list.section(holding: $0)] }
  }

  // MARK: Inserting items

  /// Adds items at the end of a section, or of the last one.
  ///
  /// Existing items move there.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let call = "appendItems(_:toSection:)"
    guard areUnique(identifiers, "item", by: call) else { return }
    guard list.sections.count > 0 else {
      return raise(
        "There are currently no sections in the data source. Please add a section first.", by: call)
    }
    var section: Int? = list.sections.count - 1
    if let sectionIdentifier { section = list.sections.index(of: sectionIdentifier) }
    guard let section else {
      return raise("Invalid parameter not satisfying: section != NSNotFound", by: call)
    }
    warnOfKnown(identifiers, by: call)
    forget(identifiers)
    list.append(identifiers, toSection: section)
  }

  /// Inserts items before another one, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, after: false, "insertItems(_:beforeItem:)")
  }

  /// Inserts items after another one, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, after: true, "insertItems(_:afterItem:)")
  }

  // MARK: Removing items

  /// Removes items.
  ///
  /// Unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    forget(identifiers)
    list.remove(identifiers)
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  // MARK: Reordering items

  /// Moves an item before another one, in its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false, "moveItem(_:beforeItem:)")
  }

  /// Moves an item after another one, in its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true, "moveItem(_:afterItem:)")
  }

  // MARK: Reloading items

  /// Marks items whose cells are replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard exist(identifiers, toBe: "reload", by: "reloadItems(_:)") else { return }
    reloadedItems.formUnion(identifiers)
  }

  /// Marks items whose cells are configured again, but not replaced, when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard exist(identifiers, toBe: "reconfigure", by: "reconfigureItems(_:)") else { return }
    reconfiguredItems.formUnion(identifiers)
  }

  /// The items whose cells will be replaced.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { inOrder(reloadedItems, list.items) }

  /// The items whose cells will be configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    inOrder(reconfiguredItems, list.items)
  }

  // MARK: Inserting sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    let call = "appendSections(_:)"
    guard areNew(identifiers, by: call) else { return }
    list.insertSections(identifiers, at: list.sections.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, after: false, "insertSections(_:beforeSection:)")
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, after: true, "insertSections(_:afterSection:)")
  }

  // MARK: Removing sections

  /// Removes sections with their items.
  ///
  /// Unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = list.sections.index(of: identifier) else { continue }
      forget(list.removeSection(at: index))
      reloadedSections.remove(identifier)
    }
  }

  // MARK: Reordering sections

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false, "moveSection(_:beforeSection:)")
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true, "moveSection(_:afterSection:)")
  }

  // MARK: Reloading sections

  /// Marks sections whose cells are replaced when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let missing = identifiers.first(where: { !list.sections.contains($0) }) {
      return raise(
        "Attempted to reload section identifier that does not exist in the snapshot: \(missing)",
        by: "reloadSections(_:)")
    }
    reloadedSections.formUnion(identifiers)
  }

  /// The sections whose cells will be replaced.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    inOrder(reloadedSections, list.sections)
  }

  // MARK: Storage

  private var list = SectionedList<SectionIdentifierType, ItemIdentifierType>()
  private(set) var reloadedItems: Set<ItemIdentifierType> = []
  private(set) var reconfiguredItems: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []
}

extension NSDiffableDataSourceSnapshot {
  // MARK: Rows

  /// Returns the number of items in the section at an index.
  func count(ofSection index: Int) -> Int { list.range(ofSection: index).count }

  func section(at index: Int) -> SectionIdentifierType? {
    (0..<list.sections.count).contains(index) ? list.sections[index] : nil
  }

  func item(at row: ItemPath) -> ItemIdentifierType? { list.item(at: row) }

  func row(of item: ItemIdentifierType) -> ItemPath? { list.row(of: item) }

  /// Returns a snapshot in which an item has moved to a row, or `nil` if it cannot.
  func moving(_ row: ItemPath, to target: ItemPath) -> Self? {
    guard let item = item(at: row), let section = section(at: target.section) else { return nil }
    var moved = self
    moved.list.remove([item])
    let index = moved.list.range(ofSection: target.section)
    guard target.row >= 0, target.row <= index.count else { return nil }
    if target.row == index.count {
      moved.appendItems([item], toSection: section)
    } else {
      let next = moved.list.items[index.lowerBound + target.row]
      moved.list.insert([item], beside: next, after: false)
    }
    return moved
  }

  /// Whether both have the same items in the same sections, with no mark for reloading.
  func isAlike(_ other: Self) -> Bool {
    list.isEqual(to: other.list)
      && [reloadedItems, reconfiguredItems, other.reloadedItems, other.reconfiguredItems]
        .allSatisfy(\.isEmpty)
      && reloadedSections.isEmpty && other.reloadedSections.isEmpty
  }

  /// The same snapshot without the marks for reloading, which apply only once.
  var applied: Self {
    var snapshot = self
    snapshot.reloadedItems = []
    snapshot.reconfiguredItems = []
    snapshot.reloadedSections = []
    return snapshot
  }

  private func inOrder<Identifier>(
    _ identifiers: Set<Identifier>, _ list: IdentifierList<Identifier>
  ) -> [Identifier] {
    identifiers.compactMap { identifier in list.index(of: identifier).map { ($0, identifier) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Removes the reload marks of items, because the items go.
  private mutating func forget(_ identifiers: [ItemIdentifierType]) {
    if !reloadedItems.isEmpty { reloadedItems.subtract(identifiers) }
    if !reconfiguredItems.isEmpty { reconfiguredItems.subtract(identifiers) }
  }

  // MARK: Inserting and moving

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside neighbor: ItemIdentifierType, after: Bool,
    _ call: String
  ) {
    guard areUnique(identifiers, "item", by: call) else { return }
    guard list.items.contains(neighbor) else {
      return raise("Invalid parameter not satisfying: section != NSNotFound", by: call)
    }
    guard !identifiers.contains(neighbor) else {
      return raise(
        "Invalid update: destination for insertion operation [\(neighbor)] is in the insertion "
          + "identifier list for update", by: call)
    }
    warnOfKnown(identifiers, by: call)
    forget(identifiers)
    list.insert(identifiers, beside: neighbor, after: after)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside neighbor: ItemIdentifierType, after: Bool,
    _ call: String
  ) {
    guard list.items.contains(identifier) else {
      return raise("Invalid parameter not satisfying: fromIndex != NSNotFound", by: call)
    }
    guard list.items.contains(neighbor) else {
      return raise("Invalid parameter not satisfying: toIndex != NSNotFound", by: call)
    }
    guard identifier != neighbor else {
      return raise(
        "Invalid update: destination for move operation [\(neighbor)] is in the move identifier list "
          + "for update", by: call)
    }
    list.insert([identifier], beside: neighbor, after: after)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside neighbor: SectionIdentifierType, after: Bool,
    _ call: String
  ) {
    guard areNew(identifiers, by: call) else { return }
    guard let index = list.sections.index(of: neighbor) else {
      return raise("Invalid parameter not satisfying: insertIndex != NSNotFound", by: call)
    }
    list.insertSections(identifiers, at: after ? index + 1 : index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside neighbor: SectionIdentifierType, after: Bool,
    _ call: String
  ) {
    guard let index = list.sections.index(of: identifier) else {
      return raise("Invalid parameter not satisfying: fromSection != NSNotFound", by: call)
    }
    guard list.sections.contains(neighbor) else {
      return raise("Invalid parameter not satisfying: toSection != NSNotFound", by: call)
    }
    guard identifier != neighbor else {
      return raise(
        "Invalid update: destination for section move operation [\(neighbor)] is in the move "
          + "identifier list for update", by: call)
    }
    list.moveSection(at: index, beside: neighbor, after: after)
  }

  // MARK: What UIKit raises

  private func raise(_ reason: String, by call: String) {
    ModelException.internalInconsistency.raiseAnywhere(
      reason, by: "NSDiffableDataSourceSnapshot.\(call)")
  }

  private func areUnique<Identifier: Hashable>(
    _ identifiers: [Identifier], _ kind: String, by call: String
  ) -> Bool {
    let duplicates = SnapshotException.duplicates(identifiers)
    guard !duplicates.isEmpty else { return true }
    raise(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
        + SnapshotException.set(duplicates), by: call)
    return false
  }

  /// Warns of items that are there already, and move (behaviour 550).
  private func warnOfKnown(_ identifiers: [ItemIdentifierType], by call: String) {
    guard list.items.count > 0 else { return }
    let known = identifiers.filter(list.items.contains)
    guard !known.isEmpty else { return }
    let isOne = known.count == 1
    let (plural, verb) = isOne ? ("", "exists") : ("s", "exist")
    ModelLog.warn(
      "Diffable data source detected an attempt to insert or append \(known.count) item "
        + "identifier\(plural) that already \(verb) in the snapshot. The existing item "
        + "identifier\(plural) will be moved into place instead, but this operation will be more "
        + "expensive. For best performance, inserted item identifiers should always be unique. Set "
        + "a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS "
        + "to catch this in the debugger. Item identifier\(plural) that already \(verb): "
        + (isOne ? "\(known[0])" : "(\n\(lines(known))\n)"),
      by: "NSDiffableDataSourceSnapshot.\(call)", at: AmbientCallSite.surrounding ?? CallSite())
  }

  private func areNew(_ identifiers: [SectionIdentifierType], by call: String) -> Bool {
    guard areUnique(identifiers, "section", by: call) else { return false }
    let known = identifiers.filter(list.sections.contains)
    guard !known.isEmpty else { return true }
    let plural = known.count == 1 ? "" : "s"
    raise(
      "Diffable data source detected an attempt to insert or append \(known.count) section "
        + "identifier\(plural) that already exist\(known.count == 1 ? "s" : "") in the snapshot. "
        + "Identifiers in a snapshot must be unique. Section identifier\(plural) that already "
        + "exist\(known.count == 1 ? "s" : ""): "
        + (known.count == 1 ? "\(known[0])" : "(\n\(lines(known))\n)"), by: call)
    return false
  }

  private func lines<Identifier>(_ identifiers: [Identifier]) -> String {
    identifiers.map { "    \($0)" }.joined(separator: ",\n")
  }

  private func exist(
    _ identifiers: [ItemIdentifierType], toBe verb: String, by call: String
  ) -> Bool {
    guard let missing = identifiers.first(where: { !list.items.contains($0) }) else { return true }
    raise(
      "Attempted to \(verb) item identifier that does not exist in the snapshot: \(missing)",
      by: call)
    return false
  }

  private func existingRange(of section: SectionIdentifierType, by call: String) -> Range<Int>? {
    if let index = list.sections.index(of: section) { return list.range(ofSection: index) }
    raise(
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)", by: call)
    return nil
  }
}

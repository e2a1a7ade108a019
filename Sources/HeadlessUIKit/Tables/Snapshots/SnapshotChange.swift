/// The change from one snapshot to the next.
///
/// The rows follow their items.
struct SnapshotChange<Section: Hashable & Sendable, Item: Hashable & Sendable>: ListChange {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  let old: Snapshot
  let new: Snapshot

  /// Whether there is anything to update.
  var changesAnything: Bool { !old.isAlike(new) }

  func newSection(of section: Int) -> Int? {
    guard let identifier = old.section(at: section), !new.reloadedSections.contains(identifier)
    else { return nil }
    return new.indexOfSection(identifier)
  }

  func newItem(of row: ItemPath) -> ItemPath? {
    guard let item = old.item(at: row), !new.reloadedItems.contains(item),
      let target = new.row(of: item)
    else { return nil }
    guard let section = new.section(at: target.section), !new.reloadedSections.contains(section)
    else { return nil }
    return target
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Moves an item, with everything in it, between two others, as a user drags it.
  ///
  /// It goes before the following item, at its level; at the end, behind the previous item.
  mutating func move(
    _ item: ItemIdentifierType, after previous: ItemIdentifierType?,
    before next: ItemIdentifierType?
  ) {
    var rest = self
    let moved = rest.takeOut(item)
    // Neighbors that lie within the item go along with it.
    guard previous.map(rest.contains) == true || next.map(rest.contains) == true else { return }
    if rest.insert(moved, after: previous, before: next) { self = rest }
  }

  /// Removes an item with everything in it, and returns that as an outline.
  mutating func takeOut(_ item: ItemIdentifierType) -> Self {
    let part = snapshot(of: item, includingParent: true)
    delete([item])
    return part
  }

  /// Inserts an outline between two items, as a user drops it, or at the end.
  ///
  /// Returns whether all of its items are new; else a failure has been recorded.
  mutating func insert(
    _ part: Self, after previous: ItemIdentifierType?, before next: ItemIdentifierType?
  ) -> Bool {
    var whole = self
    if let next, whole.contains(next) {
      whole.insert(part, before: next)
    } else if let previous, whole.contains(previous) {
      whole.insert(part, after: previous)
    } else {
      whole.append(part)
    }
    guard whole.items.count == items.count + part.items.count else { return false }
    self = whole
    return true
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Moves an item, with everything in it, between two others, as a user drags it.
  ///
  /// It goes before the one that follows, at its level; at the end, behind the one before it.
  mutating func move(
    _ item: ItemIdentifierType, after previous: ItemIdentifierType?,
    before next: ItemIdentifierType?
  ) {
    var rest = self
    let moved = snapshot(of: item, includingParent: true)
    rest.delete([item])
    // Neighbors that lie within the item go along with it.
    if let next, rest.contains(next) {
      rest.insert(moved, before: next)
    } else if let previous, rest.contains(previous) {
      rest.insert(moved, after: previous)
    } else {
      return
    }
    self = rest
  }
}

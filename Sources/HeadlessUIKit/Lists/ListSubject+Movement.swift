extension ListSubject {
  /// Returns whether an item can move to an index: one in its section, or one up to the end of
  /// another.
  package func hasPlace(_ target: ItemPath, for item: ItemPath) -> Bool {
    guard let count = count(ofSection: target.section) else { return false }
    return target.row >= 0 && target.row < (target.section == item.section ? count : count + 1)
  }

  /// Holds an item at the edge, as a user does, until the place shows to which it is to go.
  func holdAtEdge(untilShown target: ItemPath) {
    holdAtEdge { [self] in
      let last = (count(ofSection: target.section) ?? 0) - 1
      return last < 0
        ? nil : place(of: ItemPath(section: target.section, row: min(target.row, last)))
    }
  }

  package func missingMethod(in act: () -> Void) -> String? {
    let outer = list.missingMethod
    list.missingMethod = nil
    act()
    let missing = list.missingMethod
    list.missingMethod = outer
    return missing
  }
}

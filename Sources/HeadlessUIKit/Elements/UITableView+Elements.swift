extension UITableView {
  /// Rows, headers and all else in the table, from top to bottom.
  final func contentElements(_ reach: ElementNode.Reach) -> [ElementNode] {
    var lookedAt: Set<ObjectIdentifier> = []
    if reach != .everything,
      !list.lookedAt.isEmpty || list.supplements.contains(where: \.isLookedAt)
    {
      // Rows that only code has looked at are out of view.
      for entry in list.displayed where entry.isLookedAt {
        lookedAt.insert(ObjectIdentifier(entry.cell))
      }
      for entry in list.supplements where entry.isLookedAt {
        lookedAt.insert(ObjectIdentifier(entry.view))
      }
    }
    var views = subviewElements(reach).compactMap(\.view)
    if !lookedAt.isEmpty { views.removeAll { lookedAt.contains(ObjectIdentifier($0)) } }
    return Self.sorted(views)
  }

  // MARK: Rows out of sight

  /// Whether the table's elements are its rows: an app may say otherwise.
  final var listsItsRows: Bool {
    guard ElementRole.of(self) == .table, !isAccessibilityElement else { return false }
    return elementMemo.isQuiet || accessibilityElements == nil && accessibilityElementCount() <= 0
  }

  /// How many rows are out of sight.
  package final var countOfRowsOutOfSight: Int {
    guard listsItsRows, !list.needsReload else { return 0 }
    let inSight = list.displayed.count { !$0.isLookedAt }
    return geometry.sections.reduce(0) { $0 + $1.count } - inSight
  }

  /// Calls `body` with each element of the table, including rows out of sight, until it returns
  /// `false`.
  ///
  /// No cell is made for such a row before its words are asked for.
  final func forEachElement(_ body: (ElementNode) -> Bool) -> Bool {
    let shown = contentElements(.shown)
    func row(of node: ElementNode) -> ItemPath? { (node.view as? UITableViewCell)?.shownItem }
    let lastRow = shown.lastIndex { row(of: $0) != nil }
    let head = lastRow.map { shown[...$0] } ?? []
    var next = ItemPath(section: 0, row: 0)
    // The data may have shrunk without a reload: removed rows must not be asked for.
    var left = askCounts() == geometry.sections.map(\.count) ? ElementRow.mostLookedInto : 0
    for node in head {
      if let row = row(of: node) {
        guard forEachRow(from: next, before: row, &left, body) else { return false }
        next = ItemPath(section: row.section, row: row.row + 1)
      }
      guard body(node) else { return false }
    }
    let end = ItemPath(section: geometry.sections.count, row: 0)
    guard forEachRow(from: next, before: end, &left, body) else { return false }
    for node in shown[head.endIndex...] where !body(node) { return false }
    return true
  }

  /// Calls `body` with the rows of a range that are out of sight, until it returns `false`.
  ///
  /// - Parameter left: How many more rows are looked into.
  private func forEachRow(
    from first: ItemPath, before end: ItemPath, _ left: inout Int, _ body: (ElementNode) -> Bool
  ) -> Bool {
    var row = first
    while row < end, geometry.sections.indices.contains(row.section) {
      if geometry.contains(row) {
        if !isInSight(row) {
          let element = ElementRow(table: self, row: row, isLookedInto: left > 0)
          left -= 1
          guard body(.row(element)) else { return false }
        }
        row.row += 1
      } else {
        row = ItemPath(section: row.section + 1, row: 0)
      }
    }
    return true
  }

  private func isInSight(_ row: ItemPath) -> Bool {
    let index = index(of: row)
    return list.displayed.indices.contains(index) && list.displayed[index].row == row
      && !list.displayed[index].isLookedAt
  }

  /// Views from top to bottom; views of the same height keep their order.
  private static func sorted(_ views: [UIView]) -> [ElementNode] {
    var places: [(y: CGFloat, index: Int)] = []
    for view in views { places.append((view.storedGeometry.origin.y, places.count)) }
    places.sort(by: <)
    var nodes: [ElementNode] = []
    for place in places { nodes.append(.view(views[place.index])) }
    return nodes
  }
}

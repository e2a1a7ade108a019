/// How many items outside the visible range keep cells which were looked at.
let lookedAtLimit = 64

extension ListSubject {
  // MARK: Finding cells

  /// Returns the index of an item among the items with cells, or the index where it would be
  /// inserted.
  func index(of item: ItemPath) -> Int {
    let count = list.displayed.count
    if count == 0 { return 0 }
    // Mostly the items have consecutive numbers, and then no search is needed.
    let first = list.displayed[0].row
    let guess = item.section == first.section ? item.row &- first.row : -1
    if guess >= 0, guess < count, list.displayed[guess].row == item { return guess }
    return Int.first(ofSorted: count) { list.displayed[$0].row >= item }
  }

  func displayedIndex(of item: ItemPath) -> Int? {
    guard !list.needsReload else { return nil }
    let index = index(of: item)
    return index < list.displayed.count && list.displayed[index].row == item ? index : nil
  }

  /// Returns the cell of an item, unless it is from before a reload.
  func displayedCell(_ item: ItemPath) -> Cell? {
    guard let index = displayedIndex(of: item) else { return nil }
    return list.displayed[index].cell
  }

  /// Returns whether an item has a certain cell.
  func shows(_ cell: Cell, in item: ItemPath) -> Bool {
    guard let index = displayedIndex(of: item) else { return false }
    return list.displayed[index].cell === cell
  }

  /// Returns the index path of the item whose visible cell is a view, or holds it.
  func indexPath(around view: UIView?) -> IndexPath? {
    visibleCells.first { view?.isDescendant(of: $0) == true }.flatMap(indexPath)
  }

  // MARK: Coming and going

  func insert(_ entry: DisplayedItem<Cell>) {
    list.displayed.insert(entry, at: index(of: entry.row))
  }

  /// Forgets which item a cell belongs to, because it now belongs to another item or to no item.
  func forget(_ cell: Cell) {
    // A new cell belongs to no item, and there may be thousands of displayed ones.
    if cell.shownItem != nil { list.displayed.removeAll { $0.cell === cell } }
  }

  /// Makes a cell that will not be displayed wait to be used again.
  func putBack(_ cell: Cell) {
    if cell.storedSuperview == nil { keep(cell) }
  }

  func endDisplaying(_ entry: DisplayedItem<Cell>) {
    let cell = entry.cell
    if cell.shownItem == entry.row { cell.shownItem = nil }
    detach(cell)
    if cell.isHighlighted { cell.showHighlight(false) }
    keep(cell)
    if entry.isTold { tellEndDisplaying(cell, at: entry.row.indexPath) }
  }

  /// Removes all views, the last one first, because they are older than the reload.
  func endDisplayingAll() {
    let cells = list.displayed
    list.displayed = []
    list.lookedAt = []
    for entry in cells.reversed() { endDisplaying(entry) }
    let views = list.supplements
    list.supplements = []
    for entry in views.reversed() { endDisplaying(entry) }
  }

  /// Removes the cells and views that have left by a change, the last one first, unless it was
  /// displayed again.
  func endDisplaying(_ cells: [DisplayedItem<Cell>], _ views: [Supplement]) {
    for entry in cells.reversed() where !list.displayed.contains(where: { $0.cell === entry.cell })
    {
      endDisplaying(entry)
    }
    for entry in views.reversed()
    where !list.supplements.contains(where: { $0.view === entry.view }) {
      endDisplaying(entry)
    }
    checkInvariants()
  }

  /// Returns whether a change of content makes the list measure it again (behaviour 783).
  func followsContent(byConstraints: Bool) -> Bool {
    byConstraints ? invalidationLevel == 2 : invalidationLevel > 0
  }

  // MARK: Accessed cells

  /// Keeps the cell of an item that is out of view for a while, because code accessed it.
  ///
  /// - Returns: The cell, laid out.
  func keepLookedAt(_ cell: Cell, of item: ItemPath) -> Cell? {
    // Its cell may have come into view meanwhile, and gone.
    list.lookedAt.removeAll { $0 == item }
    list.lookedAt.append(item)
    if list.lookedAt.count > lookedAtLimit { dropEarliestLookedAt() }
    if cell.layoutState.isNeeded || cell.layoutState.isNeededBelow { cell.layoutIfNeeded() }
    checkInvariants()
    return displayedCell(item)
  }

  private func dropEarliestLookedAt() {
    let item = list.lookedAt.removeFirst()
    let index = index(of: item)
    guard index < list.displayed.count, list.displayed[index].row == item,
      list.displayed[index].isLookedAt,
      list.presses.allSatisfy({ $0.row != item })
    else { return }
    endDisplaying(list.displayed.remove(at: index))
  }
}

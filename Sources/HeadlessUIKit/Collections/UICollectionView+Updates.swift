import Foundation

extension UICollectionView {
  // MARK: Batches (behaviour 479, 487)

  /// Makes updates as a batch, or as a part of the batch around them.
  ///
  /// The counts before the batch are those of the last load; a collection view that has none asks
  /// for them now (behaviour 480).
  final func update(by call: String, _ body: () -> Void) {
    // After a reload within the batch the data may go on changing until the end of it.
    if !batch.isOpen { loadCountsIfNeeded() }
    batch.open(by: call, words: .collection(objectName(self)))
    body()
    guard let batch = batch.close() else { return }
    let isConsistent = !batch.isRefused && commit(batch.updates, by: batch.call)
    if batch.isRefused { reloadData() }
    batch.complete(isConsistent, in: self, by: "UICollectionView.performBatchUpdates completion")
  }

  /// Makes the updates of a batch.
  ///
  /// If they are inconsistent, the collection view is reloaded instead.
  private func commit(_ updates: TableUpdates, by call: String) -> Bool {
    // A reload within the batch has dropped the counts, and takes its place.
    guard hasLoaded else {
      setNeedsLayout()
      return true
    }
    let before = counts
    let generation = generation
    guard let after = askCounts(), generation == self.generation else {
      reloadData()
      return true
    }
    do throws(TableUpdates.Inconsistency) {
      let change = try updates.change(from: before, to: after)
      adopt(
        change, counts: after, updates: updates.list.flatMap(UICollectionViewUpdateItem.items),
        reconfiguring: updates.reconfiguredRows.compactMap(change.newRow))
      return true
    } catch {
      ModelException.internalInconsistency.raise(error.reason, by: call)
      reloadData()
      return false
    }
  }

  /// Applies the changes of a snapshot data source, which cannot be inconsistent.
  final func show(_ change: some TableChange, reconfiguring rows: [TableRow]) {
    guard hasLoaded else { return setNeedsLayout() }
    let generation = generation
    guard let counts = askCounts(), generation == self.generation else { return reloadData() }
    adopt(change, counts: counts, updates: [], reconfiguring: rows)
  }

  // MARK: Making a change

  /// Applies a change to the collection view.
  ///
  /// What stays moves to its new position with its view. New items are loaded before the cells of
  /// removed ones become available for reuse (behaviour 468).
  final func adopt(
    _ change: some TableChange, counts: [Int], updates: [UICollectionViewUpdateItem],
    reconfiguring rows: [TableRow] = []
  ) {
    self.generation &+= 1
    self.counts = counts
    follow(change)
    guard !needsReload else {
      owesInvalidation = true
      return setNeedsLayout()
    }
    let generation = generation
    let old = elements
    let leaving = followCells(change)
    let leavingViews = followSupplements(change)
    for row in rows.sorted() {
      reconfigure(row)
      guard generation == self.generation else { break }
    }
    if generation == self.generation { showChanges(updates, old: old) }
    for entry in leaving.reversed() where !displayed.contains(where: { $0.cell === entry.cell }) {
      endDisplaying(entry)
    }
    for entry in leavingViews.reversed()
    where !supplements.contains(where: { $0.view === entry.view }) {
      endDisplaying(entry)
    }
  }

  /// Moves everything remembered about items along with them, and forgets removed ones.
  private func follow(_ change: some TableChange) {
    selection.follow(change)
    storedLayout.follow(change)
    if let row = scrollTarget?.row, change.newRow(of: row) != row { scrollTarget = nil }
    followOrthogonals(change)
    actionsFollow(change)
    lookedAt = lookedAt.compactMap(change.newRow)
    prefetch.rows = prefetch.rows.compactMap(change.newRow)
    if let row = movement.flatMap({ change.newRow(of: $0.row) }) {
      movement?.row = row
    } else {
      movement = nil
    }
    for index in presses.indices { presses[index].follow(change) }
  }

  /// Moves cells along with their items, and returns those whose items have gone.
  private func followCells(_ change: some TableChange) -> [DisplayedCell] {
    var leaving: [DisplayedCell] = []
    var staying: [DisplayedCell] = []
    for var entry in displayed {
      let row = change.newRow(of: entry.row).flatMap { contains($0) ? $0 : nil }
      entry.cell.shownRow = row
      if let row {
        entry.row = row
        staying.append(entry)
      } else {
        leaving.append(entry)
      }
    }
    displayed = staying.sorted { $0.row < $1.row }
    return leaving
  }

  /// Moves other views along with their sections or items, and returns those whose have gone.
  private func followSupplements(_ change: some TableChange) -> [Supplement] {
    var leaving: [Supplement] = []
    var staying: [Supplement] = []
    for var entry in supplements {
      if let path = newPath(of: entry, change) {
        entry.path = path
        staying.append(entry)
      } else {
        leaving.append(entry)
      }
    }
    supplements = staying
    return leaving
  }

  private func newPath(of entry: Supplement, _ change: some TableChange) -> IndexPath? {
    let path = entry.path
    // A view at the edge of all content belongs to no section.
    guard path.count > 1, let section = path.first else { return path }
    if !entry.kind.belongsToSection, let row = TableRow(path), row.row < .max {
      if let target = change.newRow(of: row) { return target.indexPath }
      // What names no item belongs to its section.
      if contains(row) { return nil }
    }
    guard let target = change.newSection(of: section), counts.indices.contains(target) else {
      return nil
    }
    return IndexPath(index: target).appending(path.dropFirst())
  }

  /// The elements that have views.
  private var elements: [(kind: ElementKind, path: IndexPath)] {
    displayed.map { (.cell, $0.row.indexPath) } + supplements.map { ($0.kind, $0.path) }
  }

  /// Lets the layout follow the change, in UIKit's order (behaviour 497).
  private func showChanges(
    _ updates: [UICollectionViewUpdateItem], old: [(kind: ElementKind, path: IndexPath)]
  ) {
    guard hasRoom, !isLayingOut else {
      owesInvalidation = true
      return setNeedsLayout()
    }
    let generation = generation
    storedLayout.invalidate(announcing: contextForData(everything: false))
    // Even a layout that keeps the invalidation to itself prepares for other data.
    isPrepared = false
    query = nil
    prepareLayout()
    let layout = storedLayout
    layout.prepare(forCollectionViewUpdates: updates)
    for (kind, path) in old {
      switch kind {
      case .cell: _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementary(let name):
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: name, at: path)
      case .decoration(let name):
        _ = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: name, at: path)
      }
    }
    guard generation == self.generation else { return }
    let offset = targetOffset(for: contentOffset)
    if offset != contentOffset { contentOffset = offset }
    guard generation == self.generation else { return }
    layOutElements(isUpdate: true)
    guard generation == self.generation else { return }
    for (kind, path) in elements {
      switch kind {
      case .cell: _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementary(let name):
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: name, at: path)
      case .decoration(let name):
        _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: name, at: path)
      }
    }
    layout.finalizeCollectionViewUpdates()
  }

  /// Asks for the cell of an item again.
  ///
  /// The data source must return the same cell.
  private func reconfigure(_ row: TableRow) {
    guard let source = dataSource, let cell = displayedCell(row) else { return }
    let path = row.indexPath
    let answer = ask(.cell, path, existing: cell) {
      source.collectionView(self, cellForItemAt: path)
    }
    guard answer !== cell else { return cell.updateConfigurationIfNeeded() }
    giveBack(answer)
    ModelException.internalInconsistency.raise(
      "The cell that was returned for item \(row.row) in section \(row.section), which is being "
        + "reconfigured, is not the one that the item has. Dequeue it with "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:.",
      by: "UICollectionView.reconfigureItems(at:)")
  }

  // MARK: Index paths

  /// Returns the item that an index path names, or raises UIKit's exception where it names none.
  final func item(_ path: IndexPath, by call: String) -> TableRow? {
    if let item = TableRow(path) { return item }
    ModelException.internalInconsistency.raise(
      InvalidIndexPath.ofItem, by: "UICollectionView.\(call), for the path \(Array(path))")
    return nil
  }

  /// Makes an update of each item that index paths name.
  ///
  /// Where one of them names none, UIKit's exception is raised and all is reloaded, because the app's
  /// data has changed already.
  final func updateItems(
    at paths: [IndexPath], by call: String, _ change: (TableRow) -> TableUpdates.Update
  ) {
    var changes: [TableUpdates.Update] = []
    for path in paths {
      guard let item = item(path, by: call) else {
        // The data may go on changing until the end of the batch.
        if !batch.refuse() { reloadData() }
        return
      }
      changes.append(change(item))
    }
    update(by: "UICollectionView.\(call)") {
      for change in changes { batch.add(change) }
    }
  }
}

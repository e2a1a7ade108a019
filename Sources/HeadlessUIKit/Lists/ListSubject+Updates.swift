import Foundation

extension ListSubject {
  // MARK: Batches (behaviour 113, 479)

  /// Makes updates as a batch, or as a part of the batch around them.
  func update(by call: String, _ body: () -> Void) {
    openUpdates(by: "\(Self.names.list).\(call)")
    body()
    closeUpdates()
  }

  /// Makes the updates of `performBatchUpdates`, with their completion.
  func makeUpdates(_ completion: ((Bool) -> Void)?, _ updates: () -> Void) {
    list.handsOnUpdates = false
    update(by: "performBatchUpdates(_:completion:)") {
      if let completion { list.batch.add(completion) }
      updates()
    }
  }

  /// Hands updates that do not escape on to the `performBatchUpdates` that a subclass may override.
  ///
  /// The override calls `super`, with a closure perhaps: that comes here again, and is not handed on to
  /// the override a second time. Only where the override itself was called with an optional is it, since
  /// nothing tells the list of that call.
  func handOn(
    _ updates: () -> Void, _ completion: ((Bool) -> Void)?,
    to overridable: ((() -> Void)?, ((Bool) -> Void)?) -> Void
  ) {
    guard !list.handsOnUpdates else { return makeUpdates(completion, updates) }
    list.handsOnUpdates = true
    defer { list.handsOnUpdates = false }
    withoutActuallyEscaping(updates) { overridable($0, completion) }
  }

  /// Ends a batch, or a part of one.
  ///
  /// An end without a beginning is ignored.
  func closeUpdates() {
    guard let ended = list.batch.close() else { return }
    let isConsistent = !ended.isRefused && commit(ended.updates, by: ended.call)
    if ended.isRefused { updatesFailed(nil) }
    ended.complete(isConsistent, in: self, by: Self.names.turns.updates)
  }

  /// Makes an update of each item that index paths name.
  ///
  /// Where an index path is invalid, UIKit's exception is raised, and the surrounding batch is
  /// refused.
  func updateItems(
    at paths: [IndexPath], by call: String, _ change: (ItemPath) -> ListUpdates.Update
  ) {
    var changes: [ListUpdates.Update] = []
    for path in paths {
      guard let item = item(path, by: call) else { return refuseUpdates() }
      changes.append(change(item))
    }
    update(by: call) {
      for change in changes { list.batch.add(change) }
    }
  }

  /// Drops all updates of the batch: the data may go on changing until the end of the batch.
  func refuseUpdates() {
    if !list.batch.refuse() { updatesFailed(nil) }
  }

  /// Makes the updates of a batch, unless they are inconsistent.
  private func commit(_ updates: ListUpdates, by call: String) -> Bool {
    guard !reloadsInsteadOfBatch else {
      setNeedsLayout()
      return true
    }
    let before = knownCounts
    guard let after = asking({ askCounts() }) else {
      reloadData()
      return true
    }
    do throws(ListUpdates.Inconsistency) {
      let change = try updates.change(from: before, to: after)
      adopt(
        change, counts: after, updates: updates.list,
        reconfiguring: updates.reconfiguredRows.compactMap(change.newItem))
      return true
    } catch {
      ModelException.internalInconsistency.raise(error.reason, by: call)
      updatesFailed(after)
      return false
    }
  }

  /// Applies the changes of a snapshot data source, which cannot be inconsistent.
  func show(_ change: some ListChange, reconfiguring items: [ItemPath]) {
    guard list.hasLoaded else { return setNeedsLayout() }
    snapshotWillShow()
    guard let counts = asking({ askCounts() }) else { return reloadData() }
    adopt(change, counts: counts, updates: [], reconfiguring: items)
  }

  // MARK: Making a change

  /// Moves the state of items along with them, and forgets removed ones (behaviour 117).
  func followItems(_ change: some ListChange) {
    list.selection.follow(change)
    list.lookedAt = list.lookedAt.compactMap(change.newItem)
    list.prefetch.rows = list.prefetch.rows.compactMap(change.newItem)
    for index in list.presses.indices { list.presses[index].follow(change) }
  }

  /// Moves cells along with their items, and returns the cells whose items have gone.
  func followCells(_ change: some ListChange) -> [DisplayedItem<Cell>] {
    var leaving: [DisplayedItem<Cell>] = []
    var staying: [DisplayedItem<Cell>] = []
    for var entry in list.displayed {
      let row = change.newItem(of: entry.row).flatMap { contains($0) ? $0 : nil }
      entry.cell.shownItem = row
      if let row {
        entry.row = row
        staying.append(entry)
      } else {
        leaving.append(entry)
      }
    }
    list.displayed = staying.sorted { $0.row < $1.row }
    return leaving
  }

  /// Moves supplementary views along with their items or sections, and returns the views that have
  /// lost theirs.
  func followSupplements(_ change: some ListChange) -> [Supplement] {
    var leaving: [Supplement] = []
    var staying: [Supplement] = []
    let counts = knownCounts
    for entry in list.supplements {
      if let moved = entry.moved(by: change, counts: counts) {
        staying.append(moved)
      } else {
        leaving.append(entry)
      }
    }
    list.supplements = staying
    return leaving
  }

  /// Asks for the cells of items again; returns whether nothing else has changed meanwhile.
  ///
  /// The data source must return the same cells.
  func reconfigure(_ items: [ItemPath]) -> Bool {
    items.sorted().allSatisfy { item in isUnchanged { reconfigure(item) } }
  }

  private func reconfigure(_ item: ItemPath) {
    guard let cell = displayedCell(item), let answer = askAgain(for: cell, of: item) else { return }
    guard answer !== cell else { return cell.updateConfigurationIfNeeded() }
    putBack(answer)
    let names = Self.names
    ModelException.internalInconsistency.raise(
      "The cell that was returned for \(names.item) \(item.row) in section \(item.section), which "
        + "is being reconfigured, is not the one that the \(names.item) has. Dequeue it with "
        + "\(names.dequeue).", by: "\(names.list).\(names.reconfigure)")
  }

  /// Moves an item to another index, without asking about anything that stays the same.
  func relocate(_ item: ItemPath, to target: ItemPath) {
    guard contains(item), hasPlace(target, for: item) else { return reloadData() }
    let before = knownCounts
    var after = before
    after[item.section] -= 1
    after[target.section] += 1
    var move = ListUpdates()
    move.add(.moveRow(item, to: target))
    guard let change = try? move.change(from: before, to: after) else { return reloadData() }
    adopt(change, counts: after, updates: move.list, reconfiguring: [])
  }
}

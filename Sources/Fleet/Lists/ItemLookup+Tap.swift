import HeadlessUIKit

extension ItemLookup {
  /// Selects the item the way a finger does, which the app may refuse.
  func select() {
    guard let item = item(to: words.selection, mustBeSelectable: true) else { return }
    if list.selectsSeveral, list.isSelected(item) { return fail(words.selectedAlready(item)) }
    guard let tap = tap(item) else { return }
    expectSelection(of: item, tap)
  }

  /// Taps the item as a user does.
  func tap() {
    if let item = item(to: "tap \(words.item)") { _ = tap(item) }
  }

  /// Selects the items from this one to another with two fingers.
  func select(upTo lastPath: IndexPath) {
    let purpose = "select \(words.item)s"
    guard let first = item(to: purpose),
      let last = ItemLookup(list, lastPath, occasion).item(to: purpose), reach(first) != nil
    else { return }
    if let refusal = list.userSelect(from: first, to: last) {
      fail(words.notSelectedByTwoFingers(first, refusal))
    }
  }

  /// Taps the item by a finger, unless there is an obstacle.
  ///
  /// - Returns: The tap with its result, or `nil` if it was refused.
  func tap(_ item: TableRow) -> RowTap? {
    guard let (cell, place) = reach(item) else { return nil }
    let tap = RowTap()
    application.finger.tap(cell, at: place, aimingAt: .row(tap))
    return tap
  }

  /// Records why a tap has not selected the item.
  private func expectSelection(of item: TableRow, _ tap: RowTap) {
    switch tap.end {
    case .selected: return
    case .deselected: fail(words.deselected(item))
    case .refused(let refusal):
      if let text = words.refused(item, refusal, in: list) { fail(text) }
    case nil: fail(words.unreached(item))
    }
  }

  /// Taps an entry of the index, which scrolls to its section.
  func tapIndexTitle(_ title: String) {
    guard source(for: "tap index") != nil else { return }
    let titles = list.indexTitles
    guard let index = titles.firstIndex(of: title) else {
      return fail(words.noIndexEntry(title, among: titles, in: list))
    }
    list.userTapIndexTitle(title, at: index)
  }
}

import HeadlessUIKit

extension ItemLookup {
  /// Selects the item the way a finger does, which the app may refuse.
  func select() throws(Fault) {
    let item = try item(to: words.selection, mustBeSelectable: true)
    if list.selectsSeveral, list.isSelected(item) { throw fault(words.selectedAlready(item)) }
    let tap = try tap(item)
    switch tap.end {
    case .selected: return
    case .deselected: throw fault(words.deselected(item))
    case .refused(let refusal):
      guard let text = words.refused(item, refusal, in: list) else { throw .told }
      throw fault(text)
    case nil: throw fault(words.unreached(item))
    }
  }

  /// Taps the item, whatever that does.
  func tap() throws(Fault) { try tap(item(to: "tap \(words.item)")) }

  /// Selects the items from this one to another with two fingers.
  func select(upTo lastPath: IndexPath) throws(Fault) {
    let purpose = "select \(words.item)s"
    let first = try item(to: purpose)
    let last = try ItemLookup(list, lastPath, occasion).item(to: purpose)
    _ = try reach(first)
    if let refusal = list.userSelect(from: first, to: last) {
      throw fault(words.notSelectedByTwoFingers(first, refusal))
    }
  }

  /// Taps the item by a finger, unless there is an obstacle.
  ///
  /// - Returns: What has become of the tap.
  @discardableResult
  func tap(_ item: ItemPath) throws(Fault) -> ItemTap {
    let (cell, place) = try reach(item)
    let tap = ItemTap()
    application.finger.tap(cell, at: place, aimingAt: .row(tap))
    return tap
  }

  /// Taps an entry of the index, which scrolls to what it stands for.
  func tapIndexTitle(_ title: String) throws(Fault) {
    try source(for: "tap index")
    let titles = list.indexTitles
    guard let index = titles.firstIndex(of: title) else {
      throw fault(kind: .missing, words.noIndexEntry(title, among: titles, in: list))
    }
    list.userTapIndexTitle(title, at: index)
  }
}

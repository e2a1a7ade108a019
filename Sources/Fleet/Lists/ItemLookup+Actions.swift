import HeadlessUIKit

extension ItemLookup {
  /// Taps one of the actions that the item shows already, if one has that title.
  func tapShownAction(_ title: String, at item: ItemPath) throws(Fault) -> Bool {
    guard let shown = list.shownActions, shown.row == item,
      let index = index(of: title, in: shown.offered)
    else { return false }
    _ = try reach(item)
    try tap(index, of: shown, at: item)
    return true
  }

  /// Shows an item's actions, and taps the one of a title, if it exists.
  func tapAction(
    _ title: String, of offered: OfferedActions, at item: ItemPath
  ) throws(Fault) -> Bool {
    guard let index = index(of: title, in: offered) else { return false }
    try tap(index, of: offered, at: item)
    return true
  }

  private func index(of title: String, in offered: OfferedActions) -> Int? {
    offered.actions.firstIndex { $0.title == title }
  }

  /// Shows an item's actions, and taps one of them.
  func tap(
    _ index: Int, of offered: OfferedActions, at item: ItemPath
  ) throws(Fault) {
    try tap(index, of: show(offered, at: item), at: item)
  }

  private func tap(
    _ index: Int, of shown: ShownActions, at item: ItemPath
  ) throws(Fault) {
    guard shown.buttons.indices.contains(index) else { return }
    try expectImplementation(for: item) { application.finger.tap(shown.buttons[index]) }
  }

  /// Shows what an item offers.
  func show(_ offered: OfferedActions, at item: ItemPath) throws(Fault) -> ShownActions {
    if let shown = list.show(offered, at: item) { return shown }
    throw fault(words.wentAway(item, whileItWas: "swiped", in: list))
  }
}

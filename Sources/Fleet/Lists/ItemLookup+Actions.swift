import HeadlessUIKit

extension ItemLookup {
  /// Taps one of the actions that the item shows already, if one has that title.
  func tapShownAction(_ title: String, at item: TableRow) -> Bool {
    guard let shown = list.shownActions, shown.row == item,
      let index = index(of: title, in: shown.offered)
    else { return false }
    if reach(item) != nil { tap(index, of: shown, at: item) }
    return true
  }

  /// Shows an item's actions, and taps the one of a title, if it exists.
  func tapAction(
    _ title: String, of offered: OfferedActions, at item: TableRow
  ) -> Bool {
    guard let index = index(of: title, in: offered) else { return false }
    tap(index, of: offered, at: item)
    return true
  }

  private func index(of title: String, in offered: OfferedActions) -> Int? {
    offered.actions.firstIndex { $0.title == title }
  }

  /// Shows an item's actions, and taps one of them.
  func tap(
    _ index: Int, of offered: OfferedActions, at item: TableRow
  ) {
    if let shown = show(offered, at: item) { tap(index, of: shown, at: item) }
  }

  private func tap(
    _ index: Int, of shown: ShownActions, at item: TableRow
  ) {
    guard shown.buttons.indices.contains(index) else { return }
    expectImplementation(for: item) { application.finger.tap(shown.buttons[index]) }
  }

  /// Shows an item's actions; otherwise a failure was recorded.
  func show(_ offered: OfferedActions, at item: TableRow) -> ShownActions? {
    if let shown = list.show(offered, at: item) { return shown }
    fail(words.wentAway(item, whileItWas: "swiped", in: list))
    return nil
  }
}

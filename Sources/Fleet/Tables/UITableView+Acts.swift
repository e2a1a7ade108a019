import HeadlessUIKit

/// A user's acts on rows, besides the ones that lists have in common.
extension UITableView {
  final func tappingAction(_ title: String, at path: IndexPath) -> Act {
    act(on: path) { [self] lookup in
      guard let row = lookup.item(to: "select cell action") else { return }
      if lookup.tapShownAction(title, at: row) { return }
      guard let trailing = lookup.trailingActions(of: row) else { return }
      if lookup.tapAction(title, of: trailing, at: row) { return }
      let leading =
        isInEditMode ? OfferedActions(.leading, []) : offeredActions(at: row, .leading)
      if lookup.tapAction(title, of: leading, at: row) { return }
      lookup.fail(
        lookup.words.noAction(titled: title, at: row, among: [trailing, leading], in: self))
    }
  }

  final func swipingToDelete(at path: IndexPath) -> Act {
    act(on: path) { [self] lookup in
      guard let row = lookup.item(to: "swipe to delete row"),
        let offered = lookup.trailingActions(of: row)
      else { return }
      guard let index = offered.actions.firstIndex(where: \.isDestructive) else {
        return lookup.fail(TableWords.noDeletingAction(row, offered, in: self))
      }
      guard index == 0, offered.performsFirstOnFullSwipe, !isInEditMode else {
        return lookup.tap(index, of: offered, at: row)
      }
      guard let shown = lookup.show(offered, at: row) else { return }
      lookup.expectImplementation(for: row) { performFirst(of: shown) }
    }
  }

  final func tappingAccessory(at path: IndexPath) -> Act {
    act(on: path) { [self] lookup in
      guard let row = lookup.item(to: "tap accessory") else { return }
      let cell = lookedAtCell(row)
      guard let accessory = cell?.shownAccessory else {
        return lookup.fail(TableWords.noAccessory(row, cell))
      }
      lookup.tap(accessory, at: row)
    }
  }

  final func tappingInsertControl(at path: IndexPath) -> Act {
    act(on: path) { [self] lookup in
      guard let row = lookup.item(to: "tap insert control"), lookup.isBeingEdited(for: row),
        let cell = lookup.editableCell(of: row)
      else { return }
      guard let control = cell.editControl, cell.editingStyle == .insert else {
        return lookup.fail(TableWords.noInsertControl(row, cell, in: self))
      }
      lookup.expectImplementation(for: row) { lookup.tap(control, at: row) }
    }
  }
}

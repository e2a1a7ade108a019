import HeadlessUIKit

/// A user's acts on rows, besides the ones that lists have in common.
extension UITableView {
  final func tappingAction(_ title: String, at path: IndexPath) -> Act {
    act(on: path) { [self] lookup throws(Fault) in
      let row = try lookup.item(to: "select cell action")
      if try lookup.tapShownAction(title, at: row) { return }
      let trailing = try lookup.trailingActions(of: row)
      if try lookup.tapAction(title, of: trailing, at: row) { return }
      let leading =
        isInEditMode ? OfferedActions(.leading, []) : offeredActions(at: row, .leading)
      if try lookup.tapAction(title, of: leading, at: row) { return }
      throw lookup.fault(
        kind: .missing,
        lookup.words.noAction(titled: title, at: row, among: [trailing, leading], in: self))
    }
  }

  final func swipingToDelete(at path: IndexPath) -> Act {
    act(on: path) { [self] lookup throws(Fault) in
      let row = try lookup.item(to: "swipe to delete row")
      let offered = try lookup.trailingActions(of: row)
      guard let index = offered.actions.firstIndex(where: \.isDestructive) else {
        throw lookup.fault(kind: .missing, TableWords.noDeletingAction(row, offered, in: self))
      }
      guard index == 0, offered.performsFirstOnFullSwipe, !isInEditMode else {
        return try lookup.tap(index, of: offered, at: row)
      }
      let shown = try lookup.show(offered, at: row)
      try lookup.expectImplementation(for: row) { performFirst(of: shown) }
    }
  }

  final func tappingAccessory(at path: IndexPath) -> Act {
    act(on: path) { [self] lookup throws(Fault) in
      let row = try lookup.item(to: "tap accessory")
      let cell = lookedAtCell(row)
      guard let accessory = cell?.shownAccessory else {
        throw lookup.fault(kind: .missing, TableWords.noAccessory(row, cell))
      }
      try lookup.tap(accessory, at: row)
    }
  }

  final func tappingInsertControl(at path: IndexPath) -> Act {
    act(on: path) { [self] lookup throws(Fault) in
      let row = try lookup.item(to: "tap insert control")
      try lookup.checkIsEdited(for: row)
      let cell = try lookup.editableCell(of: row)
      guard let control = cell.editControl, cell.editingStyle == .insert else {
        throw lookup.fault(kind: .missing, TableWords.noInsertControl(row, cell, in: self))
      }
      try lookup.expectImplementation(for: row) { () throws(Fault) in
        try lookup.tap(control, at: row)
      }
    }
  }
}

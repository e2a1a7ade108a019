import HeadlessUIKit

extension ItemLookup {
  /// Whether the item is there and a finger reaches it, or a failure was recorded.
  func canReach(to purpose: String) -> Bool {
    guard let item = item(to: purpose) else { return false }
    return reach(item) != nil
  }

  /// The cell of an item, and where a finger goes down on it; otherwise a failure was recorded.
  func reach(_ item: TableRow) -> (cell: List.Cell, place: TouchedPlace)? {
    guard let cell = list.lookedAtCell(item) else {
      fail(words.notShown(item, in: list))
      return nil
    }
    var place = cell.touchedMiddle
    if let obstacle = cell.obstacle(at: &place) {
      words.touching(item).on(cell).report(obstacle, at: site)
      return nil
    }
    guard list.givesRoom(to: cell, at: item) else {
      fail(words.withoutRoom(item))
      return nil
    }
    return (cell, place)
  }

  /// Whether the whole list is edited, or a failure was recorded.
  func isBeingEdited(for item: TableRow) -> Bool {
    if list.isInEditMode { return true }
    fail(words.notEdited(item, in: list))
    return false
  }

  /// The cell of an item that a finger reaches and the app lets be edited.
  func editableCell(of item: TableRow) -> List.Cell? {
    guard let (cell, _) = reach(item) else { return nil }
    guard list.canEdit(item) else {
      fail(words.notEditable(item, in: list))
      return nil
    }
    return cell
  }

  /// Runs code that may call a method of the data source, and records a failure if that is missing.
  func expectImplementation(for item: TableRow, _ act: () -> Void) {
    guard let method = list.missingMethod(in: act) else { return }
    fail(words.notImplemented(method, for: item, in: list))
  }

  /// Taps a view of an item, unless an obstacle stops the user.
  func tap(_ view: UIView, at item: TableRow, aimingAt aim: TouchAim? = nil) {
    if let obstacle = Gesture.reach(view, in: view.hostApplication, at: site, aimingAt: aim) {
      words.touching(item).on(view).report(obstacle, at: site)
    }
  }
}

import HeadlessUIKit

extension ItemLookup {
  /// Throws if the item is not there, or no finger reaches it.
  func checkReach(to purpose: String) throws(Fault) { _ = try reach(item(to: purpose)) }

  /// The cell of an item, and where a finger goes down on it.
  func reach(_ item: ItemPath) throws(Fault) -> (cell: List.Cell, place: TouchedPlace) {
    guard let cell = list.lookedAtCell(item) else {
      throw fault(kind: .blocked, words.notShown(item, in: list))
    }
    var place = cell.touchedMiddle
    if let obstacle = cell.obstacle(at: &place) {
      throw Fault(obstacle, words.touching(item).on(cell))
    }
    guard list.givesRoom(to: cell, at: item) else {
      throw fault(kind: .blocked, words.withoutRoom(item))
    }
    return (cell, place)
  }

  /// Throws unless the whole list is edited.
  func checkIsEdited(for item: ItemPath) throws(Fault) {
    guard list.isInEditMode else { throw fault(words.notEdited(item, in: list)) }
  }

  /// The cell of an item that a finger reaches and the app lets be edited.
  @discardableResult
  func editableCell(of item: ItemPath) throws(Fault) -> List.Cell {
    let (cell, _) = try reach(item)
    guard list.canEdit(item) else { throw fault(words.notEditable(item, in: list)) }
    return cell
  }

  /// Runs code that may call a method of the data source, and throws if that is missing.
  func expectImplementation(
    for item: ItemPath, _ act: () throws(Fault) -> Void
  ) throws(Fault) {
    var thrown: Fault?
    let method = list.missingMethod { thrown = Fault.thrown(by: act) }
    if let thrown { throw thrown }
    if let method { throw fault(words.notImplemented(method, for: item, in: list)) }
  }

  /// Taps a view of an item, unless an obstacle stops the user.
  func tap(_ view: UIView, at item: ItemPath, aimingAt aim: TouchAim? = nil) throws(Fault) {
    let obstacle = Gesture.reach(
      view, in: view.hostApplication, at: occasion.site, aimingAt: aim)
    if let obstacle {
      throw Fault(obstacle, words.touching(item).on(view))
    }
  }
}

import Foundation

/// The state that the engine of lists keeps for a table or a collection view.
@MainActor
struct ListState<Cell: UIView, Supplement> {
  /// Whether the counts have been asked for.
  var hasLoaded = false
  /// Whether the data source is being asked for the counts.
  var isCounting = false
  /// Whether the cells are older than the last reload.
  var needsReload = true
  /// How many times the items have been changed, see `AppCaller`.
  var edition = 0
  /// The updates in the current group, which its outermost end makes.
  var batch = UpdateBatch()
  /// Whether a subclass's `performBatchUpdates` has been called with updates that do not escape, and
  /// has not come to the list's own.
  var handsOnUpdates = false
  /// The items that have cells, in order.
  var displayed: [DisplayedItem<Cell>] = []
  /// The displayed views that stand for no item.
  var supplements: [Supplement] = []
  /// The items outside the visible range that were looked at, the earliest first.
  var lookedAt: [ItemPath] = []
  var prefetch = ListPrefetch()
  var selection = ListSelection()
  /// The fingers that are down on items.
  var presses: [ItemPress<Cell>] = []
  /// The actions of an item that was swiped aside, or whose delete control was tapped.
  var shownActions: ShownActions?
  /// The list's state at the last launch, until it is laid out.
  var restoration: ListRestoration?
  /// A data source method that was called, and that the app has not implemented.
  var missingMethod: String?
}

/// An item that code has scrolled to, while sizes of items around it are estimates.
struct ListScrollTarget<Position> {
  let row: ItemPath
  let position: Position
  /// The offset that the scrolling led to.
  let offset: CGPoint
}

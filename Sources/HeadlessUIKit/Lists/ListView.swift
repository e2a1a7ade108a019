import Foundation

/// Tables and collection views as a user sees them: items in sections, with cells where they are in
/// view.
///
/// An item of a table is a row. What `Fleet` asks of both, it asks by these names.
@preconcurrency @MainActor
package protocol ListView: UIScrollView {
  associatedtype Cell: UIView
  associatedtype DataSource

  // MARK: Content

  var dataSource: DataSource? { get }
  var dataSourceObject: NSObject? { get }
  var delegateObject: NSObject? { get }

  var numberOfSections: Int { get }
  /// Whether the data source has been asked for the counts.
  var hasLoaded: Bool { get }
  /// Returns the number of items in a section at the last load, or `nil` if there is no such section.
  func count(ofSection section: Int) -> Int?
  /// Returns the number of sections that the data source has now.
  func sectionCount(of source: DataSource) -> Int
  /// Returns the number of items that the data source has now in a section.
  func count(ofSection section: Int, of source: DataSource) -> Int

  /// The entries of the index beside the list.
  var indexTitles: [String] { get }

  // MARK: Cells

  /// Lays out for a user, who may look at a list in no window without any fault of the code.
  func layOutForUser()
  /// Returns the cell of an item, if it is displayed.
  func cell(of item: ItemPath) -> Cell?
  /// Returns the cell of an item as if the user had scrolled to the item.
  func lookedAtCell(_ item: ItemPath) -> Cell?
  /// Returns whether an item takes any room.
  func givesRoom(to cell: Cell, at item: ItemPath) -> Bool

  /// The broken conditions of the displayed cells and of the views for reuse; empty, unless the
  /// model has a fault.
  var brokenInvariants: [String] { get }

  // MARK: Selecting

  /// Whether the whole list is edited, as opposed to one item that was swiped.
  var isInEditMode: Bool { get }
  /// Whether a tap selects anything now.
  var letsUserSelect: Bool { get }
  /// Whether a tap leaves other items selected now.
  var selectsSeveral: Bool { get }
  /// Whether an item is selected.
  func isSelected(_ item: ItemPath) -> Bool
  /// Pans over items with two fingers, which selects them (behaviour 463, 471).
  ///
  /// - Returns: What kept the user from that.
  func userSelect(from first: ItemPath, to last: ItemPath) -> Refusal<ItemTap.Fault>?
  /// The user taps an entry of the index: the list scrolls to its section.
  func userTapIndexTitle(_ title: String, at index: Int)

  // MARK: Actions and menus

  /// Returns whether the app allows editing an item.
  func canEdit(_ item: ItemPath) -> Bool
  /// Returns whether a user can swipe an item aside.
  func canSwipe(_ item: ItemPath) -> Bool
  /// The actions of an item that is swiped aside.
  var shownActions: ShownActions? { get }
  /// Asks for the actions of an item on one side.
  func offeredActions(at item: ItemPath, _ edge: OfferedActions.Edge) -> OfferedActions
  /// Opens the actions of an item; returns `nil` if the item went away meanwhile.
  func show(_ offered: OfferedActions, at item: ItemPath) -> ShownActions?
  /// Opens the context menu of an item, as a long press does.
  func openContextMenu(at item: ItemPath) -> ItemMenu.Answer

  // MARK: Moving items

  /// Returns whether an item can move to an index.
  func hasPlace(_ target: ItemPath, for item: ItemPath) -> Bool
  /// Drags an item to another place and drops it there, as a user does.
  func userMove(_ item: ItemPath, to place: ItemPath) -> ListMove
  /// Runs code that may call a data source method which the app has not implemented, and returns that
  /// method.
  func missingMethod(in act: () -> Void) -> String?
}

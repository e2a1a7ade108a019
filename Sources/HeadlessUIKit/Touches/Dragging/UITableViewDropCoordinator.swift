public import Foundation

/// A drop on a table view, and its place.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }

  /// Where it is dropped; `nil` beside all rows.
  var destinationIndexPath: IndexPath? { get }

  /// The delegate's proposal.
  var proposal: UITableViewDropProposal { get }

  /// The drag.
  var session: any UIDropSession { get }

  /// Drops an item on a row that was inserted for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Drops an item into a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
}

/// Something that is dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dropped item.
  var dragItem: UIDragItem { get }

  /// The row that it comes from, if that is of the same table view.
  var sourceIndexPath: IndexPath? { get }

  /// The size of its preview.
  var previewSize: CGSize { get }
}

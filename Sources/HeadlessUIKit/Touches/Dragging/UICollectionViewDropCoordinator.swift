public import Foundation

/// A drop on a collection view, and its place.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }

  /// Where it is dropped; `nil` beside all items.
  var destinationIndexPath: IndexPath? { get }

  /// The delegate's proposal.
  var proposal: UICollectionViewDropProposal { get }

  /// The drag.
  var session: any UIDropSession { get }

  /// Drops an item on a list item that was inserted for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Drops an item into a list item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
}

/// Something that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dropped item.
  var dragItem: UIDragItem { get }

  /// The item that it comes from, if that is of the same collection view.
  var sourceIndexPath: IndexPath? { get }

  /// The size of its preview.
  var previewSize: CGSize { get }
}

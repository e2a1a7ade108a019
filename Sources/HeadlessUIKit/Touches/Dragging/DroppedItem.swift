import Foundation

/// Something that is dropped on a table or collection view.
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?

  init(_ item: UIDragItem, from path: IndexPath?) {
    dragItem = item
    sourceIndexPath = path
    super.init()
  }

  var previewSize: CGSize { .zero }
}

import HeadlessUIKit

/// The words of tables and of collection views.
extension ListWords {
  static func of(_ list: (some ListView).Type) -> ListWords {
    list is UITableView.Type ? rows : items
  }

  static let rows = ListWords(
    name: .tableView, className: "UITableView", item: "row", holder: "table view",
    withoutRoom: "The height of the row is 0.", selection: "select cell row",
    action: "edit action",
    methods: ListWords.Methods(
      canEdit: "tableView(_:canEditRowAt:)", editor: "data source",
      canMove: "tableView(_:canMoveRowAt:)",
      moveTarget: "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      contextMenu: "tableView(_:contextMenuConfigurationForRowAt:point:)",
      command: "tableView(_:canPerformAction:forRowAt:withSender:)"))

  static let items = ListWords(
    name: .collectionView, className: "UICollectionView", item: "item", holder: "collection view",
    withoutRoom: "The size of the item is empty.", selection: "select item",
    action: "cell action",
    methods: ListWords.Methods(
      canEdit: "collectionView(_:canEditItemAt:)", editor: "delegate",
      canMove: "collectionView(_:canMoveItemAt:)",
      moveTarget: "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:"
        + "atCurrentIndexPath:toProposedIndexPath:)",
      contextMenu: "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      command: "collectionView(_:canPerformAction:forItemAt:withSender:)"))
}

public import HeadlessUIKit

/// Where a drag begins, or where something is dropped.
public struct DragPlace {
  let end: DragEnd

  /// A view.
  @preconcurrency @MainActor
  public static func view(_ view: UIView) -> DragPlace { DragPlace(end: .view(view)) }

  /// A row of a table; for a drop also the place after the last one.
  @preconcurrency @MainActor
  public static func row(at indexPath: IndexPath, of table: UITableView) -> DragPlace {
    DragPlace(end: .row(table, indexPath))
  }

  /// An item of a collection view; for a drop also the place after the last one.
  @preconcurrency @MainActor
  public static func item(at indexPath: IndexPath, of collection: UICollectionView) -> DragPlace {
    DragPlace(end: .item(collection, indexPath))
  }
}

import Foundation

extension UIView {
  /// How far the view has moved aside in a row that shows its actions.
  ///
  /// Its frame stays as it is: only the actions of the row can be touched meanwhile.
  final var moveBesideActions: CGFloat {
    let shown: ShownActions?
    if let cell = self as? UITableViewCell, cell.part.showsActions {
      shown = (cell.storedSuperview as? UITableView)?.list.shownActions
    } else if let cell = storedSuperview as? UICollectionViewCell, cell.isSwiped {
      shown = (cell.storedSuperview as? UICollectionView)?.list.shownActions
    } else {
      return 0
    }
    guard let shown, let first = shown.buttons.first,
      !shown.buttons.contains(where: { $0 === self })
    else { return 0 }
    let width = shown.buttons.reduce(0) { $0 + $1.storedBounds.width }
    let room = first.storedSuperview?.storedBounds ?? .zero
    return first.center.x < room.midX ? width : -width
  }
}

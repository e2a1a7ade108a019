import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Swipes an item of a list aside and taps one of its actions.
  ///
  /// The actions at the trailing edge are looked through first, then those at the leading edge. The
  /// item comes back once the action has called its completion. Records a failure when a user could
  /// not swipe the item, or when it has no such action.
  ///
  /// ```swift
  /// let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  /// let inbox = UICollectionViewController(collectionViewLayout: list)
  /// inbox.collectionView.selectCellAction(withTitle: "Archive", at: [0, 1])
  /// ```
  public func selectCellAction(
    withTitle title: String, at indexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let lookup = ItemLookup(
      collection: self, path: indexPath, site: CallSite(fileID, filePath, line, column))
    lookup.perform { application in
      guard let item = lookup.item(to: "select cell action"), lookup.reach(item) != nil else {
        return
      }
      guard canEdit(item) else { return lookup.fail(CollectionWords.notEditable(item, in: self)) }
      if let shown = shownActions, shown.row == item,
        let index = lookup.index(of: title, in: shown.offered)
      {
        return application.finger.tap(shown.buttons[index])
      }
      let trailing = offeredActions(at: item, .trailing)
      let leading = offeredActions(at: item, .leading)
      for offered in [trailing, leading] {
        guard let index = lookup.index(of: title, in: offered) else { continue }
        guard let shown = show(offered, at: item), shown.buttons.indices.contains(index) else {
          return lookup.fail(CollectionWords.wentAway(item, whileItWas: "swiped", in: self))
        }
        return application.finger.tap(shown.buttons[index])
      }
      lookup.fail(
        CollectionWords.noAction(
          titled: title, at: item, trailing.actions + leading.actions, isInList: isInList(item)))
    }
  }
}

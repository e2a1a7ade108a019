import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Swipes an item of a list aside and taps one of its actions.
  ///
  /// The actions at the trailing edge are looked through first, then the ones at the leading edge.
  /// The item comes back once the action has called its completion. Records a failure when a user
  /// could not swipe the item, or when it has no such action.
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
    tappingAction(title, at: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}

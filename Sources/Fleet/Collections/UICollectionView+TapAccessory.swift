import FailureReporting
public import HeadlessUIKit

extension UICollectionView {
  /// Taps an accessory at the edge of a list's cell: a button, an arrow or the app's own control.
  ///
  /// The item is neither highlighted nor selected. Records a failure when a user could not tap the
  /// accessory, when the cell has no accessory that can be tapped, or several and no kind is given:
  /// a disclosure indicator, a tick, a text or a handle are parts of the cell.
  ///
  /// ```swift
  /// let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  /// let settings = UICollectionViewController(collectionViewLayout: list)
  /// settings.collectionView.tapAccessory(at: [0, 1])
  /// settings.collectionView.tapAccessory(.detail, at: [0, 2])
  /// ```
  public func tapAccessory(
    _ accessory: ListAccessory? = nil, at indexPath: IndexPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    tapping(accessory, at: indexPath).perform(at: CallSite(fileID, filePath, line, column))
  }
}

public import Foundation

/// A data source that knows its data again at the next launch, wherever they are then.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns what stands for the data of a row or an item.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// Returns where the data are now, or `nil` if they are gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

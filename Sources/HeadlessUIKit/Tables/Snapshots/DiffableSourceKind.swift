import Foundation

/// The common part of both kinds of diffable data sources, where only the words of their failures
/// differ.
@MainActor
struct DiffableSourceKind {
  /// The name of the class.
  let name: String
  /// The view that shows the data, in words.
  let view: String
  /// The name of the turn on which completions are called.
  let turn: StaticString

  static let table = DiffableSourceKind(
    name: "UITableViewDiffableDataSource", view: "table view",
    turn: "UITableViewDiffableDataSource completion")
  static let collection = DiffableSourceKind(
    name: "UICollectionViewDiffableDataSource", view: "collection view",
    turn: "UICollectionViewDiffableDataSource completion")

  /// Reports a provider that has no cell for an item.
  func raiseNoCell<Item>(for item: Item, at path: IndexPath, in shown: UIView, by method: String) {
    ModelException.internalInconsistency.raise(
      "\(name) cell provider returned nil for index path \(path.words) with item identifier "
        + "'\(item)', which is not allowed. You must always return a cell to the \(view): "
        + "\(objectName(shown))", by: "\(name).\(method)")
  }

  /// Reports a data source that its view no longer uses.
  func raiseNotShown(in shown: UIView) {
    let capital = view.prefix(1).uppercased() + view.dropFirst()
    ModelException.internalInconsistency.raise(
      "Attempted to apply updates to a \(view) from a \(name), but the \(view)'s dataSource is not "
        + "the \(name). \(capital): \(objectName(shown))",
      by: "\(name).apply(_:animatingDifferences:)")
  }

  /// Calls a completion on a later turn, or at once where there was nothing to update.
  func finish(_ completion: (() -> Void)?, for shown: UIView?, hasUpdated: Bool) {
    guard let completion else { return }
    guard hasUpdated else { return completion() }
    let application = shown?.hostApplication ?? UIApplication.shared
    application.mainLoop.enqueue(turn) { completion() }
  }
}

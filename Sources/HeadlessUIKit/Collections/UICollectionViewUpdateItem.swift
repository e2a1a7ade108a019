public import Foundation

/// One update of a batch, as a layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  // MARK: Creating an update

  /// Creates an update that changes nothing.
  public override convenience init() { self.init(.none) }

  // MARK: Getting the update

  /// The index path before the update, or `nil` for an insertion.
  ///
  /// The item is `NSNotFound` if the update changes a section.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the update, or `nil` for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The action of the update.
  open var updateAction: Action { action }

  // MARK: Storage

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }
}

extension UICollectionViewUpdateItem {
  /// The action of an update.
  public enum Action: Int, Sendable {
    /// It inserts an item or a section.
    case insert = 0
    /// It deletes an item or a section.
    case delete = 1
    /// It replaces the cell of an item, or a section.
    case reload = 2
    /// It moves an item or a section.
    case move = 3
    case none = 4
  }
}

extension UICollectionViewUpdateItem {
  /// Returns the items of an update; empty if a layout is not told of it.
  static func items(of update: ListUpdates.Update) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    switch update {
    case .deleteSections(let sections):
      return sections.map { UICollectionViewUpdateItem(.delete, before: whole($0)) }
    case .insertSections(let sections):
      return sections.map { UICollectionViewUpdateItem(.insert, after: whole($0)) }
    case .reloadSections(let sections):
      return sections.map {
        UICollectionViewUpdateItem(.reload, before: whole($0), after: whole($0))
      }
    case .moveSection(let section, let target):
      return [UICollectionViewUpdateItem(.move, before: whole(section), after: whole(target))]
    case .deleteRow(let row): return [UICollectionViewUpdateItem(.delete, before: row.indexPath)]
    case .insertRow(let row): return [UICollectionViewUpdateItem(.insert, after: row.indexPath)]
    case .reloadRow(let row):
      return [UICollectionViewUpdateItem(.reload, before: row.indexPath, after: row.indexPath)]
    case .moveRow(let row, let target):
      return [UICollectionViewUpdateItem(.move, before: row.indexPath, after: target.indexPath)]
    case .reconfigureRow: return []
    }
  }
}

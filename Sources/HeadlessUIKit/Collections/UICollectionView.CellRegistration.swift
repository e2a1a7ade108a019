public import Foundation

extension UICollectionView {
  /// How cells for items of a type are made and configured, without an identifier (behaviour 424).
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    /// Creates a registration of a class of cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
      identity = RegistrationIdentity(nib: nil)
    }

    /// Creates a registration of cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      identity = RegistrationIdentity(nib: cellNib)
    }

    private let handler: Handler
    private let identity: RegistrationIdentity

    /// Returns a cell, configured if there is an item.
    func dequeue(
      from collection: UICollectionView, for indexPath: IndexPath, item: Item?
    ) -> Cell {
      identity.check(
        "a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
          + "cell provider", created: "cells", name: "UICollectionViewCellRegistration",
        for: collection, by: "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)")
      let identifier = identity.identifier
      if collection.cellSources[identifier] == nil {
        collection.cellSources[identifier] = identity.nib.map { .nib($0) } ?? .type(Cell.self)
      }
      let dequeued = collection.dequeueReusableCell(
        withReuseIdentifier: identifier, for: indexPath)
      // A nib may hold a cell of another class, or the app may answer another one for `dequeue`.
      let cell = dequeued as? Cell ?? collection.placeholder(Cell.self)
      if let item, !cell.elementMemo.isInert { handler(cell, indexPath, item) }
      return cell
    }
  }
}

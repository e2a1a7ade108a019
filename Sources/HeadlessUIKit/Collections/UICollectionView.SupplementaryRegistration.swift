public import Foundation

extension UICollectionView {
  /// How supplementary views of a kind are made and configured, without an identifier
  /// (behaviour 424).
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    /// Creates a registration of a class of views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      identity = RegistrationIdentity(nib: nil)
    }

    /// Creates a registration of views from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      identity = RegistrationIdentity(nib: supplementaryNib)
    }

    private let elementKind: String
    private let handler: Handler
    private let identity: RegistrationIdentity

    /// Returns a configured view.
    func dequeue(from collection: UICollectionView, for indexPath: IndexPath) -> Supplementary {
      identity.check(
        "a supplementary view using a registration that was created inside "
          + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource supplementary view provider",
        created: "supplementary views", name: "UICollectionViewSupplementaryRegistration",
        for: collection,
        by: "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)")
      let identifier = identity.identifier
      if collection.supplementarySources[elementKind]?[identifier] == nil {
        collection.supplementarySources[elementKind, default: ReuseSources()][identifier] =
          identity.nib.map { .nib($0) } ?? .type(Supplementary.self)
      }
      let dequeued = collection.dequeueReusableSupplementaryView(
        ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
      let view =
        dequeued as? Supplementary
        ?? collection.placeholder(Supplementary.self, .supplementary(elementKind))
      if !view.elementMemo.isInert { handler(view, elementKind, indexPath) }
      return view
    }
  }
}

/// A change of a diffable data source that the user has made.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between all items before and after the change.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The changes of the sections whose items differ.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// - Parameter outlines: The changes of sections whose items lie within each other.
  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    outlines: [NSDiffableDataSourceSectionTransaction<
      SectionIdentifierType, ItemIdentifierType
    >] = []
  ) {
    initialSnapshot = old
    finalSnapshot = new
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
    sectionTransactions = new.sectionIdentifiers.compactMap { section in
      if let outline = outlines.first(where: { $0.sectionIdentifier == section }) {
        return outline
      }
      let before = old.indexOfSection(section) == nil ? [] : old.itemIdentifiers(inSection: section)
      let after = new.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
    }
  }
}

/// The part of a user's change that concerns one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// The section before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The section after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference between the items before and after the change.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    var before = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    before.append(old)
    initialSnapshot = before
    var after = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    after.append(new)
    finalSnapshot = after
    difference = new.difference(from: old)
  }
}

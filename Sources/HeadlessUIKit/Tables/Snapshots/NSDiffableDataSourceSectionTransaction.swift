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

  /// A change of a section whose items do not lie within each other.
  init(
    _ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]
  ) {
    var before = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    before.append(old)
    var after = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    after.append(new)
    self.init(section, from: before, to: after)
  }

  init(
    _ section: SectionIdentifierType,
    from old: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to new: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = old
    finalSnapshot = new
    difference = new.items.difference(from: old.items)
  }
}

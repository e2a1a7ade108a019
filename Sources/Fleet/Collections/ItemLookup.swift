import FailureReporting
import HeadlessUIKit

/// Finds the item that a helper is to do something with, or records why there is none.
@MainActor
struct ItemLookup {
  let collection: UICollectionView
  let path: IndexPath
  let site: CallSite

  /// Performs a gesture on the collection view.
  func perform(_ act: (UIApplication) -> Void) { Gesture.perform(with: collection, at: site, act) }

  /// Records why the user cannot.
  func fail(_ text: FailureText) { text.report(.collectionView, at: site) }

  /// The item, if it is there.
  ///
  /// - Parameters:
  ///   - purpose: What a data source is required for, as the failure says it.
  ///   - mustBeSelectable: Whether the user has to be able to select items.
  func item(to purpose: String, mustBeSelectable: Bool = false) -> TableRow? {
    guard let source = source(for: purpose) else { return nil }
    guard let item = TableRow(path) else {
      fail(CollectionWords.none(named: path))
      return nil
    }
    if mustBeSelectable, !collection.letsUserSelect {
      fail(CollectionWords.notSelectable(item, whileEditing: collection.isEditing, in: collection))
      return nil
    }
    guard hasSection, let count = collection.count(ofSection: item.section) else { return nil }
    guard item.row >= 0, item.row < count else {
      fail(CollectionWords.none(at: item, in: collection))
      return nil
    }
    return isStillThere(item, in: source) ? item : nil
  }

  /// Whether the section is there, or a failure was recorded.
  func hasSection(to purpose: String) -> Bool { source(for: purpose) != nil && hasSection }

  private var hasSection: Bool {
    if collection.count(ofSection: path.section) != nil { return true }
    fail(CollectionWords.noSection(path.section, in: collection))
    return false
  }

  /// The data source, with the collection view laid out, or `nil` after a failure.
  func source(for purpose: String) -> (any UICollectionViewDataSource)? {
    guard let source = collection.dataSource else {
      fail(CollectionWords.noDataSource(to: purpose, in: collection))
      return nil
    }
    collection.layOutForUser()
    collection.loadCountsIfNeeded()
    return source
  }

  /// Whether the data source still has the item: its data may have shrunk without a reload, and then
  /// it would be asked for what it does not have.
  private func isStillThere(_ item: TableRow, in source: any UICollectionViewDataSource) -> Bool {
    let sectionCount = source.numberOfSections(in: collection)
    guard item.section < sectionCount else {
      fail(CollectionWords.lostSection(item.section, ofNow: sectionCount))
      return false
    }
    let count = source.collectionView(collection, numberOfItemsInSection: item.section)
    guard item.row < count else {
      fail(CollectionWords.lost(item, ofNow: count))
      return false
    }
    return true
  }

  // MARK: Reaching the item

  /// The cell of an item, and where a finger goes down on it; otherwise a failure was recorded.
  func reach(_ item: TableRow) -> (cell: UICollectionViewCell, place: TouchedPlace)? {
    guard let cell = collection.lookedAtCell(item) else {
      fail(CollectionWords.notShown(item, in: collection))
      return nil
    }
    var place = cell.touchedMiddle
    if let obstacle = cell.obstacle(at: &place) {
      CollectionWords.touching(item).on(cell).report(obstacle, at: site)
      return nil
    }
    guard !cell.bounds.isEmpty else {
      fail(CollectionWords.withoutSize(item))
      return nil
    }
    return (cell, place)
  }

  /// Lets a finger tap the item, unless something stops it.
  ///
  /// - Returns: What has become of the tap, or `nil` if it was refused.
  func tap(_ item: TableRow, in application: UIApplication) -> RowTap? {
    guard let (cell, place) = reach(item) else { return nil }
    let tap = RowTap()
    application.finger.tap(cell, at: place, for: tap)
    return tap
  }

  /// Records why a tap has not selected the item.
  func expectSelection(of item: TableRow, _ tap: RowTap) {
    switch tap.end {
    case .selected: return
    case .deselected: fail(CollectionWords.deselected(item))
    case .refused(let refusal):
      if let text = CollectionWords.refused(item, refusal, in: collection) { fail(text) }
    case nil: fail(CollectionWords.unreached(item))
    }
  }
}

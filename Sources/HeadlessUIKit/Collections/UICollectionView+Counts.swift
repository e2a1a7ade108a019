import Foundation

extension UICollectionView {
  final func sourceDidChange() {
    list.prefetch = ListPrefetch()
    reloadData()
  }

  /// Returns whether an item exists.
  package final func contains(_ row: ItemPath) -> Bool {
    counts.indices.contains(row.section) && row.row >= 0 && row.row < counts[row.section]
  }

  /// Returns the number of items in a section, or `nil` if there is no such section.
  package final func count(ofSection section: Int) -> Int? {
    counts.indices.contains(section) ? counts[section] : nil
  }

  /// The number of items in each section.
  package final var itemCounts: [Int] {
    loadCountsIfNeeded()
    return counts
  }

  /// Asks for all counts, unless they are known (behaviour 429).
  ///
  /// A data source that reloads the collection view during these questions is not asked again
  /// because of that.
  package final func loadCountsIfNeeded() {
    guard !list.hasLoaded, let asked = askCounts() else { return }
    list.hasLoaded = true
    counts = asked
    dropLostSelection()
  }
}

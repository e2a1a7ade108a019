import Foundation

extension UICollectionView {
  /// How many sections a collection view can have.
  ///
  /// A larger number is a mistake.
  private static let sectionLimit = 10_000_000

  final func sourceDidChange() {
    prefetch = ItemPrefetch()
    reloadData()
  }

  /// Returns whether an item exists.
  package final func contains(_ row: TableRow) -> Bool {
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
    guard !hasLoaded, let asked = askCounts() else { return }
    hasLoaded = true
    counts = asked
  }

  /// Returns the current counts without applying them, or `nil` if they are being asked for
  /// already.
  final func askCounts() -> [Int]? {
    guard !isCounting else { return nil }
    isCounting = true
    defer { isCounting = false }
    guard let source = dataSource else { return [] }
    let count = checked(
      source.numberOfSections(in: self), atMost: Self.sectionLimit, by: "numberOfSections(in:)")
    var asked: [Int] = []
    asked.reserveCapacity(count)
    for section in 0..<count {
      let items = checked(
        source.collectionView(self, numberOfItemsInSection: section), atMost: .max,
        by: "collectionView(_:numberOfItemsInSection:)")
      asked.append(items)
    }
    return asked
  }

  private func checked(_ count: Int, atMost limit: Int, by method: String) -> Int {
    if (0...limit).contains(count) { return count }
    ModelException.internalInconsistency.raise(
      "The data source's \(method) returned \(count).",
      by: "\(objectName(self)), whose data source is \(objectName(of: dataSource))")
    return 0
  }
}

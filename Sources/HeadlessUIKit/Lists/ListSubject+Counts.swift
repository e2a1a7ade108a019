/// How many sections a list can have.
///
/// A larger number is a mistake.
private let sectionLimit = 10_000_000

extension ListSubject {
  /// Returns the current counts without applying them, or `nil` if they are being asked for
  /// already.
  func askCounts() -> [Int]? {
    guard !list.isCounting else { return nil }
    list.isCounting = true
    defer { list.isCounting = false }
    return dataSource.map(counts) ?? []
  }

  /// Asks a data source for all counts (behaviour 92, 429).
  func counts(of source: DataSource) -> [Int] {
    let count = checked(
      sectionCount(of: source), atMost: sectionLimit, by: "numberOfSections(in:)")
    var counts: [Int] = []
    counts.reserveCapacity(count)
    for section in 0..<count {
      let items = self.count(ofSection: section, of: source)
      counts.append(checked(items, atMost: .max, by: Self.names.count))
    }
    if let last = counts.last, last > 0, AppWatch.withholds(.lastRow(of: self)) {
      counts[count - 1] = last - 1
    }
    return counts
  }

  private func checked(_ count: Int, atMost limit: Int, by method: String) -> Int {
    if (0...limit).contains(count) { return count }
    ModelException.internalInconsistency.raise(
      "The data source's \(method) returned \(count).",
      by: "\(objectName(self)), whose data source is \(objectName(of: dataSourceObject))")
    return 0
  }

  /// Returns the item that an index path names, or raises UIKit's exception where it is invalid.
  func item(_ path: IndexPath, by call: @autoclosure () -> String) -> ItemPath? {
    if let item = ItemPath(path) { return item }
    ModelException.internalInconsistency.raise(
      Self.names.invalidPath,
      by: "\(Self.names.list).\(call()), for the path \(Array(path))")
    return nil
  }
}

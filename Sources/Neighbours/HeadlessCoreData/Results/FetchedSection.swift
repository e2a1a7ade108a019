import Foundation

/// A section of fetched results.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  /// The places of its results among all.
  let range: Range<Int>
  private let results: [NSManagedObject]

  init(_ name: String, indexTitle: String?, _ range: Range<Int>, of entries: [FetchedEntry]) {
    self.name = name
    self.indexTitle = indexTitle
    self.range = range
    results = entries[range].map(\.object)
  }

  var numberOfObjects: Int { range.count }

  var objects: [Any]? { results }
}

import Foundation
import Predicates

/// A fetched result, with what it is sorted by.
struct FetchedEntry {
  let object: NSManagedObject
  /// The values of the keys by which results are sorted.
  let values: [PredicateValue]
  let section: String

  /// Whether two states of a result stand at the same place as far as their keys say.
  func isAt(_ other: FetchedEntry) -> Bool {
    section == other.section
      && zip(values, other.values).allSatisfy { $0.isSame(as: $1, []) }
  }
}

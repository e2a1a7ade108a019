import Foundation
import Predicates

extension Array where Element: PHObject {
  /// The elements that options choose, in their order.
  func chosen(by options: PHFetchOptions?) -> Self {
    guard let options else { return self }
    var found =
      options.predicate.map { predicate in filter { predicate.evaluate(with: $0) } } ?? self
    for descriptor in (options.sortDescriptors ?? []).reversed() {
      found = found.enumerated().sorted { one, other in
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: one.offset < other.offset
        }
      }.map(\.element)
    }
    return options.fetchLimit > 0 ? Array(found.prefix(options.fetchLimit)) : found
  }
}

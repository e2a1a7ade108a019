import Foundation
import Predicates

/// A property by which Realm sorts.
public struct SortDescriptor: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The path to the property.
  public let keyPath: String
  /// Whether the least value comes first.
  public let ascending: Bool

  /// Creates a descriptor.
  public init(keyPath: String, ascending: Bool = true) {
    (self.keyPath, self.ascending) = (keyPath, ascending)
  }

  /// Creates a descriptor of a property whose least value comes first.
  public init(stringLiteral value: String) { self.init(keyPath: value) }

  /// Returns the descriptor for the other direction.
  public func reversed() -> SortDescriptor {
    SortDescriptor(keyPath: keyPath, ascending: !ascending)
  }

  /// The path and the direction.
  public var description: String {
    "SortDescriptor(keyPath: \(keyPath), direction: \(ascending ? "ascending" : "descending"))"
  }

  /// Sorts elements; of equal ones, the one that came first stays so.
  static func sort<Element>(
    _ elements: [Element], _ isBefore: (Element, Element) -> Bool
  ) -> [Element] {
    elements.enumerated().sorted { one, other in
      if isBefore(one.element, other.element) { return true }
      return !isBefore(other.element, one.element) && one.offset < other.offset
    }.map(\.element)
  }

  static func sort<Element>(_ elements: [Element], by descriptors: [SortDescriptor]) -> [Element] {
    let orders = descriptors.map { descriptor in
      let keys = descriptor.keyPath.split(separator: ".").map(String.init)
      return (KeyOrder(keys: keys), keys, descriptor.ascending)
    }
    let keyed = elements.map { element in
      (element, orders.map { PredicateValue(element).value(at: $0.1[...]) })
    }
    return sort(keyed) { one, other in
      for (index, (order, _, ascending)) in orders.enumerated() {
        let found = order.order(one.1[index], other.1[index])
        if found != .orderedSame {
          return ascending ? found == .orderedAscending : found == .orderedDescending
        }
      }
      return false
    }.map(\.0)
  }

  static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
    KeyOrder(keys: []).order(PredicateValue(one), PredicateValue(other))
  }
}

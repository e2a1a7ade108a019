import Foundation
import Predicates

/// How a descriptor sorts the objects of an entity.
struct SortedKey {
  /// By which key, if that is known.
  let order: KeyOrder?
  let descriptor: NSSortDescriptor

  init(_ descriptor: NSSortDescriptor, _ entity: NSEntityDescription) {
    self.descriptor = descriptor
    if let order = descriptor.order {
      self.order = order
    } else {
      order = KeyProbe.key(of: descriptor.keyPath, entity).map { KeyOrder(keys: [$0]) }
    }
  }

  func compare(_ one: PredicateValue, _ other: PredicateValue) -> ComparisonResult {
    guard let order else { return .orderedSame }
    return descriptor.ascending ? order.order(one, other) : order.order(other, one)
  }
}

import HeadlessUIKit
package import Predicates

extension XCUIElementQuery: PredicateSubject {
  /// Returns how many elements there are.
  nonisolated package func predicateValue(forKey key: String) -> PredicateValue {
    guard key == "count" || key == "@count" else { return .nothing }
    return MainActor.runUnchecked { PredicateValue(count) }
  }
}

import HeadlessUIKit
package import Predicates

extension XCUIElement: PredicateSubject {
  /// Returns what a suite can ask an element for, by its name.
  nonisolated package func predicateValue(forKey key: String) -> PredicateValue {
    MainActor.runUnchecked { PredicateValue(ElementKeys.value(of: key, self)) }
  }

  /// Returns what a suite can ask an element for, by its name, which may be a path.
  nonisolated package func predicateValue(at keys: [String]) -> PredicateValue {
    predicateValue(forKey: keys.joined(separator: "."))
  }
}

package import Foundation

/// The order of values of a key.
package struct KeyOrder: Sendable {
  package let keys: [String]
  private let words: String.CompareOptions

  package init(keys: [String], _ words: String.CompareOptions = []) {
    self.keys = keys
    self.words = words
  }

  /// Returns the order of two subjects by the values of the key.
  func compare(_ one: PredicateValue, _ other: PredicateValue) -> ComparisonResult {
    order(one.value(at: keys[...]), other.value(at: keys[...]))
  }

  /// Returns the order of two values of the key.
  package func order(_ one: PredicateValue, _ other: PredicateValue) -> ComparisonResult {
    Self.compare(one, other, words)
  }

  /// Returns the order of two values; missing ones come first.
  static func compare(
    _ one: PredicateValue, _ other: PredicateValue, _ words: String.CompareOptions
  ) -> ComparisonResult {
    if one.isNothing || other.isNothing {
      return one.isNothing == other.isNothing
        ? .orderedSame : one.isNothing ? .orderedAscending : .orderedDescending
    }
    return one.order(to: other, words) ?? .orderedSame
  }

  /// Returns what a method of texts pays attention to when it compares them.
  static func words(of selector: String) -> String.CompareOptions {
    switch selector {
    case "caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:": [.caseInsensitive]
    case "localizedStandardCompare:": [.caseInsensitive, .numeric, .diacriticInsensitive]
    default: []
    }
  }

  static func object(at keys: [String], of object: Any) -> Any? {
    PredicateValue(object).value(at: keys[...]).object
  }
}

import Foundation

/// What a predicate looks at: an object whose values are known by their keys.
package protocol PredicateSubject {
  /// Returns the value of a key; `nil` for an unknown key.
  func predicateValue(forKey key: String) -> PredicateValue

  /// Returns the value at the end of keys, one after the other.
  func predicateValue(at keys: [String]) -> PredicateValue

  /// The identity of the subject.
  var predicateIdentity: AnyHashable { get }
}

extension PredicateSubject {
  /// Returns the value at the end of keys, one after the other.
  package func predicateValue(at keys: [String]) -> PredicateValue {
    guard let first = keys.first else { return .subject(self) }
    return predicateValue(forKey: first).value(at: keys.dropFirst())
  }
}

extension PredicateSubject where Self: AnyObject {
  /// The object itself.
  package var predicateIdentity: AnyHashable { ObjectIdentifier(self) }
}

/// A dictionary, which has its values by their keys.
struct DictionarySubject: PredicateSubject {
  let values: [AnyHashable: Any]

  func predicateValue(forKey key: String) -> PredicateValue { PredicateValue(values[key]) }

  var predicateIdentity: AnyHashable { values.mapValues { PredicateValue($0).printed } }
}

/// Any other value of Swift, whose stored properties are read by their names.
///
/// Linux has no key-value coding. What a class only computes cannot be read.
struct MirroredSubject: PredicateSubject {
  let value: Any

  func predicateValue(forKey key: String) -> PredicateValue {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let next = mirror {
      if let child = next.children.first(where: { $0.label == key }) {
        return PredicateValue(child.value)
      }
      mirror = next.superclassMirror
    }
    return .nothing
  }

  var predicateIdentity: AnyHashable {
    if let value = value as? AnyHashable { return value }
    return ObjectIdentifier(value as AnyObject)
  }
}

public import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the value of a key, or of a path of keys.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, words: [])
  }

  /// Creates a descriptor that sorts by the value of a key, as a method of its values compares them.
  ///
  /// The methods compare texts, such as `localizedCaseInsensitiveCompare:`.
  package convenience init(key: String?, ascending: Bool, selectorNamed name: String) {
    self.init(key: key, ascending: ascending, words: KeyOrder.words(of: name))
  }

  /// Creates a descriptor that sorts by the value of a key, as a closure compares them.
  public convenience init(
    key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    let keys = (key ?? "self").split(separator: ".").map(String.init)
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      let (one, other) = (KeyOrder.object(at: keys, of: one), KeyOrder.object(at: keys, of: other))
      return comparator(one ?? NSNull(), other ?? NSNull())
    }
  }

  /// Creates a descriptor that sorts by what a key path leads to.
  ///
  /// Values that are `nil` come first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      KeyOrder.compare(PredicateValue(one), PredicateValue(other), [])
    }
  }

  private convenience init(key: String?, ascending: Bool, words: String.CompareOptions) {
    let order = KeyOrder(keys: (key ?? "self").split(separator: ".").map(String.init), words)
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      if let question = one as? SortQuestion {
        question.order = order
        return .orderedSame
      }
      return order.compare(PredicateValue(one), PredicateValue(other))
    }
  }

  /// The name of the key by which the descriptor sorts, if it was made with one.
  public var key: String? { order?.keys.joined(separator: ".") }

  /// By which key and how the descriptor sorts, if it was made with a key.
  package var order: KeyOrder? {
    let question = SortQuestion()
    guard keyPath == \NSObject.self else { return nil }
    _ = comparator(question, question)
    return question.order
  }
}

/// Asks a descriptor for its order, as what it compares.
private final class SortQuestion: NSObject, PredicateSubject {
  var order: KeyOrder?

  func predicateValue(forKey key: String) -> PredicateValue { .nothing }
}

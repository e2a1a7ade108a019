/// What can be told of the equality of values whose type is not known to have one.
enum Equality {
  /// Whether two values are equal, as far as can be told: what cannot be compared counts as different.
  static func holds<T>(_ one: T, _ other: T) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    if T.self is AnyObject.Type { return (one as AnyObject) === (other as AnyObject) }
    return false
  }

  private static func isEqual<E: Equatable>(_ one: E, _ other: Any) -> Bool {
    (other as? E) == one
  }
}

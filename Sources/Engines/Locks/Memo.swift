/// A dictionary that forgets everything before it would hold more than it may: what it remembers can be
/// worked out again.
///
/// It is public for the reason that `Locked` is.
public struct Memo<Key: Hashable, Value> {
  @usableFromInline var values: [Key: Value] = [:]
  @usableFromInline let limit: Int

  /// Creates a memo of at most so many values.
  @inlinable
  public init(atMost limit: Int) { self.limit = limit }

  /// The value for a key, as long as it is remembered.
  @inlinable
  public subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      if values.count >= limit { values = [:] }
      values[key] = newValue
    }
  }
}

extension Memo: Sendable where Key: Sendable, Value: Sendable {}

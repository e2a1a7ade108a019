/// A value that goes to other threads, though its type does not say that it can.
///
/// Where one is made, a comment proves that no two threads use the value at the same time, or that nothing
/// changes it: the check `structure` asks for that, and counts the places.
public struct Unchecked<Value>: Sendable {
  // Proof: it stands where this was made.
  /// The value.
  nonisolated(unsafe) public var value: Value

  /// Takes a value.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

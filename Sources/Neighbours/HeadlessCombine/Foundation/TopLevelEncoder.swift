/// Something that encodes values.
public protocol TopLevelEncoder<Output> {
  /// What it writes.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

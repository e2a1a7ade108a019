public import Foundation

/// Something that encodes values.
public protocol TopLevelEncoder<Output> {
  /// Its output.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListEncoder: TopLevelEncoder {}

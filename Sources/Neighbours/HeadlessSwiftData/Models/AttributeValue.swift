import Foundation

/// What the store has of an object: values by the names of properties, and identifiers of what a
/// relationship leads to.
typealias ModelRow = [String: Any]

/// Values of attributes, of any type.
enum AttributeValue {
  /// A value as the property's type, which may be another one than it was stored with.
  static func read<Value>(_ stored: Any) -> Value? {
    if let value = stored as? Value { return value }
    guard let stored = stored as? any Encodable, let type = Value.self as? any Decodable.Type
    else { return nil }
    return convert(stored, to: type) as? Value
  }

  /// A value of a type that has the same parts as another one, such as that of an older schema.
  private static func convert(_ value: some Encodable, to type: any Decodable.Type) -> Any? {
    guard let data = try? JSONEncoder().encode([value]) else { return nil }
    func decode<T: Decodable>(_: T.Type) -> Any? {
      (try? JSONDecoder().decode([T].self, from: data))?.first
    }
    return decode(type)
  }

  /// Whether two values are surely the same.
  static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?):
      if let one = one as? AnyHashable, let other = other as? AnyHashable {
        one == other
      } else {
        areSame(one, as: other)
      }
    default: false
    }
  }

  private static func areSame(_ one: Any, as other: Any) -> Bool {
    guard let one = one as? any Equatable else { return false }
    func compare<T: Equatable>(_ one: T) -> Bool { one == other as? T }
    return compare(one)
  }

  /// A value by which objects are told apart; `nil` is no such value.
  static func key(_ value: Any?) -> AnyHashable? {
    guard let value = value as? AnyHashable else { return nil }
    return (value.base as? any OptionalValue)?.isNil == true ? nil : value
  }
}

private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { self == nil }
}

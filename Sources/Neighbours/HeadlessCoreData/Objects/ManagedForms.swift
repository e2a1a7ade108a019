import Foundation

/// The forms in which Swift declares properties, and how stored values take them.
enum ManagedForms {
  /// Returns a stored value in the form that a property is declared with; `nil` where it has none.
  static func form<Value>(
    _ stored: StoredValue, as type: Value.Type, _ object: () -> Any?
  ) -> Value? {
    if ScalarForms.has(type) { return ScalarForms.value(stored, as: type) as? Value }
    if let optional = type as? any OptionalForm.Type {
      if stored == .nothing { return optional.nothing as? Value }
      return optional.wrapped(stored, object) as? Value
    }
    let object = object()
    if let value = object as? Value { return value }
    if let raw = type as? any RawRepresentable.Type { return made(raw, stored, object) as? Value }
    if let objects = object as? NSOrderedSet { return objects.array as? Value }
    return nil
  }

  private static func made<Raw: RawRepresentable>(
    _ type: Raw.Type, _ stored: StoredValue, _ object: Any?
  ) -> Any? {
    form(stored, as: Raw.RawValue.self) { object }.flatMap { Raw(rawValue: $0) }
  }

  /// Returns what a property has that is declared without an optional, where there is no value.
  static func empty<Value>(_ type: Value.Type) -> Value? {
    if let zero = ScalarForms.zero(type) { return zero as? Value }
    if let list = type as? any ExpressibleByArrayLiteral.Type { return emptied(list) as? Value }
    if let raw = type as? any RawRepresentable.Type { return zero(raw) as? Value }
    return nil
  }

  private static func emptied<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> Any {
    [] as List
  }

  private static func zero<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
    empty(Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
  }

  /// Returns what is within optionals, and what enumerations are stored as.
  static func flattened(_ any: Any?) -> Any? {
    guard let any else { return nil }
    if any is NSNull { return nil }
    if let optional = any as? any OptionalForm { return optional.content.flatMap(flattened) }
    if !(any is NSObject), let raw = any as? any RawRepresentable { return raw.rawValue }
    return any
  }
}

/// An optional, of whatever is in it.
protocol OptionalForm {
  static var nothing: Any { get }
  static func wrapped(_ stored: StoredValue, _ object: () -> Any?) -> Any?
  var content: Any? { get }
}

extension Optional: OptionalForm {
  static var nothing: Any { Self.none as Any }

  static func wrapped(_ stored: StoredValue, _ object: () -> Any?) -> Any? {
    ManagedForms.form(stored, as: Wrapped.self, object) as Any
  }

  var content: Any? { self }
}

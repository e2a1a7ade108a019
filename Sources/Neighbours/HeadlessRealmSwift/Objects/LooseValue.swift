import Foundation

/// What stands in a dictionary for a value of a property.
enum LooseValue {
  /// Converts a value to the type of a property; `nil` where it does not fit.
  static func converted<Value>(_ any: Any?, to type: Value.Type) -> Value? {
    if let link = type as? any ObjectLink.Type {
      // Of nothing at all a cast makes an optional, which would fit.
      return self.link(any, link).flatMap { $0 as? Value }
    }
    guard let any, !(any is NSNull) else { return Optional<Any>.none as? Value }
    if let value = any as? Value { return value }
    if let type = type as? any RawRepresentable.Type { return raw(any, type) as? Value }
    return number(any, type)
  }

  private static func link<Link: ObjectLink>(_ any: Any?, _ type: Link.Type) -> Link? {
    guard let any, !(any is NSNull) else { return type.link(to: nil) }
    if let object = any as? RLMObjectBase { return type.link(to: object) }
    // An optional within `Any`.
    if let other = any as? any ObjectLink { return type.link(to: other.linkedObject) }
    return any is [String: Any] || any is [Any] ? type.make(any) : nil
  }

  private static func raw<Value: RawRepresentable>(_ any: Any, _ type: Value.Type) -> Value? {
    converted(any, to: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }

  /// Numbers of any type fit a property that can say them.
  private static func number<Value>(_ any: Any, _ type: Value.Type) -> Value? {
    let number =
      any as? NSNumber ?? (any as? any BinaryInteger).flatMap {
        NSNumber(value: Int64(clamping: $0))
      }
      ?? (any as? any BinaryFloatingPoint).map { NSNumber(value: Double($0)) }
    guard let number else { return nil }
    let whole = Int64(exactly: number.doubleValue)
    let found: Any? =
      switch type {
      case is Bool.Type, is Bool?.Type: number.boolValue
      case is Double.Type, is Double?.Type: number.doubleValue
      case is Float.Type, is Float?.Type: number.floatValue
      case is Int.Type, is Int?.Type: whole.flatMap { Int(exactly: $0) }
      case is Int8.Type, is Int8?.Type: whole.flatMap { Int8(exactly: $0) }
      case is Int16.Type, is Int16?.Type: whole.flatMap { Int16(exactly: $0) }
      case is Int32.Type, is Int32?.Type: whole.flatMap { Int32(exactly: $0) }
      case is Int64.Type, is Int64?.Type: whole
      default: nil
      }
    return found as? Value
  }

  /// Converts an element of an array, which may be a dictionary for an object.
  static func element<Element>(_ any: Any, as type: Element.Type) -> Element? {
    if let element = any as? Element { return element }
    guard let type = type as? RLMObjectBase.Type else { return converted(any, to: Element.self) }
    if let left = any as? MigrationObject { return left.object(of: type) as? Element }
    let object = type.init()
    object.take(any)
    return object as? Element
  }
}

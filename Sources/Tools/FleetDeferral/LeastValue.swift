import FailureReporting
import Foundation
import HeadlessUIKit

/// The value of a type that does the least there is: `nil`, nothing, zero, a new object.
///
/// A type is only known when the app runs: what it conforms to tells what it has.
package enum LeastValue {
  /// Returns the least value of a type, or `nil` if it has none.
  package static func of<Value>(_ type: Value.Type) -> Value? {
    // Out of `Any`, no object becomes an object that holds nothing.
    if let optional = type as? any ExpressibleByNilLiteral.Type { return none(optional) }
    if let value = any(of: type) as? Value { return value }
    if let value = FirstCase.of(type) ?? () as? Value { return value }
    if type == (any Error).self { return LeastError() as? Value }
    return NSObject() as? Value
  }

  /// Returns the least value of a type; where it has none, the process ends.
  package static func orEnd<Value>(_ type: Value.Type) -> Value {
    if let value = of(type) { return value }
    LastWords.say(wordsOfNone(type))
    abort()
  }

  static func wordsOfNone(_ type: Any.Type) -> String {
    "error: \(type) has no least value that could stand for what does not compile."
  }

  private static func none<Optional: ExpressibleByNilLiteral, Value>(
    _: Optional.Type
  ) -> Value? { Optional(nilLiteral: ()) as? Value }

  private static func any(of type: Any.Type) -> Any? {
    if let type = type as? any LeastValued.Type { return type.leastValue }
    if let make = table[ObjectIdentifier(type)] { return make() }
    if let type = type as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) }
    if let type = type as? NSObject.Type {
      return DeferredRun.canMake(type) ? uiKitObject(type) : nil
    }
    return empty(type) ?? zero(type) ?? first(of: type)
  }

  // MARK: What a type conforms to

  /// What holds nothing: a collection, a set, a text.
  private static func empty(_ type: Any.Type) -> Any? {
    func dictionary<Value: ExpressibleByDictionaryLiteral>(_: Value.Type) -> Value { [:] }
    func array<Value: ExpressibleByArrayLiteral>(_: Value.Type) -> Value { [] }
    func text<Value: ExpressibleByStringLiteral>(_: Value.Type) -> Value { "" }
    return switch type {
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: dictionary(type)
    case let type as any ExpressibleByArrayLiteral.Type: array(type)
    case let type as any ExpressibleByStringLiteral.Type: text(type)
    default: nil
    }
  }

  private static func zero(_ type: Any.Type) -> Any? {
    func number<Value: ExpressibleByIntegerLiteral>(_: Value.Type) -> Value { 0 }
    func no<Value: ExpressibleByBooleanLiteral>(_: Value.Type) -> Value { false }
    return switch type {
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any ExpressibleByIntegerLiteral.Type: number(type)
    case let type as any ExpressibleByBooleanLiteral.Type: no(type)
    default: nil
    }
  }

  /// The first case of an enumeration.
  private static func first(of type: Any.Type) -> Any? {
    func first<Value: CaseIterable>(_: Value.Type) -> Any? { Value.allCases.first }
    func raw<Value: RawRepresentable>(_: Value.Type) -> Any? {
      let raws = [LeastValue.of(Value.RawValue.self), 1 as? Value.RawValue]
      return raws.lazy.compactMap(\.self).compactMap(Value.init(rawValue:)).first
    }
    return switch type {
    case let type as any CaseIterable.Type: first(type)
    case let type as any RawRepresentable.Type: raw(type)
    default: nil
    }
  }
}

/// The error that says nothing.
private struct LeastError: Error {}

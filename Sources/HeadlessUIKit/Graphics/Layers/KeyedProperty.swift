import Foundation

/// A property that is set and read by its name.
struct KeyedProperty {
  /// Reads the property; nil if the object is of another class.
  let read: (NSObject) -> Any??
  /// Sets the property, if the object is of its class and the value fits.
  let write: (NSObject, Any?) -> Void

  private init<Object: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value>, _ told: @escaping (Value) -> Any?,
    _ meant: @escaping (Any?) -> Value?
  ) {
    read = { object in (object as? Object).map { told($0[keyPath: path]) } }
    write = { object, value in
      guard let object = object as? Object, let value = meant(value) else { return }
      object[keyPath: path] = value
    }
  }

  /// A property whose values are taken as they are.
  static func value<Object: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> Self {
    Self(path, { $0 }) { $0 as? Value }
  }

  /// A property that may have no value.
  static func optional<Object: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> Self {
    Self(path, { $0 }) { value in
      guard let value, !(value is NSNull) else { return .some(nil) }
      return (value as? Value).map { .some($0) }
    }
  }

  static func number<Object: NSObject>(
    _ path: ReferenceWritableKeyPath<Object, CGFloat>
  ) -> Self { Self(path, { NSNumber(value: Double($0)) }) { number($0).map { CGFloat($0) } } }

  static func double<Object: NSObject>(
    _ path: ReferenceWritableKeyPath<Object, Double>
  ) -> Self { Self(path, { NSNumber(value: $0) }) { number($0) } }

  static func float<Object: NSObject>(
    _ path: ReferenceWritableKeyPath<Object, Float>
  ) -> Self { Self(path, { NSNumber(value: $0) }) { number($0).map { Float($0) } } }

  static func flag<Object: NSObject>(
    _ path: ReferenceWritableKeyPath<Object, Bool>
  ) -> Self { Self(path, { NSNumber(value: $0) }) { number($0).map { $0 != 0 } } }

  /// A number of any type.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

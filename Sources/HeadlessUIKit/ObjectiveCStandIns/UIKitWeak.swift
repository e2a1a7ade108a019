/// Keeps an object without owning it, where all that is known of the object is a protocol.
///
/// With Objective-C a protocol is a type of objects, as a class is, and `Weak<T: AnyObject>` takes it.
/// Swift on Linux takes classes alone, so that `fleet-port` lifts the condition and keeps the object so.
@propertyWrapper
public struct UIKitWeak<Value> {
  private weak var object: AnyObject?

  /// Keeps an object, or nothing.
  public init(wrappedValue: Value?) { object = wrappedValue.map { $0 as AnyObject } }

  /// The object, as long as it lives.
  public var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue.map { $0 as AnyObject } }
  }
}

public import Foundation

extension NSObjectProtocol {
  // MARK: Setting and getting properties by their names

  /// Sets the property with that name.
  ///
  /// The object's class lists it, or it is a property of UIKit's that the model knows by name;
  /// others are reported.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(key, of: self as? NSObject, to: value)
  }

  /// Sets the property at the end of a path.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(path: keyPath, of: self as? NSObject, to: value)
  }

  /// Returns the property with that name.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: key, of: self as? NSObject)
  }

  /// Returns the property at the end of a path.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: keyPath, of: self as? NSObject)
  }
}

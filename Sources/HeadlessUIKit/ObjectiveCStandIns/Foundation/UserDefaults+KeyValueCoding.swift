public import Foundation

// Foundation on Linux has no key-value coding; these classes have it of their own.

extension UserDefaults {
  /// Sets a default, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns a default, as `object(forKey:)` does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension NSMutableDictionary {
  /// Sets an entry, or removes it for `nil`.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}

public import Foundation

// Foundation on Linux has no key-value coding; this class has its own.

extension UserDefaults {
  /// Sets a default, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns a default, as `object(forKey:)` does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

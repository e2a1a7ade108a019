public import Foundation

extension NSMutableDictionary {
  /// Sets an entry, or removes it for `nil`.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}

public import Foundation

extension NSMutableDictionary {
  /// The entry of a key, which Foundation on Linux lets only be read.
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      if let newValue, let key = key as? AnyHashable {
        setObject(newValue, forKey: key)
      } else {
        removeObject(forKey: key)
      }
    }
  }

  /// Sets an entry, or removes it for `nil`.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}

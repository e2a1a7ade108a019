extension UIApplication {
  // MARK: Results of the class itself

  /// Returns whether the class has a method with that name, which is so for `sharedApplication`.
  ///
  /// Code that extensions of an app share with it asks, since extensions have no application.
  nonisolated public static func responds(to selector: Selector?) -> Bool {
    selector?.name == "sharedApplication"
  }

  /// Calls the method of the class with that name.
  @preconcurrency @MainActor @discardableResult
  public static func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    responds(to: selector) ? .passUnretained(shared) : nil
  }

  /// Returns the class's result for that name: the shared application for `sharedApplication`.
  @preconcurrency @MainActor
  public static func value(forKey key: String) -> Any? {
    if responds(to: Selector(key)) { return shared }
    KeyValueCoding.raise("valueForUndefinedKey:", key, of: shared)
    return nil
  }

  /// Returns the value at the end of a path that begins at the class.
  @preconcurrency @MainActor
  public static func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let application = value(forKey: String(keyPath[..<dot])) as? UIApplication
    return application?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }
}

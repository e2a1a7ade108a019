extension UIApplication {
  // MARK: What the class itself answers

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
}

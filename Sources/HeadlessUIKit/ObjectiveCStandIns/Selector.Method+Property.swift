extension Selector.Method {
  /// Returns a property that storyboards set by its name.
  ///
  /// It stands for `@IBOutlet` and `@IBInspectable`. The property is set as code sets it: its
  /// observers run, and it may be weak or private.
  ///
  /// ```swift
  /// final class Form: UIViewController {
  ///   weak var label: UILabel! { didSet { label.textColor = .red } }
  ///
  ///   override class var objectiveCMembers: [Selector.Method] { [.property("label", \Form.label)] }
  /// }
  /// ```
  public static func property<Target: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> Selector.Method {
    var method = Selector.Method(selector: Selector(setterOf: name)) { target, value, _ in
      guard let target = target as? Target, let value: Value = exact(value) else { return .refused }
      target[keyPath: path] = value
      return .answer(nil)
    }
    method.getter = getter(name, path)
    return method
  }

  /// Returns a property that can be read only.
  @_disfavoredOverload
  public static func property<Target: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Target, Value>
  ) -> Selector.Method {
    let getter = getter(name, path)
    var method = Selector.Method(selector: getter.selector, call: getter.call)
    method.getter = getter
    return method
  }

  private static func getter<Target: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Target, Value>
  ) -> (selector: Selector, call: Call) {
    (
      Selector(name),
      { target, _, _ in
        guard let target = target as? Target else { return .refused }
        return .answer(target[keyPath: path])
      }
    )
  }

  /// Returns a value that fits a property; unlike a sender, it is not read as a `Bool`.
  private static func exact<Value>(_ value: Any?) -> Value? {
    if let value { return value as? Value }
    return value as? Value
  }
}

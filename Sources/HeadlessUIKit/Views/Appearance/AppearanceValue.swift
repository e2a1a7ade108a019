import Foundation

/// A value that a proxy can give to the objects of a class.
///
/// There is no record of the values that code has set. So a value counts as set where it differs
/// from an untouched object's.
@MainActor
struct AppearanceValue {
  /// The value of an object; `nil` where its class has no such value.
  let get: (NSObject) -> Any?
  let set: (NSObject, Any) -> Void

  /// A property.
  init<Object: NSObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) {
    get = { ($0 as? Object).map { $0[keyPath: path] as Any } }
    set = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return }
      object[keyPath: path] = value
    }
  }

  /// A value that methods get and set.
  init<Object: NSObject, Value>(
    _ get: @escaping (Object) -> Value, set: @escaping (Object, Value) -> Void
  ) {
    self.get = { ($0 as? Object).map { get($0) as Any } }
    self.set = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return }
      set(object, value)
    }
  }

  /// Values for the states of a control or an item, which are `nil` where they are not set.
  static func forStates<Object: NSObject, Value>(
    _ get: @escaping (Object, UIControl.State) -> Value?,
    _ set: @escaping (Object, Value?, UIControl.State) -> Void
  ) -> [AppearanceValue] {
    [.normal, .highlighted, .disabled, .selected, .focused].map { state in
      AppearanceValue(
        { (object: Object) in
          // A state without its own value returns the normal one.
          let value = get(object, state)
          guard state != .normal, let normal = get(object, .normal) else { return value }
          return value.map { isSame($0, normal) } == true ? nil : value
        },
        set: { set($0, $1, state) })
    }
  }

  // MARK: Comparing

  /// Returns whether two values look the same.
  static func isSame(_ value: Any, _ other: Any) -> Bool {
    guard let value = present(value), let other = present(other) else {
      return present(value) == nil && present(other) == nil
    }
    if let value = value as? [NSAttributedString.Key: Any],
      let other = other as? [NSAttributedString.Key: Any]
    {
      return value.count == other.count
        && value.allSatisfy { key, each in other[key].map { isSame(each, $0) } == true }
    }
    if isLook(value), isLook(other) { return hasSameParts(value, other) }
    guard let value = value as? any Equatable else { return false }
    return equals(value, other)
  }

  private static func equals<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    other as? Value == value
  }

  /// The value that an optional wraps.
  private static func present(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { present($0.value) }
  }

  /// Whether a value is the look of a bar, whose objects are copied.
  private static func isLook(_ value: Any) -> Bool {
    value is UIBarAppearance || value is UIBarButtonItemAppearance
      || value is UIBarButtonItemStateAppearance || value is UITabBarItemAppearance
      || value is UITabBarItemStateAppearance
  }

  private static func hasSameParts(_ value: Any, _ other: Any) -> Bool {
    var parts: Mirror? = Mirror(reflecting: value)
    var otherParts: Mirror? = Mirror(reflecting: other)
    while let own = parts, let others = otherParts {
      guard own.subjectType == others.subjectType, own.children.count == others.children.count,
        zip(own.children, others.children).allSatisfy({ isSame($0.value, $1.value) })
      else { return false }
      parts = own.superclassMirror
      otherParts = others.superclassMirror
    }
    return parts == nil && otherParts == nil
  }
}

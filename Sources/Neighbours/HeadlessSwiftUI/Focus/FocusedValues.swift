/// What the focused view, the views around it and the scene in front say to other views.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key, if something says one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a class, if something says one.
  subscript<Object: AnyObject>(_: FocusedClass<Object>) -> Object? {
    get { values[ObjectIdentifier(Object.self)] as? Object }
    set { values[ObjectIdentifier(Object.self)] = newValue }
  }
}

/// The class of an object that goes with the focus, as a part of a key path.
struct FocusedClass<Object: AnyObject>: Hashable {}

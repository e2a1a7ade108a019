/// Bindings to the properties of an object, by their names.
@dynamicMemberLookup
public struct _ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(location: ObjectLocation(object, path))
  }
}

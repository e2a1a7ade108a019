/// An object that the focused view says, or a view around it, or the scene in front: its changes
/// change the view.
@propertyWrapper @preconcurrency @MainActor
public struct FocusedObject<ObjectType: ObservableObject>: LinkedProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private var object: ObjectType?

  /// Creates a property of the object of a class.
  public nonisolated init() {}

  /// The object, if something says one.
  public var wrappedValue: ObjectType? { object }

  /// Bindings to the properties of the object, if something says one.
  public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

  mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    let watch = FocusWatch.of(node, in: &slot)
    object = watch.values[FocusedClass<ObjectType>()]
    if let object {
      Watch.link(object, &watch.subscription, node)
    } else {
      watch.subscription = nil
    }
  }

  public nonisolated mutating func update() {}
}

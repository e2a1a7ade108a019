/// An object that a view is given, and whose changes change the view.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  nonisolated static var isPartOfValue: Bool { true }

  /// Creates a property with an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a property with an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    Watch.link(wrappedValue, &slot, node)
  }

  public nonisolated mutating func update() {}
}

import Locks

/// An object that is made with the view, lasts as long, and whose changes change the view.
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
  private let make: Unchecked<() -> ObjectType>
  private var object: ObjectType?

  /// Creates a property whose object is made when the view first needs it.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    // Proof: it is called on the main actor alone.
    make = Unchecked(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let object { return object }
    RuntimeIssue.log(
      """
      Accessing StateObject's object without being installed on a View. This will create a new \
      instance each time.
      """)
    return make.value()
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    if slot == nil { slot = Watch(Tracker.outside(make.value), node) }
    object = (slot as? Watch)?.object as? ObjectType
  }

  public nonisolated mutating func update() {}
}

/// An object that a view around has given to all views within it.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private var object: ObjectType?

  nonisolated static var readsEnvironment: Bool { true }

  /// Creates a property that has the object of the views around.
  public nonisolated init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    if let object { return object }
    RuntimeIssue.stop(
      """
      No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
      \(ObjectType.self) may be missing as an ancestor of this view.
      """)
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    object = node.environment.object(ObjectType.self)
    if let object { Watch.link(object, &slot, node) } else { slot = nil }
  }

  func isOutdated(in environment: EnvironmentValues) -> Bool {
    environment.object(ObjectType.self) !== object
  }

  public nonisolated mutating func update() {}
}

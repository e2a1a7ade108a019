/// A name of the view's own, among which the names of views are told apart.
@propertyWrapper
public struct Namespace: LinkedProperty {
  /// What tells a namespace from others.
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier?
  }

  private var object: ObjectIdentifier?

  /// Creates a namespace.
  public init() {}

  /// What tells it from others.
  public var wrappedValue: ID { ID(object: object) }

  @MainActor mutating func link(_ slot: inout AnyObject?, _ node: _AnyNode) {
    let kept = slot ?? NSObject()
    slot = kept
    object = ObjectIdentifier(kept)
  }
}

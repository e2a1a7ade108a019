/// By what the model itself associates values of one kind with objects.
package final class AssociationKey<Value>: Sendable {
  package init() {}

  /// The value of an object.
  package subscript(object: AnyObject) -> Value? {
    get { AssociatedObjects.value(of: object, for: address).flatMap { $0 as? Value } }
    set { AssociatedObjects.set(newValue, .OBJC_ASSOCIATION_RETAIN, of: object, for: address) }
  }

  private var address: UnsafeRawPointer { ObjectEnds.address(of: self) }
}

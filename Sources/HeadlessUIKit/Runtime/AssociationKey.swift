/// The key of the values of one kind that the model itself associates with objects.
@MainActor
final class AssociationKey<Value> {
  /// The value of an object.
  subscript(object: AnyObject) -> Value? {
    get { AssociatedObjects.value(of: object, for: address) as? Value }
    set { AssociatedObjects.set(newValue, .OBJC_ASSOCIATION_RETAIN, of: object, for: address) }
  }

  private var address: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }
}

/// An object that belongs to one other object, and is deleted with it.
open class EmbeddedObject: RLMObjectBase {
  /// Creates an object that belongs to no Realm.
  public required init() { super.init() }
}

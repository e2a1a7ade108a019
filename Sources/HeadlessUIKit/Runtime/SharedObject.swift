/// The one object of a class that the parts of an application share.
@MainActor
final class SharedObject<Object: AnyObject>: ScopedState {
  private var object: Object?

  nonisolated init() {}

  func get(_ make: () -> Object) -> Object {
    if let object { return object }
    let made = make()
    object = made
    return made
  }
}

import Foundation

/// Makes objects of the class that an entity names.
///
/// The initializer is not marked as required, as in Core Data, but has an entry in the class's table.
/// A subclass here declares it as required, and the class is treated as that subclass: the call then
/// reaches the real class's own initializer.
enum ManagedObjectMaker {
  static func make(
    _ entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject {
    make(entity.managedObjectClass, entity, insertInto: context)
  }

  static func make<Object: NSManagedObject>(
    _ type: Object.Type, _ entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> Object {
    laundered(made(type, entity, context))
  }

  // The optimizer, which knows all subclasses of the one below, must not look inside.
  @inline(never)
  @_optimize(none)
  private static func made(
    _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
  ) -> NSManagedObject {
    unsafeBitCast(type, to: MadeManagedObject.Type.self).init(
      entity: entity, insertInto: context)
  }

  @inline(never)
  @_optimize(none)
  private static func laundered<Object: NSManagedObject>(_ object: AnyObject) -> Object {
    Unmanaged<Object>.fromOpaque(Unmanaged.passRetained(object).toOpaque())
      .takeRetainedValue()
  }
}

/// Has the initializer that objects are made with as a required one.
///
/// Were it private, the compiler would know that no class inherits from it, and call it directly.
class MadeManagedObject: NSManagedObject {
  required override init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    super.init(entity: entity, insertInto: context)
  }
}

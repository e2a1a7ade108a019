/// Makes an object of a class that is only known at run time, such as `T(context:)` with
/// `T: NSManagedObject`: Objective-C knows the initializer of each class.
public func uiKitObject<Object: NSManagedObject>(
  _ type: Object.Type, context: NSManagedObjectContext
) -> Object {
  let entity = type.entity(in: context)
  return ManagedObjectMaker.make(
    type, entity ?? NSEntityDescription(), insertInto: entity == nil ? nil : context)
}

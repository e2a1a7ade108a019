import HeadlessCoreData

/// A bird of a model that is made in code.
final class Bird: NSManagedObject, Identifiable {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var kind: String {
    get { managedValue("kind") }
    set { setManagedValue(newValue, "kind") }
  }
  var weight: Int64 {
    get { managedValue("weight") }
    set { setManagedValue(newValue, "weight") }
  }

  @discardableResult
  convenience init(
    _ name: String, _ kind: String, _ weight: Int64, in context: NSManagedObjectContext
  ) {
    self.init(context: context)
    (self.name, self.kind, self.weight) = (name, kind, weight)
  }

  /// Returns a container of birds, in memory.
  static func container() -> NSPersistentContainer {
    let entity = NSEntityDescription()
    entity.name = "Bird"
    entity.managedObjectClassName = "HeadlessCoreDataUITests.Bird"
    entity.properties = [
      attribute("name", .stringAttributeType), attribute("kind", .stringAttributeType),
      attribute("weight", .integer64AttributeType),
    ]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Birds", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    ]
    container.loadPersistentStores { _, _ in }
    container.viewContext.automaticallyMergesChangesFromParent = true
    return container
  }

  private static func attribute(
    _ name: String, _ type: NSAttributeType
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
  }
}

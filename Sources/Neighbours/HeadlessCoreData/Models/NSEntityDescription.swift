public import Foundation

/// What a model says of a kind of objects: their class and properties.
open class NSEntityDescription: NSObject {
  // MARK: Finding entities

  /// Returns the entity with a name in the model of a context.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    guard let model = context.managedObjectModel else {
      CoreDataException.invalidArgument.raise(
        "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity "
          + "name '\(entityName)'", by: "NSEntityDescription.entity(forEntityName:in:)")
      return nil
    }
    return model.entitiesByName[entityName]
  }

  /// Makes an object of the entity with a name, and inserts it.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      CoreDataException.internalInconsistency.raise(
        "+entityForName: could not locate an entity named '\(entityName)' in this model.",
        by: "NSEntityDescription.insertNewObject(forEntityName:into:)")
      return NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }
    return ManagedObjectMaker.make(entity, insertInto: context)
  }

  // MARK: Describing an entity

  /// The entity's name.
  open var name: String?

  /// The name of the class of its objects.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { foundClass = nil }
  }

  /// The model that has the entity.
  open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }

  /// Whether only entities that inherit from this one have objects.
  open var isAbstract = false

  /// Further entries of the model, by key.
  open var userInfo: [AnyHashable: Any]?

  /// The name of the entity in the model before this one.
  open var renamingIdentifier: String?

  /// The name that makes versions of an entity differ that are alike else.
  open var versionHashModifier: String?

  /// What stores must agree on to be read with the model.
  open var versionHash: Data { Data(signature.utf8) }

  // MARK: Inheritance

  /// The entities that inherit from this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in oldValue where entity.superentity === self { entity.superentity = nil }
      for entity in subentities { entity.superentity = self }
    }
  }

  /// The entities that inherit from this one, by name.
  open var subentitiesByName: [String: NSEntityDescription] { byName(subentities) { $0.name } }

  /// The entity that this one inherits from.
  open internal(set) weak var superentity: NSEntityDescription? { didSet { forgetLayout() } }

  /// Returns whether the entity is another one, or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  // MARK: Properties

  /// All properties, inherited ones first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
      ownProperties = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in ownProperties { property.entity = self }
      forgetLayout()
    }
  }

  /// All properties by name.
  open var propertiesByName: [String: NSPropertyDescription] { byName(properties) { $0.name } }

  /// All attributes by name.
  open var attributesByName: [String: NSAttributeDescription] {
    byName(properties.compactMap { $0 as? NSAttributeDescription }) { $0.name }
  }

  /// All relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    byName(properties.compactMap { $0 as? NSRelationshipDescription }) { $0.name }
  }

  /// Returns the relationships that lead to an entity.
  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  /// The properties, or lists of them, of which no two objects have the same values.
  open var uniquenessConstraints: [[Any]] = [] { didSet { forgetLayout() } }

  /// The indexes of the entity.
  open var indexes: [NSFetchIndexDescription] = []

  // MARK: The model

  weak var model: NSManagedObjectModel?
  /// The properties that are not inherited.
  private(set) var ownProperties: [NSPropertyDescription] = []
  private var foundLayout: EntityLayout?
  private var foundClass: NSManagedObject.Type?

  private func byName<Value>(_ values: [Value], _ name: (Value) -> String?) -> [String: Value] {
    values.reduce(into: [:]) { $0[name($1) ?? ""] = $1 }
  }

  /// The entity from which this one, and all others with the same numbers of rows, inherit.
  var root: NSEntityDescription { superentity?.root ?? self }

  /// The places of the properties in rows.
  var layout: EntityLayout {
    if let foundLayout { return foundLayout }
    let layout = EntityLayout(self)
    foundLayout = layout
    return layout
  }

  private func forgetLayout() {
    foundLayout = nil
    for entity in subentities { entity.forgetLayout() }
  }

  /// The entity and all that inherit from it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The class of the entity's objects.
  var managedObjectClass: NSManagedObject.Type {
    if let foundClass { return foundClass }
    let found = ManagedClasses.find(self)
    foundClass = found
    return found
  }

  /// Tells two versions of the entity apart.
  var signature: String {
    let properties = properties.map(\.signature).sorted().joined(separator: ";")
    return "\(name ?? "")|\(isAbstract)|\(superentity?.name ?? "")|\(versionHashModifier ?? "")"
      + "|\(properties)"
  }
}

extension NSEntityDescription {
  /// Whether the entity inherits from one of that name.
  func isDescendant(of name: String) -> Bool {
    superentity.map { $0.name == name || $0.isDescendant(of: name) } ?? false
  }
}

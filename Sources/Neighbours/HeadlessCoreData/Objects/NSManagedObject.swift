public import Foundation
import HeadlessUIKit

/// An object that a context manages: it has the values of its entity's properties.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  // MARK: Creating an object

  /// Creates an object, and inserts it into a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    let birth = context?.takeBirth()
    objectID =
      birth ?? NSManagedObjectID(entity, number: TemporaryNumbers.take(), store: nil)
    values = birth == nil ? entity.layout.defaults : []
    status = birth == nil ? [] : .fault
    super.init()
    if birth != nil {
      managedObjectContext = context
    } else {
      context?.insertNew(self)
    }
  }

  /// Creates an object of the entity that has this class, and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    let entity = Self.entity(in: moc)
    self.init(entity: entity ?? NSEntityDescription(), insertInto: entity == nil ? nil : moc)
  }

  /// The entity of a context's model that has this class; Core Data raises without one.
  static func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
    if let entity = context.managedObjectModel?.entity(of: Self.self) { return entity }
    CoreDataException.invalidArgument.raise(
      "An NSManagedObject of class '\(ManagedClasses.name(of: Self.self))' must have a valid "
        + "NSEntityDescription.", by: "NSManagedObject(context:)",
      details: context.managedObjectModel.map { model in
        "Entities of the model: \(model.entitiesByName.keys.sorted().joined(separator: ", "))"
      } ?? "The context has no persistent store coordinator.")
    return nil
  }

  /// Creates an object without an entity, which has no properties; Core Data logs that it is wrong.
  public override convenience init() {
    CoreDataException.warn(
      "Failed to call designated initializer on NSManagedObject class "
        + "'\(ManagedClasses.name(of: Self.self))'", by: "NSManagedObject()",
      details: "Make it with init(context:) or init(entity:insertInto:).")
    self.init(entity: NSEntityDescription(), insertInto: nil)
  }

  // MARK: Finding the entity

  /// Returns the entity that has this class, in the model that was loaded last.
  open class func entity() -> NSEntityDescription {
    LoadedModels.current.entity(of: self) ?? NSEntityDescription()
  }

  /// Returns a request for all objects of this class.
  // What a class declares of its own type by this name comes first, as in Core Data, where this one
  // comes from Objective-C.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.plan.managedClass = self
    return request
  }

  // MARK: Identity

  /// The entity.
  public let entity: NSEntityDescription

  /// What identifies the object: another one once it is saved for the first time.
  public internal(set) var objectID: NSManagedObjectID

  /// The context that manages the object.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  // MARK: State

  /// Whether the object was inserted and not saved yet.
  public var isInserted: Bool { status.contains(.inserted) && !status.contains(.deleted) }

  /// Whether a value was set that is not saved yet.
  public var isUpdated: Bool {
    status.contains(.updated) && status.isDisjoint(with: [.inserted, .deleted])
  }

  /// Whether the object is to be deleted when its context is saved.
  public var isDeleted: Bool { status.contains(.deleted) }

  /// Whether something is not saved yet.
  public var hasChanges: Bool { !status.isDisjoint(with: [.inserted, .updated, .deleted]) }

  /// Whether something is not saved yet that is not transient.
  open var hasPersistentChangedValues: Bool {
    changedPlaces.contains { !entity.layout.properties[$0].isTransient }
  }

  /// Whether the values are yet to be read.
  public var isFault: Bool { status.contains(.fault) }

  /// Zero, or another number while the object is made or read.
  open var faultingState: Int { 0 }

  /// Returns whether the objects of a relationship are yet to be read.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    guard !isFault, let place = entity.layout.places[key] else { return true }
    return values[place].references.contains { managedObjectContext?.registered($0) == nil }
  }

  /// Returns the identifiers of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    entity.layout.places[key].map { stored(at: $0).references } ?? []
  }

  // MARK: What subclasses are told

  /// Called when values were read.
  open func awakeFromFetch() {}
  /// Called when the object was made and inserted.
  open func awakeFromInsert() {}
  /// Called before changes are saved.
  open func willSave() {}
  /// Called after changes were saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before values are given up, to be read again.
  open func willTurnIntoFault() {}
  /// Called after values were given up, to be read again.
  open func didTurnIntoFault() {}

  // MARK: Values by key

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }

  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let place = place(of: key, "setValue:forUndefinedKey:") else { return }
    set(value, at: place)
  }

  /// Returns the value at the end of a path.
  open func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard keys.count > 1 else { return value(forKey: keyPath) }
    return KeyPathValues.value(of: self, keys[...])
  }

  /// Sets the value at the end of a path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last, keys.count > 1 else { return setValue(value, forKey: keyPath) }
    let owner = KeyPathValues.value(of: self, keys.dropLast()) as? NSManagedObject
    owner?.setValue(value, forKey: last)
  }

  /// Sets values by the names of properties.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns values by the names of properties.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// Returns the value of a property, without telling observers.
  open func primitiveValue(forKey key: String) -> Any? {
    guard let place = place(of: key, "valueForUndefinedKey:") else {
      return key == "objectID" ? objectID : nil
    }
    return object(at: place)
  }

  /// Sets the value of a property, without telling observers.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let place = place(of: key, "setValue:forUndefinedKey:"),
      let stored = stored(value, at: place)
    else { return }
    if isFault { fire() }
    managedObjectContext?.willChange(self)
    values[place] = stored
  }

  /// Called before a value is read.
  open func willAccessValue(forKey key: String?) { if isFault { fire() } }
  /// Called after a value was read.
  open func didAccessValue(forKey key: String?) {}
  /// Called before a value is set.
  open func willChangeValue(forKey key: String) { if isFault { fire() } }
  /// Called after a value was set.
  open func didChangeValue(forKey key: String) { managedObjectContext?.didChange(self) }

  // MARK: Changes

  /// Returns the values that differ from the saved ones.
  open func changedValues() -> [String: Any] {
    changedPlaces.reduce(into: [:]) { changed, place in
      changed[entity.layout.properties[place].name] = object(at: place) ?? NSNull()
    }
  }

  /// Returns the values that differ from the saved ones.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// Returns the values as they were saved; `nil` stands for all properties.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    guard !isInserted else { return [:] }
    if isFault { fire() }
    let layout = entity.layout
    return (keys ?? layout.properties.map(\.name)).reduce(into: [:]) { committed, key in
      guard let place = layout.places[key] else { return }
      let value = row.map { $0.values[place] } ?? .nothing
      committed[key] = object(of: value, at: place) ?? NSNull()
    }
  }

  // MARK: Validation

  /// Throws what keeps a new object from being saved.
  open func validateForInsert() throws { try ObjectValidation(self).validateAll() }

  /// Throws what keeps changes from being saved.
  open func validateForUpdate() throws { try ObjectValidation(self).validateAll() }

  /// Throws what keeps the object from being deleted.
  open func validateForDelete() throws { try ObjectValidation(self).validateDeletion() }

  // MARK: Describing the object

  /// The object as Core Data prints it.
  open override var description: String {
    let data = isFault ? "<fault>" : ObjectWords.data(of: self)
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(data))"
  }

  // MARK: The model

  struct Status: OptionSet {
    let rawValue: UInt8

    static let inserted = Status(rawValue: 1)
    static let updated = Status(rawValue: 2)
    static let deleted = Status(rawValue: 4)
    static let fault = Status(rawValue: 8)
    /// Its delete rules have been followed.
    static let propagated = Status(rawValue: 16)
  }

  var status: Status
  /// The values at the places of properties; none of a fault.
  var values: [StoredValue]
  /// The row as it was last read of the store, or saved.
  var row: StoredRow?
  /// Where the object stands among the changed objects of its context.
  var changeNumber = 0
  /// Notes which values are read of an object that was made for nothing else.
  var probe: KeyProbe?
  /// Is told before a value changes.
  package var audience: (any ObjectAudience)?
  /// The objects that it refers to, as long as no context knows them.
  var companions: [NSManagedObjectID: NSManagedObject] = [:]
}

/// Passes on that an object is about to change.
package protocol ObjectAudience: AnyObject {
  /// Tells that the object is about to change.
  func send()
}

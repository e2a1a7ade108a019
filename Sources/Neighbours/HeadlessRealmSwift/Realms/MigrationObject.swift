/// An object in a migration, whose values are found by their names.
public final class MigrationObject: RealmCollectionValue, CustomStringConvertible {
  private(set) var values: [String: Any]
  private(set) var changed: [String: Any] = [:]
  var isDeleted = false
  /// What has become of it, which all that lead to it have.
  private var made: RLMObjectBase?

  init(_ values: [String: Any]) { self.values = values }

  /// The object of a class that it becomes.
  func object(of type: RLMObjectBase.Type) -> RLMObjectBase {
    if let made { return made }
    let object = type.init()
    made = object
    object.take(values)
    return object
  }

  /// Whether both are one object.
  public static func == (one: MigrationObject, other: MigrationObject) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A value by its name; dictionaries of objects are a list.
  public subscript(key: String) -> Any? {
    get {
      if let objects = values[key] as? [[String: Any]], !objects.isEmpty {
        let list = List<MigrationObject>()
        list.append(objectsIn: objects.map { MigrationObject($0) })
        values[key] = list
      }
      return values[key]
    }
    set {
      values[key] = newValue
      changed[key] = .some(newValue as Any)
    }
  }

  /// The values by their names.
  public var description: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value);" }.joined(separator: "\n")
  }
}

/// An object whose values are found by their names.
public typealias DynamicObject = MigrationObject

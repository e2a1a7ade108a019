/// A property of an object that is kept in a Realm.
///
/// ```swift
/// class Dog: Object {
///   @Persisted(primaryKey: true) var _id: ObjectId
///   @Persisted var name = ""
///   @Persisted var owner: Person?
/// }
/// ```
@propertyWrapper
public struct Persisted<Value: _Persistable>: PropertyHolder {
  private let box: PropertyBox<Value>

  var part: any PropertyPart { box.part }

  /// The value of the property.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// Creates a property with the least value of its type.
  public init() { self.init(wrappedValue: ._rlmDefault) }

  /// Creates a property with a value.
  public init(wrappedValue: Value) { box = PropertyBox(wrappedValue) }

  /// Creates a property with a value; an index changes nothing here.
  public init(wrappedValue: Value, indexed: Bool) { box = PropertyBox(wrappedValue) }

  /// Creates a property with a value, which may identify the object.
  public init(wrappedValue: Value, primaryKey: Bool) {
    box = PropertyBox(wrappedValue, isPrimaryKey: primaryKey)
  }

  /// Creates a property with the least value of its type; an index changes nothing here.
  public init(indexed: Bool) { self.init() }

  /// Creates a property with the least value of its type, which may identify the object.
  public init(primaryKey: Bool) { self.init(wrappedValue: ._rlmDefault, primaryKey: primaryKey) }
}

extension Persisted {
  /// Creates a property that leads to the objects whose property of that name leads here.
  public init<Element>(originProperty: String) where Value == LinkingObjects<Element> {
    self.init(wrappedValue: LinkingObjects(fromType: Element.self, property: originProperty))
  }
}

extension Persisted: Decodable where Value: Decodable {
  /// Creates a property of a decoded value.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
  }
}

extension Persisted: Encodable where Value: Encodable {
  /// Encodes the value of the property.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes an optional property, which may be absent.
  public func decode<Value: Decodable>(
    _ type: Persisted<Value?>.Type, forKey key: Key
  ) throws -> Persisted<Value?> {
    Persisted(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

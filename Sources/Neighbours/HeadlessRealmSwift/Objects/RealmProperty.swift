/// An optional value of an object whose other properties are `@objc dynamic`.
public final class RealmProperty<Value>: PropertyHolder {
  private let box: PropertyBox<Value>

  var part: any PropertyPart { box }

  /// The value of the property.
  public var value: Value {
    get { box.value }
    set { box.value = newValue }
  }

  /// Creates a property without a value.
  public init() where Value: _Persistable { box = PropertyBox(._rlmDefault) }

  /// Creates a property with a value.
  public init(value: Value) { box = PropertyBox(value) }
}

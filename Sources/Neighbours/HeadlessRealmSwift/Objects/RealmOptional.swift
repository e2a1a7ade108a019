/// An optional value, as versions of Realm before 10 have it.
public final class RealmOptional<Value>: PropertyHolder {
  private let box: PropertyBox<Value?>

  var part: any PropertyPart { box }

  /// The value of the property.
  public var value: Value? {
    get { box.value }
    set { box.value = newValue }
  }

  /// Creates a property with a value, or without one.
  public init(_ value: Value? = nil) { box = PropertyBox(value) }
}

import FailureReporting
public import Foundation
package import Predicates

/// What all objects of Realm's have in common.
open class RLMObjectBase: NSObject, RealmCollectionValue, ThreadConfined {
  /// The place in a store; objects that stand for the same row have one.
  var row: ObjectRow?
  private var knownParts: [any PropertyPart]?
  /// Whether it is as it was at some time.
  public internal(set) var isFrozen = false

  /// Creates an object that belongs to no Realm.
  public required override init() { super.init() }

  /// Creates an object with the values of a dictionary, an array or another object.
  public convenience init(value: Any) {
    self.init()
    take(value)
  }

  /// The name of a property that identifies objects of the class.
  open class func primaryKey() -> String? { nil }

  /// The names of properties that are not kept.
  open class func ignoredProperties() -> [String] { [] }

  /// The names of properties that are searched quickly, which changes nothing here.
  open class func indexedProperties() -> [String] { [] }

  /// The names that properties have in a file on a device.
  open class func propertiesMapping() -> [String: String] { [:] }

  /// Whether every Realm has objects of the class.
  open class func shouldIncludeInDefaultSchema() -> Bool { true }

  /// The name of the class.
  public final class func className() -> String {
    let name = String(describing: self)
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  // MARK: Properties

  /// The parts of all properties, which are looked up when one is first needed by its name.
  final var parts: [any PropertyPart] {
    if let knownParts { return knownParts }
    let found = findParts()
    knownParts = found
    return found
  }

  private func findParts() -> [any PropertyPart] {
    let ignored = Set(Self.ignoredProperties())
    var classes: [[any PropertyPart]] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let next = mirror, next.subjectType != RLMObjectBase.self {
      classes.append(
        next.children.compactMap { child in
          guard let label = child.label, let holder = child.value as? any PropertyHolder else {
            return nil
          }
          // A wrapped property is stored with an underscore before its name.
          let isWrapped = !(child.value is any PropertyPart) && label.first == "_"
          let name = isWrapped ? String(label.dropFirst()) : label
          guard !ignored.contains(name) else { return nil }
          let part = holder.part
          part.place = PropertyPlace(name: name, owner: self)
          return part
        })
      mirror = next.superclassMirror
    }
    return classes.reversed().flatMap(\.self)
  }

  final func part(named name: String) -> (any PropertyPart)? {
    parts.first { $0.place.name == name }
  }

  /// The values of the properties, by their names.
  final var values: [String: Any] {
    let pairs = parts.compactMap { part in part.content.map { (part.place.name, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// What identifies the object, if its class says so.
  final var keyPart: (any PropertyPart)? {
    if let name = Self.primaryKey() { return part(named: name) }
    return parts.first(where: \.isPrimaryKey)
  }

  /// Takes the values of a dictionary, an array in the order of the properties, or another object.
  final func take(_ value: Any) {
    switch value {
    case let values as [String: Any]:
      for (name, value) in values.sorted(by: { $0.key < $1.key }) { take(value, for: name) }
    case let values as [Any]:
      for (part, value) in zip(parts.filter { !$0.isComputed }, values) {
        take(value, for: part.place.name)
      }
    case let object as RLMObjectBase:
      for part in object.parts { take(part.content, for: part.place.name) }
    default:
      RealmIssue.raise(
        "Invalid value '\(value)' to initialize object of type '\(Self.className())'")
    }
  }

  /// A key that is no property of the class is passed over.
  private func take(_ value: Any?, for name: String) {
    guard let part = part(named: name), !part.take(value) else { return }
    RealmIssue.raise(
      "Invalid value '\(value.map { "\($0)" } ?? "nil")' for property '\(Self.className()).\(name)'"
    )
  }

  // MARK: Key-value coding

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? { part(named: key)?.content }

  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) {
    guard part(named: key) != nil else {
      RealmIssue.raise(
        "this class is not key value coding-compliant for the key \(key).",
        name: "NSUnknownKeyException")
      return
    }
    take(value, for: key)
  }

  /// The value of a property.
  public final subscript(key: String) -> Any? {
    get { value(forKey: key) }
    set { setValue(newValue, forKey: key) }
  }

  // MARK: Being an object of a Realm

  /// The Realm that the object is kept in.
  public final var realm: Realm? {
    guard let row, !row.isInvalidated else { return nil }
    return row.store.map { Realm($0) }
  }

  /// Whether the object was deleted.
  public final var isInvalidated: Bool { row?.isInvalidated ?? false }

  /// What is told of its class and its properties.
  public final var objectSchema: ObjectSchema { ObjectSchema(of: self) }

  /// Whether both stand for the same object of a Realm.
  public final func isSameObject(as object: RLMObjectBase?) -> Bool {
    object === self || row != nil && row === object?.row
  }

  /// Returns an object with the values of now; objects that it leads to are not frozen.
  public final func freeze() -> Self {
    guard !isFrozen else { return self }
    let frozen = Self()
    frozen.take(self)
    frozen.row = row
    frozen.isFrozen = true
    return frozen
  }

  /// Returns the object that changes.
  public final func thaw() -> Self? { isFrozen ? row?.object as? Self : self }

  open override func isEqual(_ object: Any?) -> Bool {
    isSameObject(as: object as? RLMObjectBase)
  }

  open override var hash: Int {
    row.map { ObjectIdentifier($0).hashValue } ?? ObjectIdentifier(self).hashValue
  }

  /// The properties with their values.
  open override var description: String {
    guard !isInvalidated else { return "[invalid object]" }
    let lines = parts.map { part in
      let words =
        switch part.content {
        case nil: "(null)"
        case let objects as [RLMObjectBase]: "\(objects.count) objects"
        case let object as RLMObjectBase: "\(type(of: object).className())"
        case .some(let value): "\(value)"
        }
      return "\t\(part.place.name) = \(words);\n"
    }
    return "\(Self.className()) {\n\(lines.joined())}"
  }
}

extension RLMObjectBase: PredicateSubject {
  package func predicateValue(forKey key: String) -> PredicateValue {
    if let part = part(named: key) { return PredicateValue(part.content) }
    guard key.lowercased() != "self" else { return .subject(self) }
    RealmIssue.raise(
      "Property '\(key)' not found in object of type '\(Self.className())'",
      name: "Invalid property name")
    return .nothing
  }

  package var predicateIdentity: AnyHashable {
    row.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self)
  }
}

/// What all objects of Realm's have in common.
public typealias ObjectBase = RLMObjectBase

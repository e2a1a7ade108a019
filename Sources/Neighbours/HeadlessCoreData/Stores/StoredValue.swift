import Foundation
import Predicates

/// The value of a property, as rows have it.
enum StoredValue: Hashable, Sendable {
  case nothing
  case integer(Int64)
  case double(Double)
  /// Seconds since 2001.
  case date(Double)
  case text(String)
  case decimal(Decimal)
  case data(Data)
  case uuid(UUID)
  case url(URL)
  /// A value that a transformer makes data of.
  case object(StoredObject)
  case one(NSManagedObjectID)
  case many(Set<NSManagedObjectID>)
  case ordered([NSManagedObjectID])

  /// What a relationship has that leads to no object.
  static func empty(_ relationship: NSRelationshipDescription) -> StoredValue {
    relationship.isToMany ? relationship.isOrdered ? .ordered([]) : .many([]) : .nothing
  }

  /// Creates the value of an attribute, or `nil` where it is of another type.
  init?(_ any: Any, for attribute: NSAttributeDescription) {
    let made: StoredValue? =
      switch attribute.attributeType {
      case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
        .booleanAttributeType:
        Self.number(any).map { .integer($0.int64Value) }
      case .doubleAttributeType, .floatAttributeType:
        Self.number(any).map { .double($0.doubleValue) }
      case .decimalAttributeType: Self.number(any).map { .decimal($0.decimalValue) }
      case .dateAttributeType: (any as? Date).map { .date($0.timeIntervalSinceReferenceDate) }
      case .stringAttributeType: (any as? String).map(Self.text)
      case .binaryDataAttributeType: (any as? Data).map(Self.data)
      case .UUIDAttributeType: (any as? UUID).map(Self.uuid)
      case .URIAttributeType: (any as? URL).map(Self.url)
      case .objectIDAttributeType: (any as? NSManagedObjectID).map(Self.one)
      case .transformableAttributeType, .undefinedAttributeType: .object(StoredObject(any))
      }
    guard let made else { return nil }
    self = made
  }

  private static func number(_ any: Any) -> NSNumber? {
    switch any {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let number as Decimal: NSDecimalNumber(decimal: number)
    case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
    case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
    default: nil
    }
  }

  /// The value as Core Data gives it for an attribute.
  func object(of attribute: NSAttributeDescription?) -> Any? {
    switch self {
    case .nothing: nil
    case .integer(let number):
      attribute?.attributeType == .booleanAttributeType
        ? NSNumber(value: number != 0) : NSNumber(value: number)
    case .double(let number):
      attribute?.attributeType == .floatAttributeType
        ? NSNumber(value: Float(number)) : NSNumber(value: number)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .text(let text): text
    case .decimal(let number): NSDecimalNumber(decimal: number)
    case .data(let data): data
    case .uuid(let uuid): uuid
    case .url(let url): url
    case .object(let object): object.value
    case .one(let id): id
    case .many(let ids): ids
    case .ordered(let ids): ids
    }
  }

  /// The value as predicates compare it, where it is no relationship.
  var compared: PredicateValue {
    switch self {
    case .nothing, .many, .ordered: .nothing
    case .integer(let number): .integer(number)
    case .double(let number): .double(number)
    case .date(let seconds): .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .text(let text): .text(text)
    case .decimal(let number): .decimal(number)
    case .data(let data): .data(data)
    case .uuid(let uuid): .uuid(uuid)
    case .url(let url): .url(url)
    case .object(let object): PredicateValue(object.value)
    case .one(let id): .subject(id)
    }
  }

  // MARK: Relationships

  /// The objects that a relationship leads to, in their order, if they have one.
  var references: [NSManagedObjectID] {
    switch self {
    case .one(let id): [id]
    case .many(let ids): ids.sorted { ($0.number, $0.entityName) < ($1.number, $1.entityName) }
    case .ordered(let ids): ids
    default: []
    }
  }

  /// The objects that a relationship leads to.
  var referenceSet: Set<NSManagedObjectID> {
    if case .many(let ids) = self { ids } else { Set(references) }
  }

  /// Whether a relationship leads to an object.
  func refers(to id: NSManagedObjectID) -> Bool {
    switch self {
    case .one(let own): own == id
    case .many(let ids): ids.contains(id)
    case .ordered(let ids): ids.contains(id)
    default: false
    }
  }

  /// Lets a relationship lead to an object, too, or instead of another one.
  mutating func add(_ id: NSManagedObjectID) {
    let isToMany = changeMany {
      $0.insert(id)
    } orOrdered: {
      if !$0.contains(id) { $0.append(id) }
    }
    if !isToMany { self = .one(id) }
  }

  /// Lets a relationship lead to an object no longer.
  mutating func remove(_ id: NSManagedObjectID) {
    let isToMany = changeMany {
      $0.remove(id)
    } orOrdered: {
      $0.removeAll { $0 == id }
    }
    if !isToMany, case .one(id) = self { self = .nothing }
  }

  /// Changes the objects of a relationship in place, and returns whether it leads to many.
  private mutating func changeMany(
    _ change: (inout Set<NSManagedObjectID>) -> Void,
    orOrdered changeOrdered: (inout [NSManagedObjectID]) -> Void
  ) -> Bool {
    switch self {
    case .many(var ids):
      // Else the set would be copied.
      self = .nothing
      change(&ids)
      self = .many(ids)
    case .ordered(var ids):
      self = .nothing
      changeOrdered(&ids)
      self = .ordered(ids)
    default: return false
    }
    return true
  }

  /// Returns the value with other identifiers in the place of some.
  func replacing(_ ids: [NSManagedObjectID: NSManagedObjectID]) -> StoredValue {
    switch self {
    case .one(let id): .one(ids[id] ?? id)
    case .many(let own): .many(Set(own.map { ids[$0] ?? $0 }))
    case .ordered(let own): .ordered(own.map { ids[$0] ?? $0 })
    default: self
    }
  }
}

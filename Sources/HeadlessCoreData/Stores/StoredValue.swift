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
  /// What a transformer makes data of.
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
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType:
      guard let number = Self.number(any) else { return nil }
      self = .integer(number.int64Value)
    case .doubleAttributeType, .floatAttributeType:
      guard let number = Self.number(any) else { return nil }
      self = .double(number.doubleValue)
    case .decimalAttributeType:
      guard let number = Self.number(any) else { return nil }
      self = .decimal(number.decimalValue)
    case .dateAttributeType:
      guard let date = any as? Date else { return nil }
      self = .date(date.timeIntervalSinceReferenceDate)
    case .stringAttributeType:
      guard let text = any as? String else { return nil }
      self = .text(text)
    case .binaryDataAttributeType:
      guard let data = any as? Data else { return nil }
      self = .data(data)
    case .UUIDAttributeType:
      guard let uuid = any as? UUID else { return nil }
      self = .uuid(uuid)
    case .URIAttributeType:
      guard let url = any as? URL else { return nil }
      self = .url(url)
    case .objectIDAttributeType:
      guard let id = any as? NSManagedObjectID else { return nil }
      self = .one(id)
    case .transformableAttributeType, .undefinedAttributeType:
      self = .object(StoredObject(any))
    }
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
    switch self {
    case .many(var ids):
      // Else the set would be copied.
      self = .nothing
      ids.insert(id)
      self = .many(ids)
    case .ordered(var ids):
      self = .nothing
      if !ids.contains(id) { ids.append(id) }
      self = .ordered(ids)
    default: self = .one(id)
    }
  }

  /// Lets a relationship lead to an object no longer.
  mutating func remove(_ id: NSManagedObjectID) {
    switch self {
    case .many(var ids):
      self = .nothing
      ids.remove(id)
      self = .many(ids)
    case .ordered(var ids):
      self = .nothing
      ids.removeAll { $0 == id }
      self = .ordered(ids)
    case .one(let own): if own == id { self = .nothing }
    default: break
    }
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

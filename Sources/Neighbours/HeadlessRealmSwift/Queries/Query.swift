import Foundation
import Predicates

/// A question about objects, which is written in Swift.
///
/// ```swift
/// realm.objects(Person.self).where { $0.age > 18 && $0.dogs.name == "Rex" }
/// ```
@dynamicMemberLookup
public struct Query<T> {
  /// What is found for an object.
  let read: (RLMObjectBase) -> QueryValue
  /// For each element of a collection, whether the condition holds for it.
  let each: ((RLMObjectBase) -> [Bool])?

  init() { self.init { .one($0) } }

  init(
    each: ((RLMObjectBase) -> [Bool])? = nil, _ read: @escaping (RLMObjectBase) -> QueryValue
  ) {
    (self.each, self.read) = (each, read)
  }

  private func step<Value>(_ next: @escaping (Any) -> Any?) -> Query<Value> {
    let read = read
    return Query<Value> { read($0).map(next) }
  }

  // MARK: Properties

  /// The value of a property.
  public subscript<Value>(dynamicMember member: KeyPath<T, Value>) -> Query<Value>
  where T: RLMObjectBase {
    step { ($0 as? T)?[keyPath: member] }
  }

  /// The value of a property of what a link leads to.
  public subscript<Wrapped: RLMObjectBase, Value>(
    dynamicMember member: KeyPath<Wrapped, Value>
  ) -> Query<Value> where T == Wrapped? {
    step { ($0 as? Wrapped)?[keyPath: member] }
  }

  /// The values of a property of the elements.
  public subscript<Value>(dynamicMember member: KeyPath<T.Element, Value>) -> Query<Value>
  where T: RealmCollection, T.Element: RLMObjectBase {
    step { ($0 as? T.Element)?[keyPath: member] }
  }

  // MARK: Comparing

  /// Whether a comparison holds for the value, or for any of several.
  func compared(_ condition: @escaping (PredicateValue) -> Bool) -> Query<Bool> {
    let read = read
    let each = { (object: RLMObjectBase) in read(object).test(condition) }
    return Query<Bool>(each: each) { .one(each($0).contains(true)) }
  }

  func compared(
    to other: Query<T>, _ condition: @escaping (PredicateValue, PredicateValue) -> Bool
  ) -> Query<Bool> {
    let (read, readOther) = (read, other.read)
    return Query<Bool> { object in
      let values = readOther(object).all.map { PredicateValue($0) }
      return .one(
        read(object).test { one in values.contains { condition(one, $0) } }.contains(true))
    }
  }

  /// Whether the value is another one.
  public static func == (query: Query, value: T) -> Query<Bool> {
    let value = PredicateValue(value)
    return query.compared { $0.isSame(as: value, []) }
  }

  /// Whether both differ.
  public static func != (query: Query, value: T) -> Query<Bool> {
    let value = PredicateValue(value)
    return query.compared { !$0.isSame(as: value, []) }
  }

  /// Whether both are the same.
  public static func == (one: Query, other: Query) -> Query<Bool> {
    one.compared(to: other) { $0.isSame(as: $1, []) }
  }

  /// Whether both differ.
  public static func != (one: Query, other: Query) -> Query<Bool> {
    one.compared(to: other) { !$0.isSame(as: $1, []) }
  }

  /// Whether the value is one of some.
  public func `in`<Values: Sequence>(_ values: Values) -> Query<Bool> where Values.Element == T {
    let values = values.map { PredicateValue($0) }
    return compared { found in values.contains { found.isSame(as: $0, []) } }
  }
}

// MARK: Order

extension Query where T: _HasOrder {
  private func ordered(_ value: T, _ orders: ComparisonResult...) -> Query<Bool> {
    let value = PredicateValue(value)
    return compared { $0.order(to: value, []).map(orders.contains) ?? false }
  }

  private func ordered(_ other: Query, _ orders: ComparisonResult...) -> Query<Bool> {
    compared(to: other) { $0.order(to: $1, []).map(orders.contains) ?? false }
  }

  /// Whether the first is less.
  public static func < (query: Query, value: T) -> Query<Bool> {
    query.ordered(value, .orderedAscending)
  }

  /// Whether the first is more.
  public static func > (query: Query, value: T) -> Query<Bool> {
    query.ordered(value, .orderedDescending)
  }

  /// Whether the first is less, or both are the same.
  public static func <= (query: Query, value: T) -> Query<Bool> {
    query.ordered(value, .orderedAscending, .orderedSame)
  }

  /// Whether the first is more, or both are the same.
  public static func >= (query: Query, value: T) -> Query<Bool> {
    query.ordered(value, .orderedDescending, .orderedSame)
  }

  /// Whether the first is less.
  public static func < (one: Query, other: Query) -> Query<Bool> {
    one.ordered(other, .orderedAscending)
  }

  /// Whether the first is more.
  public static func > (one: Query, other: Query) -> Query<Bool> {
    one.ordered(other, .orderedDescending)
  }

  /// Whether the first is less, or both are the same.
  public static func <= (one: Query, other: Query) -> Query<Bool> {
    one.ordered(other, .orderedAscending, .orderedSame)
  }

  /// Whether the first is more, or both are the same.
  public static func >= (one: Query, other: Query) -> Query<Bool> {
    one.ordered(other, .orderedDescending, .orderedSame)
  }

}

extension Query where T: _HasOrder & Comparable {
  /// Whether the value is in a range.
  public func contains(_ range: Range<T>) -> Query<Bool> {
    self >= range.lowerBound && self < range.upperBound
  }

  /// Whether the value is in a range.
  public func contains(_ range: ClosedRange<T>) -> Query<Bool> {
    self >= range.lowerBound && self <= range.upperBound
  }
}

// MARK: Conditions

extension Query where T == Bool {
  func holds(for object: RLMObjectBase) -> Bool {
    read(object).all.contains { $0 as? Bool == true }
  }

  private static func joined(
    _ one: Query, _ other: Query, _ join: @escaping (Bool, Bool) -> Bool
  ) -> Query {
    let each: ((RLMObjectBase) -> [Bool])?
    if let first = one.each, let second = other.each {
      each = { object in zip(first(object), second(object)).map(join) }
    } else {
      each = nil
    }
    return Query(each: each) { .one(join(one.holds(for: $0), other.holds(for: $0))) }
  }

  /// Whether both hold.
  public static func && (one: Query, other: Query) -> Query { joined(one, other) { $0 && $1 } }

  /// Whether one of them holds.
  public static func || (one: Query, other: Query) -> Query { joined(one, other) { $0 || $1 } }

  /// Whether it does not hold.
  public static prefix func ! (query: Query) -> Query {
    let each = query.each.map { each in { (object: RLMObjectBase) in each(object).map { !$0 } } }
    return Query(each: each) { .one(!query.holds(for: $0)) }
  }

  /// The number of elements for which the condition holds.
  public var count: Query<Int> {
    let each = each ?? { [$0].map { self.holds(for: $0) } }
    return Query<Int> { object in .one(each(object).filter { $0 }.count) }
  }
}

// MARK: Collections

extension Query {
  private func figure<Value>(_ name: String) -> Query<Value> {
    let read = read
    return Query<Value> { object in
      let values = read(object).all.map { PredicateValue($0) }.filter { !$0.isNothing }
      return .one(PredicateValue.aggregate(name, of: values).object)
    }
  }
}

extension Query where T: MinMaxType {
  /// The least of the values.
  public var min: Query<T> { figure("min") }
  /// The greatest of the values.
  public var max: Query<T> { figure("max") }
}

extension Query where T: AddableType {
  /// The sum of the values.
  public var sum: Query<T> { figure("sum") }
  /// The average of the values.
  public var avg: Query<T> { figure("avg") }
}

extension Query where T: RealmCollection {
  /// The number of elements.
  public var count: Query<Int> {
    let read = read
    return Query<Int> { .one(read($0).all.count) }
  }

  /// Whether an element is there.
  public func contains(_ value: T.Element) -> Query<Bool> {
    let value = PredicateValue(value)
    return compared { $0.isSame(as: value, []) }
  }

  /// Whether one of some elements is there.
  public func containsAny<Values: Sequence>(in values: Values) -> Query<Bool>
  where Values.Element == T.Element {
    let values = values.map { PredicateValue($0) }
    return compared { found in values.contains { found.isSame(as: $0, []) } }
  }

  /// The least element.
  public var min: Query<T.Element> { figure("min") }
  /// The greatest element.
  public var max: Query<T.Element> { figure("max") }
  /// The sum of the elements.
  public var sum: Query<T.Element> { figure("sum") }
  /// The average of the elements.
  public var avg: Query<T.Element> { figure("avg") }
}

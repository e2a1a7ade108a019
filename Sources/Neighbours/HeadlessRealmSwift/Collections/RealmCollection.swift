public import Foundation
import Predicates

/// A collection of what a Realm keeps, which is as of now at any time.
public protocol RealmCollection: RandomAccessCollection, LazyCollectionProtocol,
  CustomStringConvertible, ThreadConfined
where Element: RealmCollectionValue, Index == Int {
  /// What it has.
  var _live: _LiveElements<Element> { get }
}

/// A collection of what a Realm keeps.
public typealias RealmCollectionBase = RealmCollection

/// What a loop over a collection has: the elements from when it began.
public struct RLMIterator<Element>: IteratorProtocol {
  private var rest: ArraySlice<Element>

  init(_ elements: [Element]) { rest = elements[...] }

  /// The next element.
  public mutating func next() -> Element? { rest.popFirst() }
}

extension RealmCollection {
  // MARK: Elements

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index behind the last one.
  public var endIndex: Int { _live.all.count }
  /// The number of elements.
  public var count: Int { _live.all.count }
  /// The next index.
  public func index(after index: Int) -> Int { index + 1 }
  /// The index before another one.
  public func index(before index: Int) -> Int { index - 1 }

  /// The element at an index.
  public subscript(position: Int) -> Element {
    let all = _live.all
    guard all.indices.contains(position) else {
      RealmIssue.stop("Index \(position) is out of bounds (must be less than \(all.count)).")
    }
    return all[position]
  }

  /// The elements at some indexes.
  public func objects(at indexes: IndexSet) -> [Element] { indexes.map { self[$0] } }

  /// The elements of now, one after the other.
  public func makeIterator() -> RLMIterator<Element> { RLMIterator(_live.all) }

  /// The Realm that keeps the elements.
  public var realm: Realm? { _live.store.map { Realm($0) } }
  /// Whether what the elements belong to was deleted.
  public var isInvalidated: Bool { false }
  /// Whether the elements are as they were at some time.
  public var isFrozen: Bool { _live.isFrozen }

  /// The elements, in some lines.
  public var description: String {
    let lines = _live.all.prefix(100).enumerated().map { index, element in
      "\t[\(index)] \("\(element)".replacingOccurrences(of: "\n", with: "\n\t"))"
    }
    return "\(Self.self) (\n\(lines.joined(separator: ",\n"))\n)"
  }

  // MARK: Indexes

  /// The index of an element.
  public func index(of object: Element) -> Int? { _live.all.firstIndex(of: object) }

  /// The index of the first element that a predicate accepts.
  public func index(matching predicate: NSPredicate) -> Int? {
    let condition = predicate.condition
    return _live.all.firstIndex { condition.holds(for: PredicateValue($0)) }
  }

  /// The index of the first element that a predicate accepts.
  public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
    index(matching: NSPredicate(format: predicateFormat, argumentArray: args))
  }

  // MARK: Filtering

  /// The elements that a predicate accepts.
  public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
    filter(NSPredicate(format: predicateFormat, argumentArray: args))
  }

  /// The elements that a predicate accepts.
  public func filter(_ predicate: NSPredicate) -> Results<Element> {
    let condition = predicate.condition
    return Results(_live.map { $0.filter { condition.holds(for: PredicateValue($0)) } })
  }

  // MARK: Sorting

  /// The elements in the order of a property.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }

  /// The elements in the order of some properties.
  public func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element>
  where S.Iterator.Element == SortDescriptor {
    let descriptors = Array(sortDescriptors)
    return Results(_live.map { SortDescriptor.sort($0, by: descriptors) })
  }

  /// The first elements of each value of some properties.
  public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element>
  where S.Iterator.Element == String {
    let paths = keyPaths.map { $0.split(separator: ".").map(String.init) }
    return Results(
      _live.map { elements in
        var seen: Set<[PropertyKey]> = []
        return elements.filter { element in
          let values = paths.map { PredicateValue(element).value(at: $0[...]).object }
          return seen.insert(values.map { PropertyKey($0) }).inserted
        }
      })
  }

  // MARK: Key-value coding

  /// The values of a property of all elements.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The values at the end of a path of all elements, or what an operator such as `@sum` makes of them.
  public func value(forKeyPath keyPath: String) -> Any? {
    PredicateValue(_live.all.map { $0 as Any })
      .value(at: keyPath.split(separator: ".").map(String.init)[...]).object
  }

  /// Sets a property of all elements.
  public func setValue(_ value: Any?, forKey key: String) {
    for element in _live.all { (element as? RLMObjectBase)?.setValue(value, forKey: key) }
  }

  // MARK: Observing

  /// Calls a block with the elements, and then with each change of them, on turns of the main loop.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    NotificationToken(CollectionObserver(self, keyPaths, block), in: _live.store)
  }
}

extension RealmCollection where Element: RLMObjectBase {
  /// The elements for which a closure's condition holds.
  public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    let query = isIncluded(Query())
    return Results(_live.map { $0.filter { query.holds(for: $0) } })
  }

  /// The index of the first element for which a closure's condition holds.
  public func index(matching isIncluded: (Query<Element>) -> Query<Bool>) -> Int? {
    let query = isIncluded(Query())
    return _live.all.firstIndex { query.holds(for: $0) }
  }

  /// The elements in the order of a property.
  public func sorted<Value: _HasOrder>(
    by keyPath: KeyPath<Element, Value>, ascending: Bool = true
  ) -> Results<Element> {
    Results(
      _live.map { elements in
        SortDescriptor.sort(elements) { one, other in
          let order = SortDescriptor.order(one[keyPath: keyPath], other[keyPath: keyPath])
          return ascending ? order == .orderedAscending : order == .orderedDescending
        }
      })
  }
}

extension RealmCollection where Element: _HasOrder {
  /// The elements in their order.
  public func sorted(ascending: Bool) -> Results<Element> {
    Results(
      _live.map { elements in
        SortDescriptor.sort(elements) { one, other in
          let order = SortDescriptor.order(one, other)
          return ascending ? order == .orderedAscending : order == .orderedDescending
        }
      })
  }
}

/// What Realm calls it when elements are told with their changes.
public enum RealmCollectionChange<CollectionType> {
  /// The elements are there.
  case initial(CollectionType)
  /// Something is another: the indexes before of what went and of what was changed, and the indexes now of
  /// what came.
  case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
  /// It did not work, which does not happen here.
  case error(any Error)
}

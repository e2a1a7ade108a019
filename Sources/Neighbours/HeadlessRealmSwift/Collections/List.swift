public import Foundation

/// Elements of an object in an order.
public final class List<Element: RealmCollectionValue>: RealmCollection, Hashable, PropertyPart,
  PropertyHolder, _Persistable
{
  private var storage: ElementStorage<Element>
  private let isFrozenList: Bool
  var place = PropertyPlace()

  /// Creates a list without elements.
  public convenience init() { self.init([]) }

  private init(_ elements: [Element], isFrozen: Bool = false) {
    storage = ElementStorage(elements)
    isFrozenList = isFrozen
  }

  private var present: [Element] { storage.elements(in: place.store) }

  /// What it has.
  public var _live: _LiveElements<Element> {
    _LiveElements(in: place.store, isFrozen: isFrozenList) { [self] in present }
  }

  /// Whether its object was deleted.
  public var isInvalidated: Bool { place.owner?.isInvalidated ?? false }

  /// Returns the elements of now, as they are now.
  public func freeze() -> Self {
    let frozen = _live.frozen
    return Self(Array(frozen), isFrozen: true)
  }

  /// Returns the list that changes.
  public func thaw() -> Self? { self }

  /// A list without elements.
  public static var _rlmDefault: List<Element> { List() }

  /// Lists are equal that belong to one object.
  public static func == (one: List, other: List) -> Bool { one.storage === other.storage }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }

  // MARK: Elements

  /// The element at an index.
  public subscript(position: Int) -> Element {
    get {
      let all = present
      guard all.indices.contains(position) else {
        RealmIssue.stop(Self.bounds(position, all.count))
      }
      return all[position]
    }
    set { replace(index: position, object: newValue) }
  }

  private static func bounds(_ index: Int, _ count: Int) -> String {
    "Index \(index) is out of bounds (must be less than \(count))."
  }

  private func has(_ index: Int, upTo count: Int) -> Bool {
    if (0..<count).contains(index) { return true }
    RealmIssue.raise(Self.bounds(index, count))
    return false
  }

  private func change(_ change: (inout [Element]) -> Void) { storage.change(of: place, change) }

  private func adopted(_ element: Element) -> Element { storage.adopted(element, by: place) }

  /// Appends an element.
  public func append(_ object: Element) {
    let object = adopted(object)
    change { $0.append(object) }
  }

  /// Appends elements.
  public func append<S: Sequence>(objectsIn objects: S) where S.Iterator.Element == Element {
    let new = objects.map { adopted($0) }
    change { $0 += new }
  }

  /// Puts an element before the one at an index.
  public func insert(_ object: Element, at index: Int) {
    guard has(index, upTo: count + 1) else { return }
    let object = adopted(object)
    change { $0.insert(object, at: index) }
  }

  /// Removes an element; the object stays in the Realm.
  public func remove(at index: Int) {
    guard has(index, upTo: count) else { return }
    change { $0.remove(at: index) }
  }

  /// Removes the elements at some indexes.
  public func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { remove(at: index) }
  }

  /// Removes the first element, if there is one.
  public func removeFirst(_ number: Int = 1) {
    change { $0.removeFirst(Swift.min(number, $0.count)) }
  }

  /// Removes the last element, if there is one.
  public func removeLast(_ number: Int = 1) {
    change { $0.removeLast(Swift.min(number, $0.count)) }
  }

  /// Removes the elements at some indexes.
  public func removeSubrange<Bounds: RangeExpression>(_ boundsExpression: Bounds)
  where Bounds.Bound == Int {
    let bounds = boundsExpression.relative(to: 0..<count)
    guard has(bounds.lowerBound, upTo: count + 1), has(bounds.upperBound, upTo: count + 1) else {
      return
    }
    change { $0.removeSubrange(bounds) }
  }

  /// Removes all elements; the objects stay in the Realm.
  public func removeAll() { change { $0 = [] } }

  /// Puts an element in the place of another one.
  public func replace(index: Int, object: Element) {
    guard has(index, upTo: count) else { return }
    let object = adopted(object)
    change { $0[index] = object }
  }

  /// Moves an element to the place that it has afterwards.
  public func move(from: Int, to: Int) {
    guard has(from, upTo: count), has(to, upTo: count) else { return }
    change { $0.insert($0.remove(at: from), at: to) }
  }

  /// Moves elements before the one at an index, as lists of SwiftUI's say it.
  public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    change { elements in
      let moved = offsets.filter { elements.indices.contains($0) }
      let objects = moved.map { elements[$0] }
      for index in moved.reversed() { elements.remove(at: index) }
      let before = moved.filter { $0 < destination }.count
      elements.insert(contentsOf: objects, at: Swift.min(destination - before, elements.count))
    }
  }

  /// Exchanges two elements.
  public func swapAt(_ index1: Int, _ index2: Int) {
    guard has(index1, upTo: count), has(index2, upTo: count) else { return }
    change { $0.swapAt(index1, index2) }
  }

  // MARK: Being a property

  var content: Any? { present.map { $0 as Any } }

  var links: [RLMObjectBase] {
    Element.self is RLMObjectBase.Type ? present.compactMap { $0 as? RLMObjectBase } : []
  }

  func take(_ value: Any?) -> Bool {
    guard let all = ElementStorage<Element>.elements(of: value) else { return false }
    let new = all.map { adopted($0) }
    change { $0 = new }
    return true
  }

  func replaceLinks(_ other: (RLMObjectBase) -> RLMObjectBase) { storage.replaceLinks(other) }

  func share(_ other: any PropertyPart) {
    if let other = other as? List<Element> { storage = other.storage }
  }

  var part: any PropertyPart { self }
}

extension List: Decodable where Element: Decodable {
  /// Creates a list of what is decoded.
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    append(objectsIn: try [Element](from: decoder))
  }
}

extension List: Encodable where Element: Encodable {
  /// Encodes the elements.
  public func encode(to encoder: any Encoder) throws { try present.encode(to: encoder) }
}

/// Different elements of an object.
public final class MutableSet<Element: RealmCollectionValue>: RealmCollection, Hashable,
  PropertyPart, PropertyHolder, _Persistable
{
  private var storage = ElementStorage<Element>()
  var place = PropertyPlace()

  /// Creates a set without elements.
  public init() {}

  private var present: [Element] { storage.elements(in: place.store) }

  /// What it has.
  public var _live: _LiveElements<Element> { _LiveElements(in: place.store) { [self] in present } }

  /// Whether its object was deleted.
  public var isInvalidated: Bool { place.owner?.isInvalidated ?? false }

  /// Returns a set with the elements of now.
  public func freeze() -> Self {
    let frozen = Self()
    frozen.insert(objectsIn: _live.frozen)
    return frozen
  }

  /// Returns the set that changes.
  public func thaw() -> Self? { self }

  /// A set without elements.
  public static var _rlmDefault: MutableSet<Element> { MutableSet() }

  /// Sets are equal that belong to one object.
  public static func == (one: MutableSet, other: MutableSet) -> Bool {
    one.storage === other.storage
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }

  // MARK: Elements

  /// Whether an element is there.
  public func contains(_ object: Element) -> Bool { present.contains(object) }

  /// Whether all elements are another set's, too.
  public func isSubset(of other: MutableSet<Element>) -> Bool {
    Set(present).isSubset(of: other.present)
  }

  /// Whether an element is another set's, too.
  public func intersects(_ other: MutableSet<Element>) -> Bool {
    !Set(present).isDisjoint(with: other.present)
  }

  /// Adds an element, unless it is there.
  public func insert(_ object: Element) { insert(objectsIn: [object]) }

  /// Adds elements, unless they are there.
  public func insert<S: Sequence>(objectsIn objects: S) where S.Iterator.Element == Element {
    let new = objects.map { storage.adopted($0, by: place) }
    storage.change(of: place) { elements in
      var seen = Set(elements)
      elements += new.filter { seen.insert($0).inserted }
    }
  }

  /// Removes an element; the object stays in the Realm.
  public func remove(_ object: Element) {
    storage.change(of: place) { $0.removeAll { $0 == object } }
  }

  /// Removes all elements; the objects stay in the Realm.
  public func removeAll() { storage.change(of: place) { $0 = [] } }

  /// Keeps the elements that another set has, too.
  public func formIntersection(_ other: MutableSet<Element>) {
    let kept = Set(other.present)
    storage.change(of: place) { $0.removeAll { !kept.contains($0) } }
  }

  /// Adds the elements of another set.
  public func formUnion(_ other: MutableSet<Element>) { insert(objectsIn: other.present) }

  /// Removes the elements of another set.
  public func subtract(_ other: MutableSet<Element>) {
    let gone = Set(other.present)
    storage.change(of: place) { $0.removeAll { gone.contains($0) } }
  }

  // MARK: Being a property

  var content: Any? { present.map { $0 as Any } }

  var links: [RLMObjectBase] { present.compactMap { $0 as? RLMObjectBase } }

  func take(_ value: Any?) -> Bool {
    guard let all = ElementStorage<Element>.elements(of: value) else { return false }
    let new = all.map { storage.adopted($0, by: place) }
    var seen: Set<Element> = []
    storage.change(of: place) { $0 = new.filter { seen.insert($0).inserted } }
    return true
  }

  func replaceLinks(_ other: (RLMObjectBase) -> RLMObjectBase) { storage.replaceLinks(other) }

  func share(_ other: any PropertyPart) {
    if let other = other as? MutableSet<Element> { storage = other.storage }
  }

  var part: any PropertyPart { self }
}

extension MutableSet: Decodable where Element: Decodable {
  /// Creates a set of what is decoded.
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    insert(objectsIn: try [Element](from: decoder))
  }
}

extension MutableSet: Encodable where Element: Encodable {
  /// Encodes the elements.
  public func encode(to encoder: any Encoder) throws { try present.encode(to: encoder) }
}

public import Foundation

/// A set of objects that need not be kept alive; Foundation has it on Apple's systems alone.
///
/// Its objects come in the order in which they were added.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private final var table: ReferenceTable
  private final let options: NSPointerFunctions.Options

  // MARK: Creating a hash table

  /// Creates a table that treats its objects in a certain way.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
    table = ReferenceTable(options, .weakMemory)
    super.init()
  }

  /// Creates a table that treats its objects in a certain way.
  public convenience init(options: NSPointerFunctions.Options) {
    self.init(options: options, capacity: 0)
  }

  /// Creates a table that keeps its objects.
  public override convenience init() { self.init(options: [], capacity: 0) }

  /// Creates a table that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  // MARK: Accessing content

  /// The objects that are there.
  open var allObjects: [ObjectType] { objects.compactMap { $0 as? ObjectType } }

  /// Any object of the table.
  open var anyObject: ObjectType? { allObjects.first }

  /// The number of objects; deallocated ones do not count.
  open var count: Int { objects.count }

  /// Returns whether an equal object is there.
  open func contains(_ anObject: ObjectType?) -> Bool { key(equalTo: anObject) != nil }

  /// Returns the object in the table that equals another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    // Nothing is an object, too, if it is cast to any.
    key(equalTo: object).flatMap { $0 as? ObjectType }
  }

  /// Returns what goes through the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

  // MARK: Adding and removing

  /// Adds an object, unless an equal one is there.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    _ = table.set(object as AnyObject, of: object as AnyObject)
  }

  /// Removes the object that equals another one.
  open func remove(_ object: ObjectType?) {
    if let object { _ = table.remove(object as AnyObject) }
  }

  /// Removes all objects.
  open func removeAllObjects() {
    let old = table
    table = ReferenceTable(options, .weakMemory)
    withExtendedLifetime(old) {}
  }

  // MARK: Comparing and combining

  /// Returns whether both tables have equal objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }

  /// Returns whether another table has an equal of each object.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }

  /// Returns whether another table has an equal of some object.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Removes what another table does not have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Returns a table with the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable(options: options)
    copy.union(self)
    return copy
  }

  // MARK: Storage

  private final func key(equalTo object: ObjectType?) -> AnyObject? {
    object.flatMap { table.pair(of: $0 as AnyObject)?.key }
  }

  private final var objects: [AnyObject] {
    _ = table.dropGone()
    return table.pairs.map(\.key)
  }
}

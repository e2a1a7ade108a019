public import Foundation

/// A dictionary whose keys and values need not be kept alive; Foundation has it on Apple's systems alone.
///
/// Its entries come in the order in which they were added. An entry leaves when its key or its value is gone.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
  private final var table: ReferenceTable
  private final let keyOptions: NSPointerFunctions.Options
  private final let valueOptions: NSPointerFunctions.Options

  // MARK: Creating a map table

  /// Creates a table that treats keys and values in certain ways.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    table = ReferenceTable(keyOptions, valueOptions)
    super.init()
  }

  /// Creates a table that treats keys and values in certain ways.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }

  /// Creates a table that keeps keys and values.
  public override convenience init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

  /// Creates a table that keeps keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Creates a table that keeps its values, each as long as its key is there.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }

  /// Creates a table that keeps its keys, each as long as its value is there.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }

  /// Creates a table that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  // MARK: Accessing content

  /// Returns the value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    // Nothing is an object, too, if it is cast to any.
    aKey.flatMap { table.pair(of: $0 as AnyObject)?.value }.flatMap { $0 as? ObjectType }
  }

  /// The number of entries; entries without a key or value do not count.
  open var count: Int { pairs.count }

  /// Returns what goes through the keys.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: pairs.map(\.key)).objectEnumerator()
  }

  /// Returns what goes through the values.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: pairs.map(\.value)).objectEnumerator()
  }

  // MARK: Setting and removing

  /// Gives a key a value.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    _ = table.set(anObject as AnyObject, of: aKey as AnyObject)
  }

  /// Removes a key with its value.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { _ = table.remove(aKey as AnyObject) }
  }

  /// Removes all keys with their values.
  open func removeAllObjects() {
    let old = table
    table = ReferenceTable(keyOptions, valueOptions)
    withExtendedLifetime(old) {}
  }

  /// Returns a table with the same entries.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
    for (key, value) in pairs { _ = copy.table.set(value, of: key) }
    return copy
  }

  // MARK: Storage

  private final var pairs: [(key: AnyObject, value: AnyObject)] {
    _ = table.dropGone()
    return table.pairs
  }
}

/// Values of objects whose classes have no room for them.
///
/// Objects give no notice of their end. Their values are dropped when the table has grown to twice
/// its size, so that setting one costs the same however many there are.
struct SideTable<Value> {
  /// The values that a change has released: a table under a lock releases them outside of the lock,
  /// because the end of an object may come back to the table.
  struct Dropped {
    /// The values of objects that are gone.
    fileprivate(set) var values: [Value] = []
    /// Objects that were looked at, of which these may be the last references.
    fileprivate var seen: [AnyObject] = []
  }

  private var entries: [ObjectIdentifier: (object: Weak<AnyObject>, value: Value)] = [:]
  /// How many entries there may be before the entries of deallocated objects are dropped.
  private var limit = Self.leastLimit
  private static var leastLimit: Int { 64 }

  /// The number of entries, including deallocated objects that are not dropped yet.
  var count: Int { entries.count }

  /// Returns the value of an object.
  func value(of object: AnyObject) -> Value? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object.object === object else {
      return nil
    }
    return entry.value
  }

  /// Gives an object a value, or takes it away.
  mutating func set(_ value: Value?, of object: AnyObject) -> Dropped {
    var dropped = Dropped()
    let place = ObjectIdentifier(object)
    if let old = entries[place], old.object.object !== object { dropped.values.append(old.value) }
    entries[place] = value.map { (Weak(object), $0) }
    if entries.count > limit { dropGone(&dropped) }
    return dropped
  }

  private mutating func dropGone(_ dropped: inout Dropped) {
    for (place, entry) in entries {
      if let object = entry.object.object {
        dropped.seen.append(object)
      } else {
        dropped.values.append(entry.value)
        entries[place] = nil
      }
    }
    limit = max(Self.leastLimit, entries.count * 2)
  }
}

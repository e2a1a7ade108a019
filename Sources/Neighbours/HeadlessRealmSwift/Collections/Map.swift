/// A text that is a key of a map.
public protocol _MapKey: Hashable {}

extension String: _MapKey {}

/// An entry of a map.
public struct SingleMapEntry<Key: _MapKey, Value: RealmCollectionValue>: Hashable {
  /// The key.
  public let key: Key
  /// The value.
  public let value: Value
}

/// Values of an object by their keys.
public final class Map<Key: _MapKey, Value: RealmCollectionValue>: Sequence, PropertyPart,
  PropertyHolder, _Persistable
{
  private final class Storage {
    var values: [Key: Value] = [:]
  }

  private var storage = Storage()
  var place = PropertyPlace()

  /// Creates a map without entries.
  public init() {}

  /// A map without entries.
  public static var _rlmDefault: Map<Key, Value> { Map() }

  private var values: [Key: Value] {
    get {
      let all = place.store?.guarded { storage.values } ?? storage.values
      guard place.store != nil, Value.self is RLMObjectBase.Type else { return all }
      return all.filter { !(($0.value as? RLMObjectBase)?.isInvalidated ?? false) }
    }
    set {
      let (storage, old) = (storage, storage.values)
      guard place.willChange(storage, undo: { { storage.values = old } }) else { return }
      guard let store = place.store else {
        storage.values = newValue
        return
      }
      store.guarded {
        storage.values = newValue.mapValues { value in
          (value as? RLMObjectBase).flatMap { store.add($0, .error) as? Value } ?? value
        }
      }
    }
  }

  // MARK: Entries

  /// The Realm that keeps it.
  public var realm: Realm? { place.owner?.realm }
  /// The number of entries.
  public var count: Int { values.count }
  /// Whether there are no entries.
  public var isEmpty: Bool { values.isEmpty }
  /// The keys.
  public var keys: [Key] { Array(values.keys) }

  /// The value of a key.
  public subscript(key: Key) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Sets the value of a key.
  public func updateValue(_ value: Value, forKey key: Key) { values[key] = value }

  /// Removes the entry of a key.
  public func removeObject(for key: Key) { values[key] = nil }

  /// Removes all entries.
  public func removeAll() { values = [:] }

  /// Sets the values of another map's keys.
  public func merge(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows { values = try values.merging(other, uniquingKeysWith: combine) }

  /// The entries of now, one after the other.
  public func makeIterator() -> RLMIterator<SingleMapEntry<Key, Value>> {
    RLMIterator(values.map { SingleMapEntry(key: $0.key, value: $0.value) })
  }

  // MARK: Being a property

  var content: Any? { values as [AnyHashable: Any] }

  var links: [RLMObjectBase] { values.values.compactMap { $0 as? RLMObjectBase } }

  func take(_ value: Any?) -> Bool {
    switch value {
    case let map as Map<Key, Value>: values = map.values
    case let new as [Key: Any]:
      values = new.compactMapValues { LooseValue.element($0, as: Value.self) }
    case .none: values = [:]
    default: return false
    }
    return true
  }

  func replaceLinks(_ other: (RLMObjectBase) -> RLMObjectBase) {
    storage.values = storage.values.mapValues { value in
      (value as? RLMObjectBase).flatMap { other($0) as? Value } ?? value
    }
  }

  func share(_ other: any PropertyPart) {
    if let other = other as? Map<Key, Value> { storage = other.storage }
  }

  var part: any PropertyPart { self }
}

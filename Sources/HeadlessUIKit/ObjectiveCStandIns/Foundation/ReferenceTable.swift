import Foundation

/// Pairs of objects that are kept or not, in the order in which they came.
///
/// Pairs of which one object is gone are dropped when all are asked for, and when the table has
/// grown to twice its size. Dropped pairs are returned: an object's last release may call back, and
/// so must not happen during a change of the table.
struct ReferenceTable {
  /// An object that is kept, or not.
  fileprivate struct Reference {
    private let kept: AnyObject?
    private weak var gone: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
      let object = options.contains(.copyIn) ? Self.copy(of: object) : object
      kept = options.keepsObjects ? object : nil
      gone = options.keepsObjects ? nil : object
    }

    var object: AnyObject? { kept ?? gone }

    private static func copy(of object: AnyObject) -> AnyObject {
      (object as? any NSCopying)?.copy(with: nil) as AnyObject? ?? object
    }
  }

  /// A pair in the table.
  struct Entry {
    fileprivate let number: Int
    fileprivate let keyReference: Reference
    fileprivate var valueReference: Reference

    var pair: (key: AnyObject, value: AnyObject)? {
      guard let key = keyReference.object, let value = valueReference.object else { return nil }
      return (key, value)
    }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]
  private var count = 0
  private var lastNumber = 0
  /// How many pairs there may be before pairs that have lost an object are dropped.
  private var limit = Self.leastLimit
  private static var leastLimit: Int { 64 }

  init(_ keyOptions: NSPointerFunctions.Options, _ valueOptions: NSPointerFunctions.Options) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Returns the pair whose key is the same as an object.
  func pair(of key: AnyObject) -> (key: AnyObject, value: AnyObject)? {
    entries[hash(of: key)]?.first { isKey(key, of: $0) }?.pair
  }

  /// Adds a pair, or gives a key another value.
  mutating func set(_ value: AnyObject, of key: AnyObject) -> [Entry] {
    let place = hash(of: key)
    let reference = Reference(value, valueOptions)
    if let index = entries[place]?.firstIndex(where: { isKey(key, of: $0) }) {
      let old = entries[place]?[index]
      entries[place]?[index].valueReference = reference
      return [old].compactMap { $0 }
    }
    lastNumber += 1
    count += 1
    entries[place, default: []].append(
      Entry(
        number: lastNumber, keyReference: Reference(key, keyOptions), valueReference: reference))
    return count > limit ? dropGone() : []
  }

  /// Removes the pair with a key.
  mutating func remove(_ key: AnyObject) -> [Entry] {
    let place = hash(of: key)
    guard let index = entries[place]?.firstIndex(where: { isKey(key, of: $0) }) else { return [] }
    let removed = entries[place]?.remove(at: index)
    if entries[place]?.isEmpty == true { entries[place] = nil }
    count -= 1
    return [removed].compactMap { $0 }
  }

  /// Drops the pairs that have lost an object.
  mutating func dropGone() -> [Entry] {
    var dropped: [Entry] = []
    for (place, list) in entries {
      let kept = list.filter { $0.pair != nil }
      guard kept.count < list.count else { continue }
      dropped += list.filter { $0.pair == nil }
      entries[place] = kept.isEmpty ? nil : kept
    }
    count -= dropped.count
    limit = max(Self.leastLimit, count * 2)
    return dropped
  }

  /// All pairs that have both objects, in the order in which they came.
  var pairs: [(key: AnyObject, value: AnyObject)] {
    entries.values.joined().sorted { $0.number < $1.number }.compactMap(\.pair)
  }

  // MARK: The same

  private func hash(of key: AnyObject) -> Int {
    guard !keyOptions.comparesIdentity, let key = key as? NSObject else {
      return ObjectIdentifier(key).hashValue
    }
    return key.hash
  }

  private func isKey(_ key: AnyObject, of entry: Entry) -> Bool {
    guard let own = entry.keyReference.object else { return false }
    if own === key { return true }
    return !keyOptions.comparesIdentity && (own as? NSObject)?.isEqual(key) == true
  }
}

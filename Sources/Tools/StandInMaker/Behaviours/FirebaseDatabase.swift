import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseDatabaseInternal
// With: FirebaseCore

// One tree in memory, as long as the application. A write is done in the next turn of the main loop, and so is
// a read; observers hear of what has changed for them.

/// The tree of the Realtime Database, which a test gives and reads.
///
/// ```swift
/// SimulatedDatabase["users/1"] = ["name": "Ada", "born": 1815]
/// ```
public enum SimulatedDatabase {
  /// The value at a path; observers hear of a change.
  public static subscript(path: String) -> Any? {
    get { DatabaseTree.current.value(DatabaseTree.parts(path)).map(DatabaseTree.told) }
    set { DatabaseTree.current.write([(DatabaseTree.parts(path), newValue)]) }
  }
}

final class DatabaseTree {
  private var root: Any?
  var observers: [DatabaseObserver] = []
  /// How many observers there were: a handle is one observer's for good.
  var handles: UInt = 0
  private var references: [[String]: DatabaseReference] = [:]
  private var count = 0

  static var current: DatabaseTree { StandIn.state { DatabaseTree() } }

  static func parts(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

  func reference(_ path: [String]) -> DatabaseReference {
    if let known = references[path] { return known }
    let reference = uiKitObject(DatabaseReference.self)
    DatabaseAsked.of(reference).path = path
    references[path] = reference
    return reference
  }

  /// A key as the database makes them, of 20 letters, in the order of time.
  func newKey() -> String {
    count += 1
    let digits = String(count)
    return "-Key" + String(repeating: "0", count: max(16 - digits.count, 0)) + digits
  }

  // MARK: Reading

  func value(_ path: [String]) -> Any? { Self.value(path[...], in: root) }

  static func value(_ path: ArraySlice<String>, in tree: Any?) -> Any? {
    guard let key = path.first else { return tree }
    return (tree as? [String: Any]).flatMap { value(path.dropFirst(), in: $0[key]) }
  }

  /// A value as an app sees it: what has the keys 0, 1, 2 … is a list.
  static func told(_ value: Any) -> Any {
    guard let map = value as? [String: Any] else { return value }
    let list = (0..<map.count).compactMap { map[String($0)] }
    return list.count == map.count ? list.map(told) : map.mapValues(told)
  }

  // MARK: Writing

  func write(_ values: [(path: [String], value: Any?)]) {
    for (path, value) in values {
      root = Self.put(Self.kept(value, over: self.value(path)), at: path[...], into: root)
    }
    for observer in observers { observer.hear() }
  }

  static func put(_ value: Any?, at path: ArraySlice<String>, into tree: Any?) -> Any? {
    guard let key = path.first else { return value }
    var map = tree as? [String: Any] ?? [:]
    map[key] = put(value, at: path.dropFirst(), into: map[key])
    return map.isEmpty ? nil : map
  }

  /// A value as it is kept; `nil` for one that is nothing, or empty.
  static func kept(_ value: Any?, over old: Any?) -> Any? {
    switch value {
    case nil, is NSNull: return nil
    case let map as [AnyHashable: Any]:
      if let known = map[".sv"] { return server(known, over: old) }
      let entries = map.compactMap { key, value in
        kept(value, over: nil).map { ("\(key.base)", $0) }
      }
      return entries.isEmpty ? nil : Dictionary(entries) { $1 }
    case let list as [Any]:
      return kept(
        Dictionary(uniqueKeysWithValues: list.enumerated().map { (String($0), $1) }), over: nil)
    default: return value
    }
  }

  /// What the server puts in the place of a value.
  private static func server(_ value: Any, over old: Any?) -> Any? {
    if let map = value as? [AnyHashable: Any], let step = map["increment"].flatMap(number) {
      let sum = (old.flatMap(number) ?? 0) + step
      return Int(exactly: sum) as Any? ?? sum
    }
    return Int((Date.uiKitNow().timeIntervalSince1970 * 1000).rounded())
  }

  static func number(_ value: Any) -> Double? {
    if let whole = value as? any BinaryInteger { return Double(whole) }
    return (value as? any BinaryFloatingPoint).map { Double($0) }
      ?? (value as? NSNumber)?.doubleValue
  }

  // MARK: Order

  /// Whether the first key comes first (-1), or the second (1): numbers do, before texts.
  static func compare(_ one: String, _ other: String) -> Int {
    switch (Int(one), Int(other)) {
    case (let one?, let other?): one == other ? 0 : one < other ? -1 : 1
    case (_?, nil): -1
    case (nil, _?): 1
    default: one == other ? 0 : one.utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
    }
  }

  static func compare(_ one: Any?, _ other: Any?) -> Int {
    let (rank, otherRank) = (rank(one), rank(other))
    guard rank == otherRank else { return rank < otherRank ? -1 : 1 }
    if let one = one as? String, let other = other as? String {
      return one == other ? 0 : one.utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
    }
    let (first, second) = (one.flatMap(number) ?? 0, other.flatMap(number) ?? 0)
    return rank != 3 || first == second ? 0 : first < second ? -1 : 1
  }

  /// The place of a value's type among the others: nothing, false, true, numbers, texts, maps.
  private static func rank(_ value: Any?) -> Int {
    switch value {
    case nil, is NSNull: 0
    case let value? where type(of: value) == Bool.self: value as? Bool == true ? 2 : 1
    case is String: 4
    case is [String: Any]: 5
    default: 3
    }
  }

  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    if let one = one as? [String: Any], let other = other as? [String: Any] {
      return one.count == other.count && one.allSatisfy { areEqual($0.value, other[$0.key]) }
    }
    return compare(one, other) == 0
  }
}

/// What a query or a reference asks for.
final class DatabaseAsked {
  enum Order {
    case key, value
    case child([String])
  }

  struct Bound {
    let value: Any?
    let key: String?
    let isIncluded: Bool
  }

  var path: [String] = []
  var order = Order.key
  var start: Bound?
  var end: Bound?
  var limit: (count: Int, isLast: Bool)?

  static func of(_ query: DatabaseQuery) -> DatabaseAsked {
    StandIn.state(of: query) { DatabaseAsked() }
  }

  func changed(_ change: (DatabaseAsked) -> Void) -> DatabaseQuery {
    let query = uiKitObject(DatabaseQuery.self)
    let copy = Self.of(query)
    (copy.path, copy.order, copy.start, copy.end, copy.limit) = (path, order, start, end, limit)
    change(copy)
    return query
  }

  /// Whether all that is at the path is asked for.
  private var isWhole: Bool { start == nil && end == nil && limit == nil }

  func snapshot() -> DataSnapshot {
    let value = DatabaseTree.current.value(path)
    return DatabaseSnapshot.make(path, isWhole ? value : nil, children(of: value), isWhole)
  }

  /// The children that are asked for, in order.
  private func children(of value: Any?) -> [DatabaseSnapshot.Child] {
    var found = (value as? [String: Any] ?? [:]).map { ($0.key, $0.value) }
      .sorted { place($0, self.value($1), $1.0) < 0 }
    if let start {
      found = found.filter { isReached(place($0, start.value, start.key), start) }
    }
    if let end { found = found.filter { isReached(-place($0, end.value, end.key), end) } }
    guard let limit else { return found }
    return limit.isLast ? found.suffix(limit.count) : Array(found.prefix(limit.count))
  }

  /// Whether a place is behind a bound, or at it.
  private func isReached(_ place: Int, _ bound: Bound) -> Bool {
    place > 0 || place == 0 && bound.isIncluded
  }

  /// The value by which a child is in order.
  private func value(_ child: DatabaseSnapshot.Child) -> Any? {
    switch order {
    case .key: child.0
    case .value: child.1
    case .child(let path): DatabaseTree.value(path[...], in: child.1)
    }
  }

  /// Where a child stands to a value and a key.
  private func place(_ child: DatabaseSnapshot.Child, _ value: Any?, _ key: String?) -> Int {
    if case .key = order {
      return DatabaseTree.compare(child.0, value as? String ?? key ?? "")
    }
    let found = DatabaseTree.compare(self.value(child), value)
    return found != 0 ? found : key.map { DatabaseTree.compare(child.0, $0) } ?? 0
  }
}

/// A listener to a query's events.
final class DatabaseObserver {
  let handle: UInt
  let path: [String]
  private let asked: DatabaseAsked
  private let event: DataEventType
  private let isOnce: Bool
  private let tell: (DataSnapshot, String?) -> Void
  private var last: DataSnapshot?
  /// Whether its turn has come, after the writes before it.
  private var isReached = false

  init(
    _ asked: DatabaseAsked, _ event: DataEventType, isOnce: Bool = false,
    _ tell: @escaping (DataSnapshot, String?) -> Void
  ) {
    let tree = DatabaseTree.current
    tree.handles += 1
    handle = tree.handles
    (self.asked, self.event, self.isOnce, self.tell) = (asked, event, isOnce, tell)
    path = asked.path
    tree.observers.append(self)
    StandIn.reply { [weak self] in
      self?.isReached = true
      self?.hear()
    }
  }

  func hear() {
    let observers = DatabaseTree.current.observers
    guard isReached, observers.contains(where: { $0 === self }) else { return }
    let new = asked.snapshot()
    let old = last
    last = new
    let told = event == .value ? values(old, new) : children(old, new)
    for (snapshot, previous) in told.prefix(isOnce ? 1 : told.count) { tell(snapshot, previous) }
    if isOnce, !told.isEmpty { DatabaseTree.current.observers.removeAll { $0 === self } }
  }

  private func values(
    _ old: DataSnapshot?, _ new: DataSnapshot
  ) -> [(DataSnapshot, String?)] {
    let isSame = old.map {
      DatabaseTree.areEqual(DatabaseSnapshot.of($0).value, DatabaseSnapshot.of(new).value)
    }
    return isSame == true ? [] : [(new, nil)]
  }

  private func children(
    _ old: DataSnapshot?, _ new: DataSnapshot
  ) -> [(DataSnapshot, String?)] {
    let before = old.map { DatabaseSnapshot.of($0).children } ?? []
    let after = DatabaseSnapshot.of(new).children
    let keys = Dictionary(before) { $1 }
    let pairs = zip([nil] + after.map { Optional($0.0) }, after)
    switch event {
    case .childRemoved:
      let left = Set(after.map(\.0))
      return before.filter { !left.contains($0.0) }.map { (made($0), nil) }
    case .childAdded: return pairs.filter { keys[$1.0] == nil }.map { (made($1), $0) }
    default:
      let changed = pairs.filter { _, child in
        keys[child.0].map { !DatabaseTree.areEqual($0, child.1) } ?? false
      }
      if event == .childChanged { return changed.map { (made($1), $0) } }
      let common = Set(after.map(\.0)).intersection(before.map(\.0))
      let places = before.map(\.0).filter(common.contains)
      let moved = zip(places, after.map(\.0).filter(common.contains)).filter { $0 != $1 }.map(\.1)
      return changed.filter { moved.contains($1.0) }.map { (made($1), $0) }
    }
  }

  private func made(_ child: DatabaseSnapshot.Child) -> DataSnapshot {
    DatabaseSnapshot.make(path + [child.0], child.1)
  }
}

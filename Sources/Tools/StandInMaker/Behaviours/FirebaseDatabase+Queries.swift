import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseDatabaseInternal

extension DatabaseQuery {
  private var asked: DatabaseAsked { DatabaseAsked.of(self) }

  var standIn_ref: DatabaseReference { DatabaseTree.current.reference(asked.path) }

  // MARK: Reading

  func standIn_observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) -> UInt { DatabaseObserver(asked, eventType) { snapshot, _ in block(snapshot) }.handle }

  func standIn_observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: (((any Error) -> Void))?
  ) -> UInt { standIn_observe(eventType, with: block) }

  func standIn_observe(
    _ eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
  ) -> UInt { DatabaseObserver(asked, eventType, block).handle }

  func standIn_observe(
    _ eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
    withCancel cancelBlock: (((any Error) -> Void))?
  ) -> UInt { standIn_observe(eventType, andPreviousSiblingKeyWith: block) }

  func standIn_observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) { _ = DatabaseObserver(asked, eventType, isOnce: true) { snapshot, _ in block(snapshot) } }

  func standIn_observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: (((any Error) -> Void))?
  ) { standIn_observeSingleEvent(of: eventType, with: block) }

  func standIn_observeSingleEvent(
    of eventType: DataEventType,
    andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
  ) { _ = DatabaseObserver(asked, eventType, isOnce: true, block) }

  func standIn_getData(completion block: @escaping ((any Error)?, DataSnapshot) -> Void) {
    StandIn.reply { [asked] in block(nil, asked.snapshot()) }
  }

  func standIn_removeObserver(withHandle handle: UInt) {
    DatabaseTree.current.observers.removeAll { $0.handle == handle }
  }

  func standIn_removeAllObservers() {
    DatabaseTree.current.observers.removeAll { [path = asked.path] in $0.path == path }
  }

  // MARK: Asking for less

  func standIn_queryLimited(toFirst limit: UInt) -> DatabaseQuery {
    asked.changed { $0.limit = (Int(limit), false) }
  }

  func standIn_queryLimited(toLast limit: UInt) -> DatabaseQuery {
    asked.changed { $0.limit = (Int(limit), true) }
  }

  func standIn_queryOrdered(byChild key: String) -> DatabaseQuery {
    asked.changed { $0.order = .child(DatabaseTree.parts(key)) }
  }

  func standIn_queryOrderedByKey() -> DatabaseQuery { asked.changed { $0.order = .key } }
  func standIn_queryOrderedByValue() -> DatabaseQuery { asked.changed { $0.order = .value } }

  func standIn_queryStarting(atValue startValue: Any?) -> DatabaseQuery {
    standIn_queryStarting(atValue: startValue, childKey: nil)
  }

  func standIn_queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery {
    asked.changed { $0.start = .init(value: startValue, key: childKey, isIncluded: true) }
  }

  func standIn_queryStarting(afterValue startAfterValue: Any?) -> DatabaseQuery {
    standIn_queryStarting(afterValue: startAfterValue, childKey: nil)
  }

  func standIn_queryStarting(afterValue startAfterValue: Any?, childKey: String?) -> DatabaseQuery {
    asked.changed { $0.start = .init(value: startAfterValue, key: childKey, isIncluded: false) }
  }

  func standIn_queryEnding(atValue endValue: Any?) -> DatabaseQuery {
    standIn_queryEnding(atValue: endValue, childKey: nil)
  }

  func standIn_queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery {
    asked.changed { $0.end = .init(value: endValue, key: childKey, isIncluded: true) }
  }

  func standIn_queryEnding(beforeValue endValue: Any?) -> DatabaseQuery {
    standIn_queryEnding(beforeValue: endValue, childKey: nil)
  }

  func standIn_queryEnding(beforeValue endValue: Any?, childKey: String?) -> DatabaseQuery {
    asked.changed { $0.end = .init(value: endValue, key: childKey, isIncluded: false) }
  }

  func standIn_queryEqual(toValue value: Any?) -> DatabaseQuery {
    standIn_queryEqual(toValue: value, childKey: nil)
  }

  func standIn_queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery {
    asked.changed {
      $0.start = .init(value: value, key: childKey, isIncluded: true)
      $0.end = $0.start
    }
  }
}

/// What a snapshot says.
final class DatabaseSnapshot {
  typealias Child = (key: String, value: Any)

  var path: [String] = []
  var value: Any?
  /// The children in the order of the query.
  var children: [Child] = []

  static func of(_ snapshot: DataSnapshot) -> DatabaseSnapshot {
    StandIn.state(of: snapshot) { DatabaseSnapshot() }
  }

  /// - Parameter isWhole: Whether all of the children are there.
  static func make(
    _ path: [String], _ value: Any?, _ children: [Child]? = nil, _ isWhole: Bool = true
  ) -> DataSnapshot {
    let snapshot = uiKitObject(DataSnapshot.self)
    let state = of(snapshot)
    state.path = path
    state.children =
      children
      ?? (value as? [String: Any] ?? [:]).map { ($0.key, $0.value) }
      .sorted { DatabaseTree.compare($0.0, $1.0) < 0 }
    state.value =
      isWhole
      ? value : state.children.isEmpty ? nil : Dictionary(state.children.map { ($0, $1) }) { $1 }
    return snapshot
  }
}

extension DataSnapshot {
  private var state: DatabaseSnapshot { DatabaseSnapshot.of(self) }

  var standIn_value: Any? { state.value.map(DatabaseTree.told) ?? NSNull() }
  var standIn_key: String { state.path.last ?? "" }
  var standIn_ref: DatabaseReference { DatabaseTree.current.reference(state.path) }
  var standIn_childrenCount: UInt { UInt(state.children.count) }

  var standIn_children: NSEnumerator {
    let children = state.children.map { DatabaseSnapshot.make(state.path + [$0.key], $0.value) }
    return NSArray(array: children).objectEnumerator()
  }

  func standIn_exists() -> Bool { state.value != nil }
  func standIn_hasChildren() -> Bool { !state.children.isEmpty }
  func standIn_hasChild(_ childPathString: String) -> Bool {
    childSnapshot(forPath: childPathString).exists()
  }

  func standIn_childSnapshot(forPath childPathString: String) -> DataSnapshot {
    let parts = DatabaseTree.parts(childPathString)
    return DatabaseSnapshot.make(
      state.path + parts, DatabaseTree.value(parts[...], in: state.value))
  }

  func standIn_valueInExportFormat() -> Any? { state.value.map(DatabaseTree.told) }
}

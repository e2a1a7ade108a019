import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseDatabaseInternal

extension Database {
  func standIn_reference() -> DatabaseReference { DatabaseTree.current.reference([]) }

  func standIn_reference(withPath path: String) -> DatabaseReference {
    DatabaseTree.current.reference(DatabaseTree.parts(path))
  }

  func standIn_reference(fromURL databaseUrl: String) -> DatabaseReference {
    standIn_reference(withPath: URL(string: databaseUrl)?.path ?? "")
  }
}

extension DatabaseReference {
  private var tree: DatabaseTree { DatabaseTree.current }
  private var place: [String] { DatabaseAsked.of(self).path }

  var standIn_key: String? { place.last }
  var standIn_root: DatabaseReference { tree.reference([]) }
  var standIn_parent: DatabaseReference? {
    place.isEmpty ? nil : tree.reference(place.dropLast())
  }
  var standIn_url: String { "https://fleet.firebaseio.com/" + place.joined(separator: "/") }

  func standIn_child(_ pathString: String) -> DatabaseReference {
    tree.reference(place + DatabaseTree.parts(pathString))
  }

  func standIn_childByAutoId() -> DatabaseReference { tree.reference(place + [tree.newKey()]) }

  // MARK: Writing

  private func write(
    _ values: [(path: [String], value: Any?)],
    _ block: (((any Error)?, DatabaseReference) -> Void)? = nil
  ) {
    StandIn.reply { [self] in
      tree.write(values)
      block?(nil, self)
    }
  }

  func standIn_setValue(_ value: Any?) { write([(place, value)]) }

  func standIn_setValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { write([(place, value)], block) }

  func standIn_removeValue() { write([(place, nil)]) }

  func standIn_removeValue(
    completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { write([(place, nil)], block) }

  func standIn_updateChildValues(_ values: [AnyHashable: Any]) { write(paths(values)) }

  func standIn_updateChildValues(
    _ values: [AnyHashable: Any],
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) { write(paths(values), block) }

  /// Keys may be paths.
  private func paths(_ values: [AnyHashable: Any]) -> [(path: [String], value: Any?)] {
    values.map { (place + DatabaseTree.parts("\($0.key.base)"), $0.value) }
  }

  // MARK: Transactions

  func standIn_runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {
    run(block, nil)
  }

  func standIn_runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult,
    andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
  ) { run(block, completionBlock) }

  private func run(
    _ block: @escaping (MutableData) -> TransactionResult,
    _ completion: (((any Error)?, Bool, DataSnapshot?) -> Void)?
  ) {
    StandIn.reply { [self] in
      let data = uiKitObject(MutableData.self)
      (Draft.of(data).key, Draft.of(data).value) = (place.last, tree.value(place))
      let result = Draft.of(block(data))
      if let changed = result.data { tree.write([(place, changed.value)]) }
      completion?(nil, result.data != nil, DatabaseAsked.of(self).snapshot())
    }
  }
}

extension ServerValue {
  static func standIn_timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }

  static func standIn_increment(_ delta: NSNumber) -> [AnyHashable: Any] {
    [".sv": ["increment": delta]]
  }
}

/// What a transaction changes, or makes of it.
private final class Draft {
  var key: String?
  var value: Any?
  /// The data that this one stands in.
  var parent: MutableData?
  /// The data that is to be written.
  var data: MutableData?

  static func of(_ object: NSObject) -> Draft { StandIn.state(of: object) { Draft() } }
}

extension MutableData {
  var standIn_value: Any? { Draft.of(self).value.map(DatabaseTree.told) }
  var standIn_key: String? { Draft.of(self).key }

  func standIn_value_isSet() {
    let draft = Draft.of(self)
    guard let key = draft.key, let parent = draft.parent else { return }
    parent.value = DatabaseTree.put(
      value, at: [key], into: DatabaseTree.kept(parent.value, over: nil))
  }

  func standIn_hasChildren() -> Bool { !map.isEmpty }
  func standIn_hasChild(atPath path: String) -> Bool { child(path) != nil }
  var standIn_childrenCount: UInt { UInt(map.count) }

  func standIn_childData(byAppendingPath path: String) -> MutableData {
    let keys = DatabaseTree.parts(path)
    return keys.reduce(self) { data, key in
      let child = uiKitObject(MutableData.self)
      let draft = Draft.of(child)
      (draft.key, draft.parent, draft.value) = (key, data, data.child(key))
      return child
    }
  }

  private var map: [String: Any] {
    DatabaseTree.kept(value, over: nil) as? [String: Any] ?? [:]
  }

  private func child(_ path: String) -> Any? {
    DatabaseTree.value(DatabaseTree.parts(path)[...], in: map)
  }
}

extension TransactionResult {
  static func standIn_success(withValue value: MutableData) -> TransactionResult {
    let result = uiKitObject(TransactionResult.self)
    Draft.of(result).data = value
    return result
  }

  static func standIn_abort() -> TransactionResult { uiKitObject(TransactionResult.self) }
}

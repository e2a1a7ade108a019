import FleetStandIns
import Foundation
import HeadlessUIKit

// What FirebaseDatabase declares, as far as the tests use it, as it is made of its headers.

enum DataEventType: Int, Sendable {
  case childAdded = 0
  case childRemoved = 1
  case childChanged = 2
  case childMoved = 3
  case value = 4
}

class DataSnapshot: NSObject {
  override init() { super.init() }
  @discardableResult func childSnapshot(forPath childPathString: String) -> DataSnapshot {
    _StandIn.call(
      "DataSnapshot.childSnapshot(forPath:)", self, [childPathString],
      by: standIn_childSnapshot(forPath: childPathString))
  }
  @discardableResult func hasChild(_ childPathString: String) -> Bool {
    _StandIn.call(
      "DataSnapshot.hasChild(_:)", self, [childPathString], by: standIn_hasChild(childPathString))
  }
  @discardableResult func exists() -> Bool {
    _StandIn.call("DataSnapshot.exists()", self, [], by: standIn_exists())
  }
  var value: Any? { _StandIn.get("DataSnapshot.value", self, by: standIn_value) }
  var childrenCount: UInt {
    _StandIn.get("DataSnapshot.childrenCount", self, by: standIn_childrenCount)
  }
  var ref: DatabaseReference { _StandIn.get("DataSnapshot.ref", self, by: standIn_ref) }
  var key: String { _StandIn.get("DataSnapshot.key", self, by: standIn_key) }
  var children: NSEnumerator { _StandIn.get("DataSnapshot.children", self, by: standIn_children) }
}

class DatabaseQuery: NSObject {
  override init() { super.init() }
  @discardableResult func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
  ) -> UInt {
    _StandIn.call(
      "DatabaseQuery.observe(_:with:)", self,
      [eventType, StandIn.Block(_body: { values in block(values(0)) })],
      by: standIn_observe(eventType, with: block))
  }
  func getData(completion block: @escaping @Sendable ((any Error)?, DataSnapshot?) -> Void) {
    _StandIn.call(
      "DatabaseQuery.getData(completion:)", self,
      [StandIn.Block(_body: { values in block(values(0), values(1)) })],
      by: standIn_getData(completion: block)) as Void
  }
  func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void)
  {
    _StandIn.call(
      "DatabaseQuery.observeSingleEvent(of:with:)", self,
      [eventType, StandIn.Block(_body: { values in block(values(0)) })],
      by: standIn_observeSingleEvent(of: eventType, with: block)) as Void
  }
  func removeObserver(withHandle handle: UInt) {
    _StandIn.call(
      "DatabaseQuery.removeObserver(withHandle:)", self, [handle],
      by: standIn_removeObserver(withHandle: handle)) as Void
  }
  func removeAllObservers() {
    _StandIn.call("DatabaseQuery.removeAllObservers()", self, [], by: standIn_removeAllObservers())
      as Void
  }
  @discardableResult func queryLimited(toFirst limit: UInt) -> DatabaseQuery {
    _StandIn.call(
      "DatabaseQuery.queryLimited(toFirst:)", self, [limit],
      by: standIn_queryLimited(toFirst: limit))
  }
  @discardableResult func queryLimited(toLast limit: UInt) -> DatabaseQuery {
    _StandIn.call(
      "DatabaseQuery.queryLimited(toLast:)", self, [limit], by: standIn_queryLimited(toLast: limit))
  }
  @discardableResult func queryOrdered(byChild key: String) -> DatabaseQuery {
    _StandIn.call(
      "DatabaseQuery.queryOrdered(byChild:)", self, [key], by: standIn_queryOrdered(byChild: key))
  }
  @discardableResult func queryOrderedByKey() -> DatabaseQuery {
    _StandIn.call("DatabaseQuery.queryOrderedByKey()", self, [], by: standIn_queryOrderedByKey())
  }
  @discardableResult func queryOrderedByValue() -> DatabaseQuery {
    _StandIn.call(
      "DatabaseQuery.queryOrderedByValue()", self, [], by: standIn_queryOrderedByValue())
  }
  @discardableResult func queryStarting(atValue startValue: Any?) -> DatabaseQuery {
    _StandIn.call(
      "DatabaseQuery.queryStarting(atValue:)", self, [startValue],
      by: standIn_queryStarting(atValue: startValue))
  }
  @discardableResult func queryEnding(atValue endValue: Any?) -> DatabaseQuery {
    _StandIn.call(
      "DatabaseQuery.queryEnding(atValue:)", self, [endValue],
      by: standIn_queryEnding(atValue: endValue))
  }
  @discardableResult func queryEqual(toValue value: Any?) -> DatabaseQuery {
    _StandIn.call(
      "DatabaseQuery.queryEqual(toValue:)", self, [value], by: standIn_queryEqual(toValue: value))
  }
}

class MutableData: NSObject {
  override init() { super.init() }
  @discardableResult func childData(byAppendingPath path: String) -> MutableData {
    _StandIn.call(
      "MutableData.childData(byAppendingPath:)", self, [path],
      by: standIn_childData(byAppendingPath: path))
  }
  var value: Any? {
    get { _StandIn.get("MutableData.value", self, by: standIn_value) }
    set {
      _StandIn.set("MutableData.value", self, newValue)
      standIn_value_isSet()
    }
  }
  var key: String? { _StandIn.get("MutableData.key", self, by: standIn_key) }
}

class ServerValue: NSObject {
  override init() { super.init() }
  @discardableResult class func increment(_ delta: NSNumber) -> [AnyHashable: Any] {
    _StandIn.call("ServerValue.increment(_:)", nil, [delta], by: standIn_increment(delta))
  }
}

class TransactionResult: NSObject {
  override init() { super.init() }
  @discardableResult class func success(withValue value: MutableData) -> TransactionResult {
    _StandIn.call(
      "TransactionResult.success(withValue:)", nil, [value], by: standIn_success(withValue: value))
  }
  @discardableResult class func abort() -> TransactionResult {
    _StandIn.call("TransactionResult.abort()", nil, [], by: standIn_abort())
  }
}

class DatabaseReference: DatabaseQuery {
  override init() { super.init() }
  @discardableResult func child(_ pathString: String) -> DatabaseReference {
    _StandIn.call("DatabaseReference.child(_:)", self, [pathString], by: standIn_child(pathString))
  }
  @discardableResult func childByAutoId() -> DatabaseReference {
    _StandIn.call("DatabaseReference.childByAutoId()", self, [], by: standIn_childByAutoId())
  }
  func setValue(_ value: Any?) {
    _StandIn.call("DatabaseReference.setValue(_:)", self, [value], by: standIn_setValue(value))
      as Void
  }
  func setValue(
    _ value: Any?,
    withCompletionBlock block: @escaping @Sendable ((any Error)?, DatabaseReference) -> Void
  ) {
    _StandIn.call(
      "DatabaseReference.setValue(_:withCompletionBlock:)", self,
      [value, StandIn.Block(_body: { values in block(values(0), values(1)) })],
      by: standIn_setValue(value, withCompletionBlock: block)) as Void
  }
  func removeValue() {
    _StandIn.call("DatabaseReference.removeValue()", self, [], by: standIn_removeValue()) as Void
  }
  func updateChildValues(_ values: [AnyHashable: Any]) {
    _StandIn.call(
      "DatabaseReference.updateChildValues(_:)", self, [values],
      by: standIn_updateChildValues(values)) as Void
  }
  func runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult,
    andCompletionBlock completionBlock:
      @escaping @Sendable ((any Error)?, Bool, DataSnapshot?) -> Void
  ) {
    _StandIn.call(
      "DatabaseReference.runTransactionBlock(_:andCompletionBlock:)", self,
      [
        StandIn.Block(_body: { values in block(values(0)) }),
        StandIn.Block(_body: { values in completionBlock(values(0), values(1), values(2)) }),
      ], by: standIn_runTransactionBlock(block, andCompletionBlock: completionBlock)) as Void
  }
  var parent: DatabaseReference? {
    _StandIn.get("DatabaseReference.parent", self, by: standIn_parent)
  }
  var key: String? { _StandIn.get("DatabaseReference.key", self, by: standIn_key) }
}

class Database: NSObject {
  override init() { super.init() }
  @discardableResult class func database() -> Database {
    _StandIn.call("Database.database()", nil, [])
  }
  @discardableResult func reference() -> DatabaseReference {
    _StandIn.call("Database.reference()", self, [], by: standIn_reference())
  }
}

extension DataEventType: _StandInValue { static var _standIn: Self { .childAdded } }

import FleetStandIns
import Foundation
import HeadlessUIKit

// What FirebaseFirestore declares, as far as the tests use it, as it is made of its headers.

enum AggregateSource: UInt, Sendable {
  case server = 0
}

enum FirestoreSource: UInt, Sendable {
  case `default` = 0
  case server = 1
  case cache = 2
}

protocol ListenerRegistration: NSObjectProtocol {
  func remove()
}

extension ListenerRegistration {
  func remove() { _StandIn.call("ListenerRegistration.remove()", self, []) as Void }
}

enum DocumentChangeType: Int, Sendable {
  case added = 0
  case modified = 1
  case removed = 2
}

class DocumentChange: NSObject {
  override init() { super.init() }
  var type: DocumentChangeType { _StandIn.get("DocumentChange.type", self, by: standIn_type) }
  var document: QueryDocumentSnapshot {
    _StandIn.get("DocumentChange.document", self, by: standIn_document)
  }
  var oldIndex: UInt { _StandIn.get("DocumentChange.oldIndex", self, by: standIn_oldIndex) }
  var newIndex: UInt { _StandIn.get("DocumentChange.newIndex", self, by: standIn_newIndex) }
}

class DocumentReference: NSObject {
  override init() { super.init() }
  var documentID: String {
    _StandIn.get("DocumentReference.documentID", self, by: standIn_documentID)
  }
  var parent: CollectionReference {
    _StandIn.get("DocumentReference.parent", self, by: standIn_parent)
  }
  var path: String { _StandIn.get("DocumentReference.path", self, by: standIn_path) }
  func setData(_ documentData: [String: Any]) {
    _StandIn.call(
      "DocumentReference.setData(_:)", self, [documentData], by: standIn_setData(documentData))
      as Void
  }
  func setData(_ documentData: [String: Any], merge: Bool) {
    _StandIn.call(
      "DocumentReference.setData(_:merge:)", self, [documentData, merge],
      by: standIn_setData(documentData, merge: merge)) as Void
  }
  func setData(_ documentData: [String: Any], mergeFields: [Any]) {
    _StandIn.call(
      "DocumentReference.setData(_:mergeFields:)", self, [documentData, mergeFields],
      by: standIn_setData(documentData, mergeFields: mergeFields)) as Void
  }
  func updateData(_ fields: [AnyHashable: Any]) {
    _StandIn.call(
      "DocumentReference.updateData(_:)", self, [fields], by: standIn_updateData(fields)) as Void
  }
  func updateData(
    _ fields: [AnyHashable: Any], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    _StandIn.call(
      "DocumentReference.updateData(_:completion:)", self,
      [fields, completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_updateData(fields, completion: completion)) as Void
  }
  func delete() {
    _StandIn.call("DocumentReference.delete()", self, [], by: standIn_delete()) as Void
  }
  func delete(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "DocumentReference.delete(completion:)", self,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_delete(completion: completion)) as Void
  }
  func getDocument(completion: @escaping @Sendable (DocumentSnapshot?, (any Error)?) -> Void) {
    _StandIn.call(
      "DocumentReference.getDocument(completion:)", self,
      [StandIn.Block(_body: { values in completion(values(0), values(1)) })],
      by: standIn_getDocument(completion: completion)) as Void
  }
  @discardableResult func addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    _StandIn.call(
      "DocumentReference.addSnapshotListener(_:)", self,
      [StandIn.Block(_body: { values in listener(values(0), values(1)) })],
      by: standIn_addSnapshotListener(listener))
  }
}

enum ServerTimestampBehavior: Int, Sendable {
  case none = 0
  case estimate = 1
  case previous = 2
}

class DocumentSnapshot: NSObject {
  override init() { super.init() }
  var exists: Bool { _StandIn.get("DocumentSnapshot.exists", self, by: standIn_exists) }
  var reference: DocumentReference {
    _StandIn.get("DocumentSnapshot.reference", self, by: standIn_reference)
  }
  var documentID: String {
    _StandIn.get("DocumentSnapshot.documentID", self, by: standIn_documentID)
  }
  @discardableResult func data() -> [String: Any]? {
    _StandIn.call("DocumentSnapshot.data()", self, [], by: standIn_data())
  }
  @discardableResult func get(_ field: Any) -> Any? {
    _StandIn.call("DocumentSnapshot.get(_:)", self, [field], by: standIn_get(field))
  }
  subscript(_ key: Any) -> Any? {
    _StandIn.call("DocumentSnapshot.subscript(_:)", self, [key], by: standIn_subscript(key))
  }
}

class QueryDocumentSnapshot: DocumentSnapshot {
  override init() { super.init() }
  @discardableResult override func data() -> [String: Any] {
    _StandIn.call(
      "QueryDocumentSnapshot.data()", self, [],
      by: standIn_data() ?? _StandIn.least([String: Any].self))
  }
}

class FieldPath: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
  init(_ fieldNames: [String]) {
    super.init()
    _StandIn.call("FieldPath.init(_:)", self, [fieldNames]) as Void
    standIn_init(fieldNames)
  }
  @discardableResult class func documentID() -> Self {
    _StandIn.call(
      "FieldPath.documentID()", nil, [],
      by: (standIn_documentID() as? Self) ?? _StandIn.least(Self.self))
  }
}

class FieldValue: NSObject {
  override init() { super.init() }
  @discardableResult class func increment(_ l: Int64) -> Self {
    _StandIn.call(
      "FieldValue.increment(_:)", nil, [l],
      by: (standIn_increment(l) as? Self) ?? _StandIn.least(Self.self))
  }
  @discardableResult class func delete() -> Self {
    _StandIn.call(
      "FieldValue.delete()", nil, [], by: (standIn_delete() as? Self) ?? _StandIn.least(Self.self))
  }
  @discardableResult class func serverTimestamp() -> Self {
    _StandIn.call(
      "FieldValue.serverTimestamp()", nil, [],
      by: (standIn_serverTimestamp() as? Self) ?? _StandIn.least(Self.self))
  }
  @discardableResult class func arrayUnion(_ elements: [Any]) -> Self {
    _StandIn.call(
      "FieldValue.arrayUnion(_:)", nil, [elements],
      by: (standIn_arrayUnion(elements) as? Self) ?? _StandIn.least(Self.self))
  }
  @discardableResult class func arrayRemove(_ elements: [Any]) -> Self {
    _StandIn.call(
      "FieldValue.arrayRemove(_:)", nil, [elements],
      by: (standIn_arrayRemove(elements) as? Self) ?? _StandIn.least(Self.self))
  }
}

class Firestore: NSObject {
  override init() { super.init() }
  @discardableResult class func firestore() -> Self {
    _StandIn.call("Firestore.firestore()", nil, [])
  }
  @discardableResult func collection(_ collectionPath: String) -> CollectionReference {
    _StandIn.call(
      "Firestore.collection(_:)", self, [collectionPath], by: standIn_collection(collectionPath))
  }
  @discardableResult func document(_ documentPath: String) -> DocumentReference {
    _StandIn.call(
      "Firestore.document(_:)", self, [documentPath], by: standIn_document(documentPath))
  }
  @discardableResult func collectionGroup(_ collectionID: String) -> Query {
    _StandIn.call(
      "Firestore.collectionGroup(_:)", self, [collectionID],
      by: standIn_collectionGroup(collectionID))
  }
  func runTransaction(
    _ updateBlock: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    _StandIn.call(
      "Firestore.runTransaction(_:completion:)", self,
      [
        StandIn.Block(_body: { values in updateBlock(values(0), values(1)) }),
        StandIn.Block(_body: { values in completion(values(0), values(1)) }),
      ], by: standIn_runTransaction(updateBlock, completion: completion)) as Void
  }
  @discardableResult func batch() -> WriteBatch {
    _StandIn.call("Firestore.batch()", self, [], by: standIn_batch())
  }
}

let FirestoreErrorDomain: String = "FirestoreErrorDomain"
class GeoPoint: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
  init(latitude: Double, longitude: Double) {
    super.init()
    _StandIn.call("GeoPoint.init(latitude:longitude:)", self, [latitude, longitude]) as Void
    standIn_init(latitude: latitude, longitude: longitude)
  }
  var latitude: Double { _StandIn.get("GeoPoint.latitude", self, by: standIn_latitude) }
  var longitude: Double { _StandIn.get("GeoPoint.longitude", self, by: standIn_longitude) }
}

class Timestamp: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
  init(seconds: Int64, nanoseconds: Int32) {
    super.init()
    _StandIn.call("Timestamp.init(seconds:nanoseconds:)", self, [seconds, nanoseconds]) as Void
    standIn_init(seconds: seconds, nanoseconds: nanoseconds)
  }
  convenience init(date: Date) {
    self.init()
    _StandIn.call("Timestamp.init(date:)", self, [date]) as Void
    standIn_init(date: date)
  }
  @discardableResult func dateValue() -> Date {
    _StandIn.call("Timestamp.dateValue()", self, [], by: standIn_dateValue())
  }
  var seconds: Int64 { _StandIn.get("Timestamp.seconds", self, by: standIn_seconds) }
  var nanoseconds: Int32 { _StandIn.get("Timestamp.nanoseconds", self, by: standIn_nanoseconds) }
}

class Transaction: NSObject {
  override init() { super.init() }
  func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
    try _StandIn.callThrowing(
      "Transaction.getDocument(_:)", self, [document], by: try standIn_getDocument(document))
  }
  @discardableResult func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> Transaction {
    _StandIn.call(
      "Transaction.updateData(_:forDocument:)", self, [fields, document],
      by: standIn_updateData(fields, forDocument: document))
  }
}

class TransactionOptions: NSObject, NSCopying {
  override init() { super.init() }
  func copy(with zone: NSZone? = nil) -> Any { self }
}

class WriteBatch: NSObject {
  override init() { super.init() }
  @discardableResult func setData(_ data: [String: Any], forDocument document: DocumentReference)
    -> WriteBatch
  {
    _StandIn.call(
      "WriteBatch.setData(_:forDocument:)", self, [data, document],
      by: standIn_setData(data, forDocument: document))
  }
  @discardableResult func updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> WriteBatch {
    _StandIn.call(
      "WriteBatch.updateData(_:forDocument:)", self, [fields, document],
      by: standIn_updateData(fields, forDocument: document))
  }
  @discardableResult func deleteDocument(_ document: DocumentReference) -> WriteBatch {
    _StandIn.call(
      "WriteBatch.deleteDocument(_:)", self, [document], by: standIn_deleteDocument(document))
  }
  func commit(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "WriteBatch.commit(completion:)", self,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_commit(completion: completion)) as Void
  }
}

extension AggregateSource: _StandInValue { static var _standIn: Self { .server } }
extension FirestoreSource: _StandInValue { static var _standIn: Self { .`default` } }
extension DocumentChangeType: _StandInValue { static var _standIn: Self { .added } }
extension ServerTimestampBehavior: _StandInValue { static var _standIn: Self { .none } }

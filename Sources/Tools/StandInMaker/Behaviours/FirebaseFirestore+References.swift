import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseFirestoreInternal

extension Firestore {
  func standIn_collection(_ collectionPath: String) -> CollectionReference {
    FirestoreStore.current.collection(collectionPath)
  }

  func standIn_document(_ documentPath: String) -> DocumentReference {
    FirestoreStore.current.document(documentPath)
  }

  func standIn_collectionGroup(_ collectionID: String) -> Query {
    let query = uiKitObject(Query.self)
    FirestoreQuery.of(query).source = .group(collectionID)
    return query
  }

  func standIn_batch() -> WriteBatch { uiKitObject(WriteBatch.self) }

  func standIn_runTransaction(
    _ updateBlock: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?,
    completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    StandIn.reply {
      let transaction = uiKitObject(Transaction.self)
      var problem: NSError?
      let result = withUnsafeMutablePointer(to: &problem) { updateBlock(transaction, $0) }
      problem = problem ?? FirestoreStore.current.apply(FirestoreWrites.of(transaction).writes)
      completion(problem == nil ? result : nil, problem)
    }
  }

  func standIn_enableNetwork(completion: (((any Error)?) -> Void)?) {
    StandIn.reply { completion?(nil) }
  }

  func standIn_disableNetwork(completion: (((any Error)?) -> Void)?) {
    StandIn.reply { completion?(nil) }
  }

  func standIn_clearPersistence(completion: (((any Error)?) -> Void)?) {
    StandIn.reply { completion?(nil) }
  }

  func standIn_terminate(completion: (((any Error)?) -> Void)?) {
    StandIn.reply { completion?(nil) }
  }

  func standIn_waitForPendingWrites(completion: @escaping ((any Error)?) -> Void) {
    StandIn.reply { completion(nil) }
  }
}

extension CollectionReference {
  private var place: String {
    if case .collection(let path) = FirestoreQuery.of(self).source { path } else { "" }
  }

  var standIn_path: String { place }

  var standIn_collectionID: String { FirestoreDocument(path: place, fields: [:]).id }

  var standIn_parent: DocumentReference? {
    let parts = place.split(separator: "/").dropLast()
    return parts.isEmpty
      ? nil : FirestoreStore.current.document(parts.joined(separator: "/"))
  }

  func standIn_document() -> DocumentReference {
    standIn_document(FirestoreStore.current.newID())
  }

  func standIn_document(_ documentPath: String) -> DocumentReference {
    FirestoreStore.current.document("\(place)/\(documentPath)")
  }

  func standIn_addDocument(data: [String: Any]) -> DocumentReference {
    standIn_addDocument(data: data, completion: nil)
  }

  func standIn_addDocument(
    data: [String: Any], completion: (((any Error)?) -> Void)?
  ) -> DocumentReference {
    let document = standIn_document()
    FirestoreStore.write([.set(document.place, data, .nothing)], completion)
    return document
  }
}

extension DocumentReference {
  fileprivate var place: String { FirestorePath.of(self).path }

  var standIn_path: String { place }
  var standIn_documentID: String { FirestoreDocument(path: place, fields: [:]).id }
  var standIn_firestore: Firestore { Firestore.firestore() }

  var standIn_parent: CollectionReference {
    let parts = place.split(separator: "/").dropLast()
    return FirestoreStore.current.collection(parts.joined(separator: "/"))
  }

  func standIn_collection(_ collectionPath: String) -> CollectionReference {
    FirestoreStore.current.collection("\(place)/\(collectionPath)")
  }

  // MARK: Writing

  func standIn_setData(_ documentData: [String: Any]) { set(documentData, .nothing) }

  func standIn_setData(_ documentData: [String: Any], merge: Bool) {
    set(documentData, merge ? .all : .nothing)
  }

  func standIn_setData(_ documentData: [String: Any], mergeFields: [Any]) {
    set(documentData, .fields(mergeFields.map(FirestoreField.path)))
  }

  func standIn_setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)?) {
    set(documentData, .nothing, completion)
  }

  func standIn_setData(
    _ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)?
  ) { set(documentData, merge ? .all : .nothing, completion) }

  func standIn_setData(
    _ documentData: [String: Any], mergeFields: [Any], completion: (((any Error)?) -> Void)?
  ) { set(documentData, .fields(mergeFields.map(FirestoreField.path)), completion) }

  private func set(
    _ data: [String: Any], _ merge: FirestoreWrite.Merge,
    _ completion: (((any Error)?) -> Void)? = nil
  ) { FirestoreStore.write([.set(place, data, merge)], completion) }

  func standIn_updateData(_ fields: [AnyHashable: Any]) {
    FirestoreStore.write([.update(place, fields)])
  }

  func standIn_updateData(
    _ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)?
  ) { FirestoreStore.write([.update(place, fields)], completion) }

  func standIn_delete() { FirestoreStore.write([.delete(place)]) }

  func standIn_delete(completion: (((any Error)?) -> Void)?) {
    FirestoreStore.write([.delete(place)], completion)
  }

  // MARK: Reading

  func standIn_getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
    StandIn.reply { [place] in
      completion(FirestoreSnapshot.make(DocumentSnapshot.self, place), nil)
    }
  }

  func standIn_getDocument(
    source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) { standIn_getDocument(completion: completion) }

  func standIn_addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    let place = place
    return FirestoreListener({ [FirestoreStore.current.read(place)].compactMap(\.self) }) { _, _ in
      listener(FirestoreSnapshot.make(DocumentSnapshot.self, place), nil)
    }
  }

  func standIn_addSnapshotListener(
    includeMetadataChanges: Bool,
    listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { standIn_addSnapshotListener(listener) }
}

// MARK: - Several writes

/// What a batch or a transaction is to write.
final class FirestoreWrites {
  var writes: [FirestoreWrite] = []

  static func of(_ object: NSObject) -> FirestoreWrites {
    StandIn.state(of: object) { FirestoreWrites() }
  }

  func set(_ data: [String: Any], _ document: DocumentReference, _ merge: FirestoreWrite.Merge) {
    writes.append(.set(document.place, data, merge))
  }
}

extension WriteBatch {
  private var all: FirestoreWrites { FirestoreWrites.of(self) }

  func standIn_setData(
    _ data: [String: Any], forDocument document: DocumentReference
  ) -> WriteBatch {
    all.set(data, document, .nothing)
    return self
  }

  func standIn_setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
  ) -> WriteBatch {
    all.set(data, document, merge ? .all : .nothing)
    return self
  }

  func standIn_setData(
    _ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]
  ) -> WriteBatch {
    all.set(data, document, .fields(mergeFields.map(FirestoreField.path)))
    return self
  }

  func standIn_updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> WriteBatch {
    all.writes.append(.update(document.place, fields))
    return self
  }

  func standIn_deleteDocument(_ document: DocumentReference) -> WriteBatch {
    all.writes.append(.delete(document.place))
    return self
  }

  func standIn_commit() { FirestoreStore.write(all.writes) }

  func standIn_commit(completion: (((any Error)?) -> Void)?) {
    FirestoreStore.write(all.writes, completion)
  }
}

extension Transaction {
  private var all: FirestoreWrites { FirestoreWrites.of(self) }

  func standIn_getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
    FirestoreSnapshot.make(DocumentSnapshot.self, document.place)
  }

  func standIn_setData(
    _ data: [String: Any], forDocument document: DocumentReference
  ) -> Transaction {
    all.set(data, document, .nothing)
    return self
  }

  func standIn_setData(
    _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
  ) -> Transaction {
    all.set(data, document, merge ? .all : .nothing)
    return self
  }

  func standIn_setData(
    _ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]
  ) -> Transaction {
    all.set(data, document, .fields(mergeFields.map(FirestoreField.path)))
    return self
  }

  func standIn_updateData(
    _ fields: [AnyHashable: Any], forDocument document: DocumentReference
  ) -> Transaction {
    all.writes.append(.update(document.place, fields))
    return self
  }

  func standIn_deleteDocument(_ document: DocumentReference) -> Transaction {
    all.writes.append(.delete(document.place))
    return self
  }
}

import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseFirestoreInternal

extension Query {
  func standIn_getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
    StandIn.reply { [self] in
      completion(FirestoreResult.make(self, [], FirestoreQuery.of(self).results()), nil)
    }
  }

  func standIn_getDocuments(
    source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) { standIn_getDocuments(completion: completion) }

  func standIn_addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration {
    FirestoreListener({ FirestoreQuery.of(self).results() }) { old, new in
      listener(FirestoreResult.make(self, old, new), nil)
    }
  }

  func standIn_addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { standIn_addSnapshotListener(listener) }
}

// MARK: - A document

/// What a snapshot says.
final class FirestoreSnapshot {
  var path = ""
  var fields: [String: Any]?

  var document: FirestoreDocument { FirestoreDocument(path: path, fields: fields ?? [:]) }

  static func of(_ snapshot: DocumentSnapshot) -> FirestoreSnapshot {
    StandIn.state(of: snapshot) { FirestoreSnapshot() }
  }

  /// A document as it is now, or as it was when it was read.
  static func make<Snapshot: DocumentSnapshot>(
    _ type: Snapshot.Type, _ path: String, _ document: FirestoreDocument? = nil
  ) -> Snapshot {
    let snapshot = uiKitObject(type)
    let state = of(snapshot)
    state.path = path
    state.fields = (document ?? FirestoreStore.current.read(path))?.fields
    return snapshot
  }
}

extension DocumentSnapshot {
  private var state: FirestoreSnapshot { FirestoreSnapshot.of(self) }

  var standIn_exists: Bool { state.fields != nil }
  var standIn_documentID: String { state.document.id }
  var standIn_reference: DocumentReference { FirestoreStore.current.document(state.path) }

  func standIn_data() -> [String: Any]? { state.fields }

  func standIn_data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? {
    state.fields
  }

  func standIn_get(_ field: Any) -> Any? { state.document.value(FirestoreField.path(field)) }

  func standIn_get(
    _ field: Any, serverTimestampBehavior: ServerTimestampBehavior
  ) -> Any? { standIn_get(field) }

  func standIn_subscript(_ key: Any) -> Any? { standIn_get(key) }
}

// MARK: - Results

/// What a snapshot of a query says.
private final class FirestoreResult {
  var query: Query?
  var documents: [QueryDocumentSnapshot] = []
  var changes: [DocumentChange] = []

  static func of(_ snapshot: QuerySnapshot) -> FirestoreResult {
    StandIn.state(of: snapshot) { FirestoreResult() }
  }

  static func make(
    _ query: Query, _ old: [FirestoreDocument], _ new: [FirestoreDocument]
  ) -> QuerySnapshot {
    let snapshot = uiKitObject(QuerySnapshot.self)
    let result = of(snapshot)
    result.query = query
    result.documents = new.map(document)
    result.changes = changes(old, new, result.documents)
    return snapshot
  }

  private static func document(_ document: FirestoreDocument) -> QueryDocumentSnapshot {
    FirestoreSnapshot.make(QueryDocumentSnapshot.self, document.path, document)
  }

  /// What leads from one result to the next, one after the other.
  private static func changes(
    _ old: [FirestoreDocument], _ new: [FirestoreDocument], _ documents: [QueryDocumentSnapshot]
  ) -> [DocumentChange] {
    var list = old.map(\.path)
    var changes: [DocumentChange] = []
    let before = Dictionary(old.map { ($0.path, $0.fields) }) { $1 }
    let left = Set(new.map(\.path))
    for document in old where !left.contains(document.path) {
      let index = list.firstIndex(of: document.path)
      if let index { list.remove(at: index) }
      changes.append(Change.make(.removed, Self.document(document), index, nil))
    }
    for (index, document) in new.enumerated() {
      let fields = before[document.path]
      if let fields, FirestoreField.areEqual(fields, document.fields) { continue }
      let oldIndex = fields == nil ? nil : list.firstIndex(of: document.path)
      if let oldIndex { list.remove(at: oldIndex) }
      list.insert(document.path, at: min(index, list.count))
      changes.append(
        Change.make(fields == nil ? .added : .modified, documents[index], oldIndex, index))
    }
    return changes
  }
}

extension QuerySnapshot {
  private var result: FirestoreResult { FirestoreResult.of(self) }

  var standIn_query: Query { result.query ?? uiKitObject(Query.self) }
  var standIn_documents: [QueryDocumentSnapshot] { result.documents }
  var standIn_documentChanges: [DocumentChange] { result.changes }
  var standIn_count: Int { result.documents.count }
  var standIn_isEmpty: Bool { result.documents.isEmpty }

  func standIn_documentChanges(includeMetadataChanges: Bool) -> [DocumentChange] {
    result.changes
  }
}

/// What has changed for a document.
private final class Change {
  var type = DocumentChangeType.added
  var document: QueryDocumentSnapshot?
  var oldIndex = UInt(NSNotFound)
  var newIndex = UInt(NSNotFound)

  static func of(_ change: DocumentChange) -> Change { StandIn.state(of: change) { Change() } }

  static func make(
    _ type: DocumentChangeType, _ document: QueryDocumentSnapshot, _ oldIndex: Int?,
    _ newIndex: Int?
  ) -> DocumentChange {
    let change = uiKitObject(DocumentChange.self)
    let state = of(change)
    (state.type, state.document) = (type, document)
    state.oldIndex = UInt(oldIndex ?? NSNotFound)
    state.newIndex = UInt(newIndex ?? NSNotFound)
    return change
  }
}

extension DocumentChange {
  var standIn_type: DocumentChangeType { Change.of(self).type }
  var standIn_oldIndex: UInt { Change.of(self).oldIndex }
  var standIn_newIndex: UInt { Change.of(self).newIndex }
  var standIn_document: QueryDocumentSnapshot {
    Change.of(self).document ?? uiKitObject(QueryDocumentSnapshot.self)
  }
}

import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseFirestoreInternal
// With: FirebaseCore

// Documents are kept in memory, as long as the application. A write is done in the next turn of the main loop,
// and so is a read; listeners hear of what has changed for them.

/// The documents of Firestore, which a test gives and reads.
///
/// ```swift
/// SimulatedFirestore["users/1"] = ["name": "Ada", "born": 1815]
/// ```
public enum SimulatedFirestore {
  /// The fields of the document at a path; listeners hear of a change.
  public static subscript(path: String) -> [String: Any]? {
    get { FirestoreStore.current.documents[FirestoreStore.plain(path)] }
    set {
      let store = FirestoreStore.current
      let path = FirestoreStore.plain(path)
      _ = store.apply([newValue.map { .set(path, $0, .nothing) } ?? .delete(path)])
    }
  }

  /// The paths of all documents, in order.
  public static var paths: [String] { FirestoreStore.current.documents.keys.sorted() }
}

/// What is done to a document.
enum FirestoreWrite {
  /// What stays of a document that is set.
  enum Merge {
    case nothing, all
    case fields([[String]])
  }

  case set(String, [String: Any], Merge)
  case update(String, [AnyHashable: Any])
  case delete(String)
}

/// A document as it is read.
struct FirestoreDocument {
  let path: String
  let fields: [String: Any]

  var id: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The value of a field, which may stand in others; the name of the document is one, too.
  func value(_ field: [String]) -> Any? {
    if field == FirestoreField.name { return id }
    return field.dropFirst().reduce(field.first.flatMap { fields[$0] }) { value, name in
      (value as? [String: Any])?[name]
    }
  }
}

final class FirestoreStore {
  var documents: [String: [String: Any]] = [:]
  var listeners: [FirestoreListener] = []
  /// The objects for paths, of which there is one each.
  private var references: [String: NSObject] = [:]
  private var count = 0

  static var current: FirestoreStore { StandIn.state { FirestoreStore() } }

  static func plain(_ path: String) -> String {
    path.split(separator: "/").joined(separator: "/")
  }

  static func error(_ code: Int, _ words: String) -> NSError {
    NSError(
      domain: FirestoreErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: words])
  }

  func reference<Reference: NSObject>(_ type: Reference.Type, _ path: String) -> Reference {
    if let known = references[path] as? Reference { return known }
    let reference = uiKitObject(type)
    references[path] = reference
    return reference
  }

  func collection(_ path: String) -> CollectionReference {
    let path = Self.plain(path)
    let collection = reference(CollectionReference.self, path)
    FirestoreQuery.of(collection).source = .collection(path)
    return collection
  }

  func document(_ path: String) -> DocumentReference {
    let path = Self.plain(path)
    let document = reference(DocumentReference.self, path)
    FirestorePath.of(document).path = path
    return document
  }

  /// An identifier as Firestore makes them, of 20 letters, but in order.
  func newID() -> String {
    count += 1
    let digits = String(count)
    return "Document" + String(repeating: "0", count: max(12 - digits.count, 0)) + digits
  }

  func read(_ path: String) -> FirestoreDocument? {
    documents[path].map { FirestoreDocument(path: path, fields: $0) }
  }

  /// Does all that is asked for, or nothing of it, and tells the listeners.
  func apply(_ writes: [FirestoreWrite]) -> NSError? {
    let old = documents
    for write in writes {
      switch write {
      case .set(let path, let fields, let merge): set(path, fields, merge)
      case .update(let path, let fields):
        guard let known = documents[path] else {
          documents = old
          return Self.error(5, "There is no document to update: \(path)")
        }
        documents[path] = fields.reduce(into: known) { document, field in
          FirestoreField.put(field.value, at: FirestoreField.path(field.key.base), into: &document)
        }
      case .delete(let path): documents[path] = nil
      }
    }
    for listener in listeners { listener.hear() }
    return nil
  }

  private func set(_ path: String, _ fields: [String: Any], _ merge: FirestoreWrite.Merge) {
    switch merge {
    case .nothing:
      documents[path] = FirestoreField.stored(fields, over: nil) as? [String: Any] ?? [:]
    case .all:
      documents[path] = FirestoreField.merged(fields, into: documents[path] ?? [:])
    case .fields(let paths):
      let given = FirestoreDocument(path: path, fields: fields)
      documents[path] = paths.reduce(into: documents[path] ?? [:]) { document, field in
        if let value = given.value(field) { FirestoreField.put(value, at: field, into: &document) }
      }
    }
  }

  /// Does something later, and tells a completion how it went.
  static func write(_ writes: [FirestoreWrite], _ completion: (((any Error)?) -> Void)? = nil) {
    StandIn.reply {
      let problem = current.apply(writes)
      completion?(problem)
    }
  }
}

/// A listener to documents.
final class FirestoreListener: NSObject, ListenerRegistration {
  private let look: () -> [FirestoreDocument]
  private let tell: (_ old: [FirestoreDocument], _ new: [FirestoreDocument]) -> Void
  private var last: [FirestoreDocument]?
  /// Whether its turn has come, after the writes before it.
  private var isReached = false

  init(
    _ look: @escaping () -> [FirestoreDocument],
    _ tell: @escaping (_ old: [FirestoreDocument], _ new: [FirestoreDocument]) -> Void
  ) {
    (self.look, self.tell) = (look, tell)
    super.init()
    FirestoreStore.current.listeners.append(self)
    StandIn.reply { [weak self] in
      self?.isReached = true
      self?.hear()
    }
  }

  func hear() {
    let store = FirestoreStore.current
    guard isReached, store.listeners.contains(where: { $0 === self }) else { return }
    let new = look()
    if let last, last.map(\.path) == new.map(\.path),
      zip(last, new).allSatisfy({ FirestoreField.areEqual($0.fields, $1.fields) })
    {
      return
    }
    let old = last ?? []
    last = new
    tell(old, new)
  }

  func remove() {
    _StandIn.call("ListenerRegistration.remove()", self, []) as Void
    FirestoreStore.current.listeners.removeAll { $0 === self }
  }
}

/// The path of a document's reference.
final class FirestorePath {
  var path = ""

  static func of(_ reference: DocumentReference) -> FirestorePath {
    StandIn.state(of: reference) { FirestorePath() }
  }
}

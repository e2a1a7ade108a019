import Foundation
import HeadlessUIKit

/// The objects of a Realm, in memory.
final class RealmStore {
  let place: String
  private let lock = NSRecursiveLock()
  private let writers = DispatchSemaphore(value: 1)
  private var tables: [ObjectIdentifier: ObjectTable] = [:]
  private var count = 0
  private var transaction: WriteTransaction?
  private var observers: [RealmObserver] = []
  private var isTelling = false
  /// A number that is another one after each change.
  private(set) var version = 0
  /// The same for what was deleted.
  private(set) var deletions = 0
  var schemaVersion: UInt64?
  /// What an earlier version of the app has left, by the names of classes that were not asked for yet.
  var left: [String: [MigrationObject]] = [:]

  init(at place: String) { self.place = place }

  /// Calls a function that no other thread may disturb.
  func guarded<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: Transactions

  /// Whether this thread may change something.
  var isWriting: Bool { guarded { transaction?.thread == ObjectIdentifier(Thread.current) } }

  func begin() {
    writers.wait()
    guarded { transaction = WriteTransaction() }
  }

  /// Ends a transaction, and tells observers of it, but for some.
  func commit(withoutTelling silent: [RealmObserver] = []) {
    guarded {
      let touched = transaction?.touched ?? [:]
      transaction = nil
      for observer in observers {
        observer.touched.merge(touched) { $0.union($1) }
        observer.isDue = true
        if silent.contains(where: { $0 === observer }) { observer.skip() }
      }
    }
    writers.signal()
    tellLater()
  }

  func cancel() {
    guarded {
      transaction?.undo()
      transaction = nil
      version += 1
      deletions += 1
    }
    writers.signal()
  }

  /// Notes a change of a property; see ``PropertyPlace/willChange(_:undo:)``.
  func change(
    _ row: ObjectRow, _ name: String, of content: AnyObject, undo: () -> () -> Void
  ) {
    guarded {
      transaction?.keep(content, undo)
      transaction?.touch(row, name)
      version += 1
    }
  }

  // MARK: Objects

  /// All objects of a class.
  func objects(of type: RLMObjectBase.Type) -> [RLMObjectBase] {
    guarded {
      takeLeft(type)
      return tables[ObjectIdentifier(type)]?.all ?? []
    }
  }

  /// All objects of the classes of a name.
  func objects(named name: String) -> [RLMObjectBase] {
    guarded {
      for type in Array(tables.keys) {
        guard let all = tables[type]?.all, let first = all.first,
          Swift.type(of: first).className() == name
        else { continue }
        return all
      }
      return []
    }
  }

  func object(of type: RLMObjectBase.Type, with key: PropertyKey) -> RLMObjectBase? {
    guarded {
      takeLeft(type)
      return tables[ObjectIdentifier(type)]?.object(with: key)
    }
  }

  /// Makes objects of what an earlier version of the app has left.
  private func takeLeft(_ type: RLMObjectBase.Type) {
    for kept in left.removeValue(forKey: type.className()) ?? [] {
      let object = kept.object(of: type)
      if object.row == nil { insert(object, .modified) }
    }
  }

  /// Adds an object with all that it leads to; answers the one that the store has.
  @discardableResult
  func add(_ object: RLMObjectBase, _ policy: Realm.UpdatePolicy) -> RLMObjectBase {
    guarded {
      takeLeft(type(of: object))
      if let row = object.row {
        if row.isInvalidated {
          RealmIssue.raise("Adding a deleted or invalidated object to a Realm is not permitted")
        } else if row.store !== self {
          RealmIssue.raise(
            "Object is already managed by another Realm. Use create instead to copy it into this "
              + "Realm.")
        }
        return row.object ?? object
      }
      guard let key = object.keyPart?.content,
        let known = tables[ObjectIdentifier(type(of: object))]?.object(with: PropertyKey(key))
      else {
        insert(object, policy)
        return object
      }
      guard policy != .error else {
        RealmIssue.raise(
          "Attempting to create an object of type '\(type(of: object).className())' with an "
            + "existing primary key value '\(key)'.")
        return known
      }
      update(known, by: object, policy)
      return known
    }
  }

  private func insert(_ object: RLMObjectBase, _ policy: Realm.UpdatePolicy) {
    count += 1
    let (number, type) = (count, ObjectIdentifier(type(of: object)))
    let row = ObjectRow(object, number: number, in: self)
    let parts = object.parts
    object.row = row
    tables[type, default: ObjectTable()].add(object, number)
    version += 1
    transaction?.touch(row)
    transaction?.keep { [unowned self] in
      tables[type]?.remove(object, number)
      row.isDeleted = true
    }
    for part in parts { part.replaceLinks { add($0, policy) } }
  }

  /// Gives an object the values of another one, which stands for the same row from now on.
  private func update(
    _ known: RLMObjectBase, by object: RLMObjectBase, _ policy: Realm.UpdatePolicy
  ) {
    let parts = object.parts
    // From here on it is found to be in the store, also by what leads back to it.
    object.row = known.row
    for (old, new) in zip(known.parts, parts) {
      new.replaceLinks { add($0, policy) }
      if !old.isPrimaryKey, old.place.name != known.keyPart?.place.name {
        let isSame = PropertyKey(old.content).isSame(as: PropertyKey(new.content))
        if policy == .all || !isSame || old.isCollection { _ = old.take(new.content) }
      }
      new.share(old)
    }
  }

  /// Deletes objects, with what belongs to them.
  func delete(_ objects: [RLMObjectBase]) {
    guarded {
      for object in objects {
        guard let row = object.row, !row.isDeleted, let known = row.object else { continue }
        let type = ObjectIdentifier(type(of: known))
        let owned = known.parts.flatMap(\.links).filter { $0 is EmbeddedObject }
        tables[type]?.remove(known, row.number)
        row.isDeleted = true
        version += 1
        deletions += 1
        transaction?.touch(row)
        transaction?.keep { [unowned self] in
          tables[type, default: ObjectTable()].add(known, row.number)
          row.isDeleted = false
        }
        delete(owned)
      }
    }
  }

  func deleteAll() {
    guarded {
      left = [:]
      for type in Array(tables.keys) { delete(tables[type]?.all ?? []) }
    }
  }

  var isEmpty: Bool {
    guarded { left.isEmpty && tables.keys.allSatisfy { tables[$0]?.all.isEmpty ?? true } }
  }

  // MARK: Observers

  func add(_ observer: RealmObserver) {
    guarded { observers.append(observer) }
    tellLater()
  }

  func remove(_ observer: RealmObserver) {
    guarded { observers.removeAll { $0 === observer } }
  }

  private func tellLater() {
    let isFirst = guarded {
      let isDue = observers.contains(where: \.isDue) && !isTelling
      isTelling = isTelling || isDue
      return isDue
    }
    guard isFirst else { return }
    MainTurn.post("a notification of Realm's") { [place] in
      DeviceRealms.current.store(at: place)?.tell()
    }
  }

  /// Tells the observers of what has changed.
  func tell() {
    let due = guarded {
      isTelling = false
      return observers.filter(\.isDue)
    }
    // What one of them does may end another one.
    for observer in due where guarded({ observers.contains { $0 === observer } }) {
      observer.tell()
    }
  }
}

extension Realm {
  /// What becomes of an object whose primary key another one has.
  public enum UpdatePolicy: Int, Sendable {
    /// It is an exception.
    case error = 1
    /// Values that are others are set.
    case modified = 3
    /// All values are set.
    case all = 2
  }

  // MARK: Transactions

  /// Whether a transaction is open on this thread.
  public var isInWriteTransaction: Bool { store.isWriting }

  /// Changes objects in a block; what it throws takes all back.
  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result {
    guard !store.isWriting else {
      beginWrite()
      return try block()
    }
    // What those observers have not heard of yet is no part of this.
    if !tokens.isEmpty { store.tell() }
    beginWrite()
    let result: Result
    do {
      result = try block()
    } catch {
      if store.isWriting { cancelWrite() }
      throw error
    }
    if store.isWriting { try commitWrite(withoutNotifying: tokens) }
    return result
  }

  /// Opens a transaction, once no other thread has one.
  public func beginWrite() {
    guard !store.isWriting else {
      RealmIssue.raise("The Realm is already in a write transaction")
      return
    }
    store.begin()
  }

  /// Ends a transaction.
  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
    guard store.isWriting else {
      RealmIssue.raise("Can't commit a non-existing write transaction")
      return
    }
    store.commit(withoutTelling: tokens.compactMap(\.observer))
  }

  /// Ends a transaction, and takes back what was done in it.
  public func cancelWrite() {
    guard store.isWriting else {
      RealmIssue.raise("Can't cancel a non-existing write transaction")
      return
    }
    store.cancel()
  }

  /// Changes objects on a later turn of the main loop.
  public func writeAsync(
    _ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil
  ) {
    _ = LaterCall {
      do {
        try write(block)
        onComplete?(nil)
      } catch {
        onComplete?(error)
      }
    }
  }

  /// Changes objects in a block.
  @discardableResult
  public nonisolated(nonsending) func asyncWrite<Result>(
    _ block: () throws -> Result
  ) async throws -> Result {
    try write(block)
  }

  private func allows() -> Bool {
    if store.isWriting { return true }
    RealmIssue.raise(
      "Can only add, remove, or create objects in a Realm in a write transaction - call "
        + "beginWriteTransaction on an RLMRealm instance first.")
    return false
  }

  // MARK: Adding

  /// Adds an object, with all that it leads to.
  public func add(_ object: Object, update: UpdatePolicy = .error) {
    guard allows(), mayUpdate(type(of: object), object.keyPart, update) else { return }
    store.add(object, update)
  }

  /// Adds objects, with all that they lead to.
  public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error)
  where S.Iterator.Element: Object {
    for object in Array(objects) { add(object, update: update) }
  }

  /// Adds an object, or gives the one with its primary key its values, as versions before 4 say it.
  public func add(_ object: Object, update: Bool) { add(object, update: update ? .all : .error) }

  /// Adds objects, or gives the ones with their primary keys their values.
  public func add<S: Sequence>(_ objects: S, update: Bool) where S.Iterator.Element: Object {
    add(objects, update: update ? .all : .error)
  }

  /// Makes an object of a dictionary, an array or another object, or gives the one with its primary key
  /// those values.
  @discardableResult
  public func create<Element: Object>(
    _ type: Element.Type, value: Any = [:], update: UpdatePolicy = .error
  ) -> Element {
    let object = type.init()
    object.take(value)
    guard allows(), mayUpdate(type, object.keyPart, update) else { return object }
    if update != .error, let values = value as? [String: Any], let key = object.keyPart?.content,
      let known = store.object(of: type, with: PropertyKey(key)) as? Element
    {
      // What the dictionary does not say stays.
      known.take(values.filter { $0.key != known.keyPart?.place.name })
      return known
    }
    return store.add(object, update) as? Element ?? object
  }

  /// Makes an object, as versions before 4 say it.
  @discardableResult
  public func create<Element: Object>(
    _ type: Element.Type, value: Any = [:], update: Bool
  ) -> Element {
    create(type, value: value, update: update ? .all : .error)
  }

  private func mayUpdate(
    _ type: RLMObjectBase.Type, _ key: (any PropertyPart)?, _ policy: UpdatePolicy
  ) -> Bool {
    guard policy != .error, key == nil else { return true }
    RealmIssue.raise("'\(type.className())' does not have a primary key and can not be updated")
    return false
  }

  // MARK: Deleting

  /// Deletes an object.
  public func delete(_ object: RLMObjectBase) { delete([object]) }

  /// Deletes objects.
  public func delete<S: Sequence>(_ objects: S) where S.Iterator.Element: RLMObjectBase {
    guard allows() else { return }
    let all = Array(objects)
    for object in all where object.row?.store !== store {
      RealmIssue.raise("Can only delete an object from the Realm it belongs to.")
      return
    }
    store.delete(all)
  }

  /// Deletes all objects.
  public func deleteAll() {
    if allows() { store.deleteAll() }
  }

  // MARK: Asking

  /// All objects of a class, also of the ones to come.
  public func objects<Element: RealmFetchable>(_ type: Element.Type) -> Results<Element> {
    let store = store
    return Results(
      _LiveElements(in: store) {
        guard let type = type as? RLMObjectBase.Type else { return [] }
        return store.objects(of: type).compactMap { $0 as? Element }
      })
  }

  /// The object with a primary key.
  public func object<Element: Object, KeyType>(
    ofType type: Element.Type, forPrimaryKey key: KeyType
  ) -> Element? {
    store.object(of: type, with: PropertyKey(key)) as? Element
  }

  /// What a reference of another thread's leads to, if it is still there.
  public func resolve<Confined: ThreadConfined>(
    _ reference: ThreadSafeReference<Confined>
  ) -> Confined? { reference.resolve() }

  /// The object of this Realm that a frozen one was.
  public func thaw<Confined: ThreadConfined>(_ object: Confined) -> Confined? { object.thaw() }
}

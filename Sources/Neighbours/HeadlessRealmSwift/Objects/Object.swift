public import Foundation

/// An object that a Realm keeps; an app's classes inherit from it.
open class Object: RLMObjectBase, RealmFetchable {
  /// Creates an object that belongs to no Realm.
  public required init() { super.init() }

  /// Calls a block when the object is changed or deleted, on a later turn of the main loop.
  public func observe<Observed: RLMObjectBase>(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<Observed>) -> Void
  ) -> NotificationToken {
    NotificationToken(ObjectObserver<Observed>(self, keyPaths, block), in: row?.store)
  }
}

/// A class whose objects a Realm is asked for.
public protocol RealmFetchable: RealmCollectionValue {}

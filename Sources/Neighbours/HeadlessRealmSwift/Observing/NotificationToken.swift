public import Foundation

/// What keeps an observer alive: without it, nothing is told any more.
public final class NotificationToken: NSObject {
  private(set) var observer: RealmObserver?
  private weak var store: RealmStore?

  init(_ observer: RealmObserver, in store: RealmStore?) {
    super.init()
    guard let store else {
      RealmIssue.raise("Only objects which are managed by a Realm support change notifications")
      return
    }
    (self.observer, self.store) = (observer, store)
    store.add(observer)
  }

  /// Tells nothing any more.
  public func invalidate() {
    if let observer { store?.remove(observer) }
    observer = nil
  }

  deinit { invalidate() }
}

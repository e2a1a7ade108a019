import Foundation
import HeadlessUIKit
import Locks

/// The Realms of one application, which are there after a relaunch.
final class DeviceRealms: ScopedState {
  private struct Kept {
    var stores: [String: RealmStore] = [:]
    var configuration = Realm.Configuration()
    var nextError: Realm.Error?
    /// What is to be called on later turns, by its number.
    var calls: [Int: () -> Void] = [:]
    var lastCall = 0
  }

  // Proof: stores have locks of their own, and the rest is values that are replaced.
  private let kept = Locked(unchecked: Kept())

  func store(at place: String) -> RealmStore? { kept.withLockUnchecked { $0.stores[place] } }

  /// The store at a place, made when it is first asked for.
  func store(made place: String) -> RealmStore {
    kept.withLockUnchecked { kept in
      let store = kept.stores[place] ?? RealmStore(at: place)
      kept.stores[place] = store
      return store
    }
  }

  /// Forgets a store; answers whether there was one.
  func remove(at place: String) -> Bool {
    kept.withLock { $0.stores.removeValue(forKey: place) != nil }
  }

  // MARK: Calls

  /// Keeps a call of an app's; answers its number.
  func keep(_ call: @escaping () -> Void) -> Int {
    kept.withLock { kept in
      kept.lastCall += 1
      kept.calls[kept.lastCall] = call
      return kept.lastCall
    }
  }

  /// Returns a call, which is not kept any more.
  func takeCall(_ number: Int) -> (() -> Void)? {
    kept.withLockUnchecked { $0.calls.removeValue(forKey: number) }
  }

  // MARK: What a test says

  var configuration: Realm.Configuration {
    get { kept.withLockUnchecked { $0.configuration } }
    set { kept.withLockUnchecked { $0.configuration = newValue } }
  }

  /// Why the next Realm does not open.
  var nextError: Realm.Error? {
    get { kept.withLockUnchecked { $0.nextError } }
    set { kept.withLockUnchecked { $0.nextError = newValue } }
  }
}

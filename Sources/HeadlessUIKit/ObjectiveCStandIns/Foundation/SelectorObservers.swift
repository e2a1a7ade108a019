import Foundation
import Locks

/// The observers that were added with selectors, and the tokens that Foundation has for them.
enum SelectorObservers {
  struct Entry {
    weak var center: NotificationCenter?
    let name: Notification.Name?
    weak var sender: AnyObject?
    let token: any NSObjectProtocol
  }

  // Proof: entries do not change, and what they lead to is Foundation's, which any thread may use.
  private static let entries = Locked(unchecked: SideTable<[Entry]>())

  static func add(_ entry: Entry, of observer: AnyObject) {
    let gone = entries.withLockUnchecked {
      $0.set(($0.value(of: observer) ?? []) + [entry], of: observer)
    }
    // The registrations of deallocated observers cannot be removed by any other code.
    for entry in gone.values.joined() { entry.center?.removeObserver(entry.token as Any) }
  }

  /// Removes entries of an observer that fulfil a condition, and returns their tokens.
  static func remove(
    of observer: AnyObject, where isGone: (Entry) -> Bool
  ) -> [any NSObjectProtocol] {
    let list = entries.withLockUnchecked { $0.value(of: observer) ?? [] }
    let going = list.filter(isGone)
    let tokens = Set(going.map { ObjectIdentifier($0.token) })
    let dropped = entries.withLockUnchecked { entries in
      let rest = (entries.value(of: observer) ?? []).filter {
        !tokens.contains(ObjectIdentifier($0.token))
      }
      return entries.set(rest.isEmpty ? nil : rest, of: observer)
    }
    withExtendedLifetime(dropped) {}
    return going.map(\.token)
  }
}

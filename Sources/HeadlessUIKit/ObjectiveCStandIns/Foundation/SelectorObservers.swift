import Foundation

/// The observers that were added with selectors, and the tokens that Foundation has for them.
enum SelectorObservers {
  struct Entry {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: Notification.Name?
    weak var sender: AnyObject?
    let token: any NSObjectProtocol
  }

  // Proof: it is only used under the lock.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]
  private static let lock = NSLock()

  static func add(_ entry: Entry, of observer: AnyObject) {
    lock.withLock {
      // What is gone cannot be removed by anybody else.
      for (place, list) in entries where list.contains(where: { $0.observer == nil }) {
        for gone in list where gone.observer == nil {
          gone.center?.removeObserver(gone.token as Any)
        }
        let rest = list.filter { $0.observer != nil }
        entries[place] = rest.isEmpty ? nil : rest
      }
      entries[ObjectIdentifier(observer), default: []].append(entry)
    }
  }

  /// Removes entries of an observer that fulfil a condition, and returns their tokens.
  static func remove(
    of observer: AnyObject, where isGone: (Entry) -> Bool
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      let list = entries[ObjectIdentifier(observer)] ?? []
      let rest = list.filter { !isGone($0) }
      entries[ObjectIdentifier(observer)] = rest.isEmpty ? nil : rest
      return list.filter(isGone).map(\.token)
    }
  }
}

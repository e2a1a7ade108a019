import HeadlessUIKit
import Locks

/// The things of one application that a user can find.
final class SearchableItems: ScopedState {
  struct Entry: Sendable {
    let identifier: String
    let domain: String?
    private let kept: Unchecked<CSSearchableItem>

    init(_ item: CSSearchableItem) {
      identifier = item.uniqueIdentifier
      domain = item.domainIdentifier
      // Proof: it is only handed back to the app and to the test.
      kept = Unchecked(item)
    }

    var item: CSSearchableItem { kept.value }
  }

  private let entries = Locked<[Entry]>([])

  var all: [CSSearchableItem] { entries.withLock { $0 }.map(\.item) }

  func add(_ new: [Entry]) {
    entries.withLock { entries in
      for entry in new {
        if let index = entries.firstIndex(where: { $0.identifier == entry.identifier }) {
          entries[index] = entry
        } else {
          entries.append(entry)
        }
      }
    }
  }

  func remove(_ isMeant: @Sendable (String) -> Bool) {
    entries.withLock { $0.removeAll { isMeant($0.identifier) } }
  }

  /// Removes what belongs to some identifiers: `birds` also means `birds.wrens`.
  func remove(domains: [String]) {
    entries.withLock { entries in
      entries.removeAll { entry in
        domains.contains { entry.domain == $0 || entry.domain?.hasPrefix($0 + ".") == true }
      }
    }
  }
}

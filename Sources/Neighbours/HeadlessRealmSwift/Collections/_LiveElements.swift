import Foundation

/// The elements of a collection as they are at any time.
public final class _LiveElements<Element> {
  let store: RealmStore?
  let isFrozen: Bool
  private let read: () -> [Element]
  private var known: (version: Int, elements: [Element])?

  /// Creates elements that a store has, or that belong to none.
  init(in store: RealmStore?, isFrozen: Bool = false, _ read: @escaping () -> [Element]) {
    (self.store, self.isFrozen, self.read) = (store, isFrozen, read)
  }

  /// All of them.
  var all: [Element] {
    guard let store else { return read() }
    return store.guarded {
      if let known, known.version == store.version { return known.elements }
      let elements = read()
      // What has been read for the first time may count as a change.
      known = (store.version, elements)
      return elements
    }
  }

  /// What is made of them, as they will be.
  func map<Other>(_ change: @escaping ([Element]) -> [Other]) -> _LiveElements<Other> {
    _LiveElements<Other>(in: store, isFrozen: isFrozen) { change(self.all) }
  }
}

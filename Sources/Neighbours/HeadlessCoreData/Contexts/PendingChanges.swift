import Foundation

/// The changes of objects since observers were told of them the last time.
struct PendingChanges {
  /// The kind of change of one object.
  enum Change { case inserted, updated, deleted, refreshed }

  private var kinds: [ObjectIdentifier: (kind: Change, place: Int)] = [:]
  private var objects: [NSManagedObject] = []

  var isEmpty: Bool { kinds.isEmpty }

  /// The objects to which something has happened.
  var allObjects: [NSManagedObject] { objects.filter { kinds[ObjectIdentifier($0)] != nil } }

  /// Notes what has happened to an object.
  ///
  /// What is new stays new, whatever is set; what was new and goes was never there.
  mutating func note(_ kind: Change, _ object: NSManagedObject) {
    if kind != .updated { object.audience?.send() }
    let key = ObjectIdentifier(object)
    guard let last = kinds[key] else {
      kinds[key] = (kind, objects.count)
      objects.append(object)
      return
    }
    switch (last.kind, kind) {
    case (.inserted, .updated), (.inserted, .refreshed), (.deleted, .updated),
      (.deleted, .refreshed), (.updated, .refreshed):
      break
    case (.inserted, .deleted), (.deleted, .inserted): kinds[key] = nil
    default: kinds[key]?.kind = kind
    }
  }

  /// Returns the objects to which something has happened, in the order in which it did.
  func objects(_ kind: Change) -> [NSManagedObject] {
    objects.enumerated().compactMap { place, object in
      guard let entry = kinds[ObjectIdentifier(object)], entry.kind == kind, entry.place == place
      else { return nil }
      return object
    }
  }
}

import Locks

/// The place of a `@State`, which a node keeps.
///
/// Its value may be set on any thread. Nodes learn of that on the main one, in the order of transactions:
/// a body reads what its transaction has set, and not what a later one will.
final class StateLocation<Value>: Location, Sendable {
  private struct Kept {
    /// What was set last.
    var latest: Value
    /// What bodies read.
    var shown: Value
    /// What transactions to come set.
    var coming: [(batch: Int, value: Value)] = []
  }

  private let kept: Locked<Kept>
  @MainActor private var readers: [Weak<_AnyNode>] = []
  private let updates: Weak<Updates>

  @MainActor init(_ value: Value, _ updates: Updates) {
    // Proof: what is set goes from one thread to another, as in SwiftUI.
    kept = Locked(unchecked: Kept(latest: value, shown: value))
    self.updates = Weak(updates)
  }

  func get() -> Value {
    let isInBody = MainQueue.isCurrent && MainActor.runUnchecked { note() }
    return kept.withLockUnchecked { isInBody ? $0.shown : $0.latest }
  }

  /// Notes the node that reads; returns whether there is one.
  @MainActor private func note() -> Bool {
    guard let node = Tracker.current else { return false }
    if !readers.contains(where: { $0.object === node }) { readers.append(Weak(node)) }
    return true
  }

  func set(_ value: Value, _ transaction: Transaction) {
    if MainQueue.isCurrent, MainActor.runUnchecked({ Tracker.isInBody }) {
      return RuntimeIssue.log(
        "Modifying state during view update, this will cause undefined behavior.")
    }
    let latest = kept.withLockUnchecked { $0.latest }
    guard !Equality.holds(latest, value) else { return }
    kept.withLockUnchecked { $0.latest = value }
    MainUpdate.run(in: updates.object?.scope) { self.await(transaction) }
  }

  /// Lets the latest value come with a transaction.
  @MainActor private func await(_ transaction: Transaction) {
    guard let updates = updates.object else {
      return kept.withLockUnchecked { $0.shown = $0.latest }
    }
    let batch = updates.batch(transaction, for: self)
    kept.withLockUnchecked { kept in
      if kept.coming.last?.batch == batch { kept.coming.removeLast() }
      kept.coming.append((batch, kept.latest))
    }
  }
}

extension StateLocation: PendingWrite {
  func apply(_ batch: Int) {
    kept.withLockUnchecked { kept in
      while let first = kept.coming.first, first.batch <= batch {
        kept.shown = first.value
        kept.coming.removeFirst()
      }
    }
    let all = readers
    readers.removeAll(keepingCapacity: true)
    for reader in all { reader.object?.invalidate() }
  }
}

public import Foundation
import Locks

/// A token of an observation, which ends when the token is invalidated or goes.
public class NSKeyValueObservation: NSObject {
  typealias DidChange = @MainActor () -> Void

  private let key: ObservedKey
  private let begin: Locked<(@MainActor () -> DidChange)?>

  init(_ key: ObservedKey, begin: @escaping @MainActor () -> DidChange) {
    self.key = key
    self.begin = Locked(begin)
  }

  /// Returns a token of what never changes.
  package static func ofNothing() -> NSKeyValueObservation {
    NSKeyValueObservation(.value) { {} }
  }

  /// Ends the observation.
  public func invalidate() {
    // What it holds goes outside the lock.
    let old = begin.withLock { begin in
      defer { begin = nil }
      return begin
    }
    withExtendedLifetime(old) {}
  }

  var isObserving: Bool { begin.withLock { $0 != nil } }

  /// Says that a property is about to change, and returns how to say that it has.
  @MainActor
  func willChange(_ key: ObservedKey) -> DidChange? {
    guard key == self.key, let didChange = begin.withLock({ $0 })?() else { return nil }
    return { [self] in if isObserving { didChange() } }
  }
}

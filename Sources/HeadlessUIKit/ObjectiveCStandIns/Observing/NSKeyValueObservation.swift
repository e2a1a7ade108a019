public import Foundation

/// A token of an observation, which ends when the token is invalidated or goes.
public class NSKeyValueObservation: NSObject {
  typealias DidChange = @MainActor () -> Void

  private let key: ObservedKey
  // Proof: it is set when the token is made and when it is invalidated, and called by setters, all on
  // the thread of the observed object, which is the main one.
  nonisolated(unsafe) private var begin: (@MainActor () -> DidChange)?

  init(_ key: ObservedKey, begin: @escaping @MainActor () -> DidChange) {
    self.key = key
    self.begin = begin
  }

  /// Ends the observation.
  public func invalidate() { begin = nil }

  var isObserving: Bool { begin != nil }

  /// Says that a property is about to change, and returns how to say that it has.
  @MainActor
  func willChange(_ key: ObservedKey) -> DidChange? {
    guard key == self.key, let didChange = begin?() else { return nil }
    return { [self] in if isObserving { didChange() } }
  }
}

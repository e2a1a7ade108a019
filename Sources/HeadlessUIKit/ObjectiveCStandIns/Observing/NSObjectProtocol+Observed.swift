import Foundation

extension NSObjectProtocol {
  /// Sets a property that may be observed.
  @MainActor
  @inline(__always)
  func observed(_ key: KeyValueObservers.Key, by set: () -> Void) {
    guard KeyValueObservers.areThere else { return set() }
    KeyValueObservers.change(key, of: self, by: set)
  }
}

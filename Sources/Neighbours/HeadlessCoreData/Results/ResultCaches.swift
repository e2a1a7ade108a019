import HeadlessUIKit
import Locks

/// The results of controllers with the name of a cache, which must not change.
final class ResultCaches: ScopedState {
  private let requests = Locked<[String: String]>([:])

  /// Notes what is fetched with a cache, and returns whether it is what was fetched before.
  func note(_ request: String, for name: String) -> Bool {
    requests.withLock { requests in
      guard let last = requests[name] else {
        requests[name] = request
        return true
      }
      return last == request
    }
  }

  func remove(_ name: String?) {
    requests.withLock { if let name { $0[name] = nil } else { $0 = [:] } }
  }
}

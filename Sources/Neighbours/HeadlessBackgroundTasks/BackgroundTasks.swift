import HeadlessUIKit
import Locks

/// The registered and requested tasks of one application.
final class BackgroundTasks: ScopedState {
  typealias Handler = (BGTask) -> Void

  private struct State {
    var handlers: [String: MainActorOnly<Handler>] = [:]
    var requests: [BGTaskRequest] = []
    var error: BGTaskScheduler.Error.Code?
  }

  /// The largest number of waiting tasks of a kind.
  private static let most = (refreshes: 1, others: 10)

  // Proof: requests are copies that do not change.
  private let state = Locked(unchecked: State())

  /// Whether the app's Info.plist names a task; where none is known, all are permitted.
  static func isPermitted(_ identifier: String) -> Bool {
    guard MainQueue.isCurrent else { return true }
    return MainActor.runUnchecked {
      let info = UIApplication.shared.infoDictionary
      let names = info["BGTaskSchedulerPermittedIdentifiers"] as? [String] ?? []
      return info.isEmpty || names.contains(identifier)
    }
  }

  var pending: [BGTaskRequest] { state.withLockUnchecked { $0.requests.map { $0.copied() } } }

  var registered: [String] { state.withLock { $0.handlers.keys.sorted() } }

  var error: BGTaskScheduler.Error.Code? {
    get { state.withLock(\.error) }
    set { state.withLock { $0.error = newValue } }
  }

  /// Returns whether nothing was registered for it yet.
  func register(_ identifier: String, _ handler: @escaping Handler) -> Bool {
    let registered = MainActorOnly(handler)
    return state.withLock { state in
      guard state.handlers[identifier] == nil else { return false }
      state.handlers[identifier] = registered
      return true
    }
  }

  func submit(_ request: BGTaskRequest) throws {
    let isRefresh = request is BGAppRefreshTaskRequest
    let error = state.withLock { state -> BGTaskScheduler.Error.Code? in
      if let error = state.error { return error }
      let others = state.requests.filter { $0.identifier != request.identifier }
      let alike = others.filter { ($0 is BGAppRefreshTaskRequest) == isRefresh }.count
      guard alike < (isRefresh ? Self.most.refreshes : Self.most.others) else {
        return .tooManyPendingTaskRequests
      }
      state.requests = others + [request]
      return nil
    }
    if let error { throw BGTaskScheduler.Error(error) }
  }

  func cancel(_ isMeant: (String) -> Bool) {
    state.withLock { $0.requests.removeAll { isMeant($0.identifier) } }
  }

  /// Removes and returns the waiting request.
  func take(_ identifier: String) -> BGTaskRequest? {
    state.withLockUnchecked { state in
      let index = state.requests.firstIndex { $0.identifier == identifier }
      return index.map { state.requests.remove(at: $0) }
    }
  }

  @MainActor
  func handler(for identifier: String) -> Handler? {
    state.withLock { $0.handlers[identifier] }?.value
  }
}

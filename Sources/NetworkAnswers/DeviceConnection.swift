import FailureReporting
import HeadlessUIKit

/// The connection of one application's device, and who hears of its changes.
package final class DeviceConnection: ScopedState {
  private struct State {
    var connection = NetworkConnection.wifi
    var watchers: [Int: @Sendable () -> Void] = [:]
    var last = 0
  }

  private let state = Locked(State())

  package init() {}

  /// That of the application of this task.
  package static var current: DeviceConnection {
    ApplicationScope.current.state(DeviceConnection.self)
  }

  /// How the device is connected.
  package var connection: NetworkConnection {
    get { state.withLock(\.connection) }
    set {
      let watchers = state.withLock { state -> [@Sendable () -> Void] in
        guard state.connection != newValue else { return [] }
        state.connection = newValue
        return state.watchers.sorted { $0.key < $1.key }.map(\.value)
      }
      for watcher in watchers { watcher() }
    }
  }

  /// Lets a closure hear of each change, on whatever thread it is made; returns its number.
  package func watch(_ watcher: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.last += 1
      state.watchers[state.last] = watcher
      return state.last
    }
  }

  /// Lets the closure of a number hear nothing more.
  package func leave(_ number: Int) { state.withLock { $0.watchers[number] = nil } }
}

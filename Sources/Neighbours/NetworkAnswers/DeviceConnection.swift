import HeadlessUIKit
import Locks

/// The connection of one application's device.
package final class DeviceConnection: ScopedState {
  private let state = Locked(NetworkConnection.wifi)

  package init() {}

  /// That of the application of this task.
  package static var current: DeviceConnection {
    ApplicationScope.current.state(DeviceConnection.self)
  }

  /// The device's connection.
  package var connection: NetworkConnection {
    get { state.withLock { $0 } }
    set {
      let isNew = state.withLock { state in
        defer { state = newValue }
        return state != newValue
      }
      if isNew { ConnectionWatch.tellChange(of: self) }
    }
  }
}

import HeadlessUIKit
import Locks

/// Hears of the changes of a device's connection.
///
/// It belongs to the application that it was made for. When that is gone, as for an object that an app makes
/// once for all tests of a process, it hears of changes in any application.
package final class ConnectionWatch: Sendable {
  private struct Watcher {
    weak var home: DeviceConnection?
    let tell: @Sendable () -> Void
  }

  private struct State {
    weak var home: DeviceConnection?
    var number: Int?
  }

  private static let watchers = Locked<(all: [Int: Watcher], last: Int)>(([:], 0))

  private let state = Locked(State(home: DeviceConnection.current))

  package init() {}

  deinit { end() }

  /// The device's connection.
  package var connection: NetworkConnection {
    (state.withLock(\.home) ?? DeviceConnection.current).connection
  }

  /// Begins to tell a closure of each change, on whatever thread it is made, and no other closure any more.
  package func begin(_ tell: @escaping @Sendable () -> Void) {
    end()
    let watcher = Watcher(home: state.withLock(\.home), tell: tell)
    let number = Self.watchers.withLock { watchers in
      watchers.last += 1
      watchers.all[watchers.last] = watcher
      return watchers.last
    }
    state.withLock { $0.number = number }
  }

  /// Ends to tell.
  package func end() {
    let number = state.withLock { state in
      defer { state.number = nil }
      return state.number
    }
    if let number { Self.watchers.withLock { $0.all[number] = nil } }
  }

  static func tellChange(of connection: DeviceConnection) {
    let told = watchers.withLock { watchers in
      watchers.all.filter { $0.value.home == nil || $0.value.home === connection }
        .sorted { $0.key < $1.key }.map(\.value.tell)
    }
    for tell in told { tell() }
  }
}

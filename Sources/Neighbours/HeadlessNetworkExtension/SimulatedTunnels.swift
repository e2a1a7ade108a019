import HeadlessUIKit
import Locks

/// The tunnels in the settings of the device, as a test says.
///
/// They belong to the application of the test.
///
/// ```swift
/// SimulatedTunnels.error = .configurationReadWriteFailed  // such as when the user refuses
/// ```
public enum SimulatedTunnels {
  /// Why nothing can be read, written or opened; at first nothing keeps it from being.
  public static var error: NEVPNError.Code? {
    get { KnownTunnels.current.error }
    set { KnownTunnels.current.error = newValue }
  }

  /// The tunnels of the app that the settings have.
  @MainActor public static var saved: [NETunnelProviderManager] { KnownTunnels.current.saved }
}

/// The tunnels of one application.
@MainActor
final class KnownTunnels: ScopedState {
  private(set) lazy var only = NEVPNManager()
  private(set) var saved: [NETunnelProviderManager] = []
  private nonisolated let failure = Locked(NEVPNError.Code?.none)

  nonisolated init() {}

  nonisolated var error: NEVPNError.Code? {
    get { failure.withLock(\.self) }
    set { failure.withLock { $0 = newValue } }
  }

  func add(_ manager: NETunnelProviderManager) {
    if !saved.contains(manager) { saved.append(manager) }
  }

  func remove(_ manager: NETunnelProviderManager) { saved.removeAll { $0 === manager } }
}

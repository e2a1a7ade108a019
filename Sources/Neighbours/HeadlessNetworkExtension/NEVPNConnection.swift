public import Foundation
import HeadlessUIKit
import Locks

/// The connection of a tunnel, which stands a turn after it was asked for, see ``SimulatedTunnels``.
public final class NEVPNConnection: NSObject, Sendable {
  private struct State {
    var status = NEVPNStatus.disconnected
    var since: Date?
    var isEnabled = false
  }

  private let state = Locked(State())

  override init() { super.init() }

  /// Whether it stands.
  public var status: NEVPNStatus { state.withLock(\.status) }

  /// When it was opened.
  public var connectedDate: Date? { state.withLock(\.since) }

  /// Opens it; throws where a test refuses that, or the tunnel is not enabled.
  public func startVPNTunnel() throws { try startVPNTunnel(options: nil) }

  /// Opens it; throws where a test refuses that, or the tunnel is not enabled.
  public func startVPNTunnel(options: [String: NSObject]?) throws {
    if let error = SimulatedTunnels.error { throw NEVPNError(error) }
    guard state.withLock(\.isEnabled) else { throw NEVPNError(.configurationDisabled) }
    guard status == .disconnected || status == .invalid else { return }
    change(to: .connecting, then: .connected)
  }

  /// Closes it.
  public func stopVPNTunnel() {
    guard status == .connected || status == .connecting else { return }
    change(to: .disconnecting, then: .disconnected)
  }

  func enable(_ isEnabled: Bool) { state.withLock { $0.isEnabled = isEnabled } }

  private func change(to status: NEVPNStatus, then next: NEVPNStatus) {
    set(status)
    MainTurn.post("NEVPNConnection") { if self.status == status { self.set(next) } }
  }

  private func set(_ status: NEVPNStatus) {
    state.withLock { state in
      state.status = status
      state.since = status == .connected ? Date() : nil
    }
    NotificationCenter.default.post(name: .NEVPNStatusDidChange, object: self)
  }
}

/// Whether a tunnel stands.
public enum NEVPNStatus: Int, Sendable {
  case invalid
  case disconnected
  case connecting
  case connected
  case reasserting
  case disconnecting
}

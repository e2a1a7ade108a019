import FleetTesting
import HeadlessNetworkExtension
import TestSupport
import Testing

@MainActor @Suite("NetworkExtension", .freshApplication)
struct TunnelTests {
  private let trace = Trace()

  @Test func `a tunnel that is saved and enabled is opened and closed`() async throws {
    let manager = NETunnelProviderManager()
    manager.protocolConfiguration = NETunnelProviderProtocol()
    #expect(throws: NEVPNError(.configurationDisabled)) {
      try manager.connection.startVPNTunnel()
    }
    manager.isEnabled = true
    try await manager.saveToPreferences()
    let connection = manager.connection
    let token = NotificationCenter.default.addObserver(
      forName: .NEVPNStatusDidChange, object: connection, queue: nil
    ) { [trace] _ in trace.add("\(connection.status)") }
    try connection.startVPNTunnel()
    #expect(connection.status == .connecting)
    await settle()
    #expect(connection.connectedDate != nil)
    connection.stopVPNTunnel()
    await settle()
    NotificationCenter.default.removeObserver(token)

    #expect(trace.lines == ["connecting", "connected", "disconnecting", "disconnected"])
    #expect(try await NETunnelProviderManager.loadAllFromPreferences() == [manager])
    try await manager.removeFromPreferences()
    #expect(SimulatedTunnels.saved.isEmpty)
  }

  @Test func `a test refuses the settings`() async {
    SimulatedTunnels.error = .configurationReadWriteFailed
    NEVPNManager.shared().isEnabled = true
    NEVPNManager.shared().saveToPreferences { [trace] error in
      trace.add("\((error as? NEVPNError)?.code == .configurationReadWriteFailed)")
    }
    await settle()
    #expect(trace.lines == ["true"])
    await #expect(throws: NEVPNError(.configurationReadWriteFailed)) {
      try await NEVPNManager.shared().loadFromPreferences()
    }
    SimulatedTunnels.error = nil
    #expect(throws: NEVPNError(.configurationDisabled)) {
      try NEVPNManager.shared().connection.startVPNTunnel()
    }
    NEHotspotNetwork.fetchCurrent { [trace] in trace.add("\($0 == nil)") }
    await settle()

    #expect(trace.lines == ["true", "true"])
  }
}

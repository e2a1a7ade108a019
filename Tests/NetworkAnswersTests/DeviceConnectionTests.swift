import FailureReporting
import FleetTesting
import HeadlessUIKit
import NetworkAnswers
import Testing

@MainActor @Suite(.freshApplication) struct DeviceConnectionTests {
  @Test func `each change is told once, to whoever still watches`() {
    let connection = DeviceConnection.current
    let heard = Locked<[String]>([])
    let first = connection.watch { heard.withLock { $0.append("first") } }
    _ = connection.watch { heard.withLock { $0.append("second") } }

    Fleet.networkConnection = .none
    Fleet.networkConnection = .none
    connection.leave(first)
    Fleet.networkConnection = .cellular

    #expect(heard.withLock { $0 } == ["first", "second", "second"])
  }

  @Test func `a fresh application is connected by Wi-Fi`() {
    Fleet.networkConnection = .none

    withFreshApplication { #expect(Fleet.networkConnection == .wifi) }

    #expect(Fleet.networkConnection == .none)
  }
}

import Dispatch
import FleetTesting
import HeadlessNetwork
import TestSupport
import Testing

@MainActor @Suite("NWPathMonitor", .freshApplication)
struct NWPathMonitorTests {
  private let trace = Trace()

  private func monitor(_ monitor: NWPathMonitor) -> NWPathMonitor {
    monitor.pathUpdateHandler = { [trace] path in
      trace.add("\(path.status) \(path.availableInterfaces.map(\.name)) \(path.isExpensive)")
    }
    return monitor
  }

  @Test func `tells of the network on a later turn, and then of each change`() {
    let monitor = monitor(NWPathMonitor())
    Fleet.networkConnection = .cellular
    settle()
    #expect(trace.lines.isEmpty)
    monitor.start(queue: DispatchQueue(label: "network"))
    monitor.start(queue: .main)
    #expect(trace.lines.isEmpty)
    settle()
    Fleet.networkConnection = .none
    settle()
    Fleet.networkConnection = .wifi
    #expect(monitor.currentPath.usesInterfaceType(.wifi))
    settle()
    monitor.cancel()
    monitor.start(queue: .main)
    Fleet.networkConnection = .wired
    settle()

    #expect(
      trace.lines == [
        "satisfied [\"pdp_ip0\"] true", "unsatisfied [] false", "satisfied [\"en0\"] false",
      ])
    #expect(monitor.queue?.label == "network")
  }

  @Test func `is a sequence of paths, until it is cancelled`() async {
    let monitor = NWPathMonitor()
    var paths = monitor.makeAsyncIterator()
    var late = monitor.makeAsyncIterator()
    await settle()
    #expect(await paths.next()?.usesInterfaceType(.wifi) == true)
    #expect(await late.next()?.usesInterfaceType(.wifi) == true)

    Fleet.networkConnection = .none
    await settle()
    #expect(await paths.next()?.status == .unsatisfied)

    monitor.cancel()
    #expect(await paths.next() == nil)
    var none = monitor.makeAsyncIterator()
    #expect(await none.next() == nil)
  }

  @Test func `that an app keeps for all tests hears of each test's network`() {
    let kept = withFreshApplication {
      let kept = monitor(NWPathMonitor())
      kept.start(queue: .main)
      settle()
      Fleet.networkConnection = .none
      settle()
      return kept
    }
    #expect(kept.currentPath.status == .satisfied)
    Fleet.networkConnection = .cellular
    settle()

    #expect(
      trace.lines == [
        "satisfied [\"en0\"] false", "unsatisfied [] false", "satisfied [\"pdp_ip0\"] true",
      ])
  }

  @Test func `of one kind of network, or of all but some, tells of that`() {
    let wifi = NWPathMonitor(requiredInterfaceType: .wifi)
    let noCellular = NWPathMonitor(prohibitedInterfaceTypes: [.cellular])
    let rows: [(NetworkConnection, Bool, Bool)] = [
      (.wifi, true, true), (.wired, false, true), (.cellular, false, false), (.none, false, false),
    ]
    for (connection, byWifi, byOthers) in rows {
      Fleet.networkConnection = connection
      #expect((wifi.currentPath.status == .satisfied) == byWifi)
      #expect((noCellular.currentPath.status == .satisfied) == byOthers)
    }
  }

  @Test func `that is cancelled, or gone, before its turn says nothing`() {
    let cancelled = monitor(NWPathMonitor())
    cancelled.start(queue: .main)
    cancelled.cancel()
    var gone: NWPathMonitor? = monitor(NWPathMonitor())
    gone?.start(queue: .main)
    gone = nil
    settle()
    Fleet.networkConnection = .none
    settle()

    #expect(trace.lines.isEmpty)
  }
}

import Dispatch
import FleetTesting
import HeadlessSystemConfiguration
import TestSupport
import Testing

@MainActor @Suite("SCNetworkReachability", .freshApplication)
struct SCNetworkReachabilityTests {
  /// What an app keeps, as it does in its own class.
  @MainActor private final class Reachability {
    let trace = Trace()
    let target = SCNetworkReachabilityCreateWithName(nil, "birds.example")

    func start() -> Bool {
      guard let target else { return false }
      var context = SCNetworkReachabilityContext(
        version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
      context.info = UnsafeMutableRawPointer(
        Unmanaged<Reachability>.passUnretained(self).toOpaque())
      let callback: SCNetworkReachabilityCallBack = { _, flags, info in
        guard let info else { return }
        let it = Unmanaged<Reachability>.fromOpaque(info).takeUnretainedValue()
        it.trace.add("\(flags.rawValue)")
      }
      return SCNetworkReachabilitySetCallback(target, callback, &context)
        && SCNetworkReachabilitySetDispatchQueue(target, .main)
    }

    func stop() {
      guard let target else { return }
      SCNetworkReachabilitySetCallback(target, nil, nil)
      SCNetworkReachabilitySetDispatchQueue(target, nil)
    }
  }

  @Test func `has flags by the connection`() throws {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    #expect(address.sin_len == 16)
    let target = try #require(
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
        }
      })
    let rows: [(NetworkConnection, SCNetworkReachabilityFlags)] = [
      (.wifi, [.reachable]), (.cellular, [.reachable, .isWWAN]), (.wired, [.reachable]),
      (.none, []),
    ]
    for (connection, expected) in rows {
      Fleet.networkConnection = connection
      var flags = SCNetworkReachabilityFlags()
      #expect(SCNetworkReachabilityGetFlags(target, &flags))
      #expect(flags == expected)
    }
  }

  @Test func `tells of changes on a later turn, until it is stopped`() {
    let reachability = Reachability()
    #expect(reachability.start())
    settle()
    Fleet.networkConnection = .cellular
    #expect(reachability.trace.lines.isEmpty)
    settle()
    Fleet.networkConnection = .none
    settle()
    reachability.stop()
    Fleet.networkConnection = .wifi
    settle()

    #expect(reachability.trace.lines == ["262146", "0"])
  }

  /// The app's own data.
  private final class Info {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }
    deinit { trace.add("gone") }
  }

  @Test func `keeps what the app gives along by its own means, and lets it go`() throws {
    let trace = Trace()
    var target = SCNetworkReachabilityCreateWithName(nil, "birds.example")
    do {
      let info = Info(trace)
      var context = SCNetworkReachabilityContext()
      context.info = Unmanaged.passUnretained(info).toOpaque()
      context.retain = { UnsafeRawPointer(Unmanaged<Info>.fromOpaque($0).retain().toOpaque()) }
      context.release = { Unmanaged<Info>.fromOpaque($0).release() }
      SCNetworkReachabilitySetCallback(try #require(target), { _, _, _ in }, &context)
    }
    #expect(trace.lines.isEmpty)
    target = nil

    #expect(trace.lines == ["gone"])
  }
}

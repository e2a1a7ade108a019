import FleetTesting
import NetworkAnswers
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct DeviceConnectionTests {
  private let trace = Trace()

  @Test func `each change is told once, to whoever still watches`() {
    let (first, second) = (ConnectionWatch(), ConnectionWatch())
    first.begin { [trace] in trace.add("replaced") }
    first.begin { [trace] in trace.add("first") }
    second.begin { [trace] in trace.add("second") }

    Fleet.networkConnection = .none
    Fleet.networkConnection = .none
    first.end()
    Fleet.networkConnection = .cellular

    #expect(trace.lines == ["first", "second", "second"])
    #expect(second.connection == .cellular)
  }

  @Test func `each application has its own, and what outlives one hears of any`() {
    let watch = ConnectionWatch()
    watch.begin { [trace] in trace.add("own") }
    let outliving = withFreshApplication {
      #expect(Fleet.networkConnection == .wifi)
      let watch = ConnectionWatch()
      watch.begin { [trace] in trace.add("fresh") }
      Fleet.networkConnection = .none
      return watch
    }
    #expect(trace.lines == ["fresh"])
    Fleet.networkConnection = .wired

    #expect(trace.lines == ["fresh", "own", "fresh"])
    #expect(outliving.connection == .wired)
  }
}

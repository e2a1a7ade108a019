import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Fleet.eventually { }", .freshApplication)
struct EventuallyTests {
  @MainActor final class Model {
    var isLoaded = false
    var count = 0
  }

  private let model = Model()
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  @Test func `holds at once where the condition holds`() async {
    let received = await failures {
      #expect(await Fleet.eventually { true })
    }

    #expect(received.isEmpty)
  }

  @Test func `lets due work, tasks and blocks run`() async {
    UIView.animate(withDuration: 1) {
    } completion: { [model] _ in
      Task { @MainActor in
        DispatchQueue.main.async { model.isLoaded = true }
      }
    }

    #expect(await Fleet.eventually { model.isLoaded })
  }

  @Test func `moves the clock to delayed work, one by one, and no further than it must`() async {
    for delay in [1, 2, 3] as [Int64] {
      loop.enqueue("tick", after: .seconds(delay)) { model.count += 1 }
    }

    #expect(await Fleet.eventually { model.count == 2 })

    #expect(model.count == 2)
    #expect(loop.now == .seconds(2))
  }

  @Test func `goes on with tasks that wait for each other`() async {
    Task { @MainActor in
      await letMainActorTurn(100)
      model.isLoaded = true
    }

    #expect(await Fleet.eventually { model.isLoaded })
  }

  @Test func `waits for work off the main actor`() async {
    let model = model
    Task.detached {
      let sum = (0..<100_000).reduce(0, &+)
      await MainActor.run { model.count = sum }
    }

    #expect(await Fleet.eventually { model.count > 0 })
  }

  @Test func `does not count the time for which others hold the main actor`() async {
    Task { @MainActor in
      for _ in 0..<3 {
        let end = ContinuousClock.now + .milliseconds(100)
        while ContinuousClock.now < end {}
        await Task.yield()
      }
      model.isLoaded = true
    }

    #expect(await Fleet.eventually(within: .milliseconds(150)) { model.isLoaded })
  }

  @Test func `records a failure where the condition never holds, and what is pending`() async {
    loop.enqueue("tick", after: .seconds(5)) {}
    @MainActor func tick() { loop.enqueue("tick", after: .seconds(1), tick) }
    tick()

    let received = await failures {
      let holds = await Fleet.eventually(within: .milliseconds(20), line: 7) { false }
      #expect(!holds)
    }

    #expect(received.map(\.name) == [.mainLoop])
    #expect(received.reasons == ["The condition did not hold within 0.02 seconds."])
    #expect(received.map { $0.details.hasPrefix("Still to come: ") } == [true])
    #expect(received.map(\.site.line) == [7])
  }

  @Test func `says how long it has tried, and nothing where nothing is pending`() async {
    let received = await failures {
      await Fleet.eventually(within: .zero) { false }
      await Fleet.eventually(within: .seconds(-3)) { false }
    }

    #expect(
      received.reasons == [
        "The condition did not hold within 0 seconds.",
        "The condition did not hold within -3 seconds.",
      ])
    #expect(received.map(\.details) == ["", ""])
  }

  @Test func `ends with one failure where work does not end`() async {
    @MainActor func again() { loop.enqueue("again", again) }
    again()

    let received = await failures {
      #expect(await !Fleet.eventually { false })
    }
    loop.cancelAll()

    #expect(received.reasons == ["The main loop did not come to rest within 10000 turns."])
  }
}

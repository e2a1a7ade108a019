import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// Views that go from phase to phase, in UIKit time.
@MainActor
@Suite("Phases of SwiftUI's animations", .freshApplication)
struct PhaseAnimatorTests {
  /// A step of UIKit time, in milliseconds, and the phase after it.
  private typealias Step = (time: Int, phase: String)

  private func expect(_ steps: [Step], _ location: SourceLocation = #_sourceLocation) {
    for (index, step) in steps.enumerated() {
      Fleet.advance(by: .milliseconds(step.time))
      #expect(texts == [step.phase], "step \(index)", sourceLocation: location)
    }
  }

  private struct Endless: View {
    let phases: [String]
    var seconds: [String: Double] = ["a": 3, "b": 1, "c": 2]
    var log: Log?

    var body: some View {
      PhaseAnimator(phases) { phase in
        let _ = log?.add(phase)
        Text(phase)
      } animation: { phase in
        seconds[phase].map { .linear(duration: $0) }
      }
    }
  }

  @Test func `behaviour 1414: phases follow each other without end, each as long as it takes`() {
    show(Endless(phases: ["a", "b", "c"]))
    // The way to b takes a second, that to c two, that to a three.
    expect([
      (0, "b"), (900, "b"), (200, "c"), (1800, "c"), (200, "a"), (2800, "a"), (200, "b"),
      (1000, "c"),
    ])
    #expect(Fleet.pendingWork == [])
  }

  @Test func `behaviour 1414: what appears shows the first phase before the others`() {
    let log = Log()
    show(Endless(phases: ["a", "b"], log: log))
    #expect(log.take() == ["a", "b"])
  }

  @Test(arguments: [
    // phases, which show at once, which are evaluated in a second
    (["a"], ["a"], 0...0),
    // An animation without a duration takes a frame, of which a second has sixty.
    (["x", "y"], ["y"], 59...61),
  ])
  func `behaviour 1414: phases that take no time let the app rest`(
    _ phases: [String], _ first: [String], _ count: ClosedRange<Int>
  ) {
    let log = Log()
    show(Endless(phases: phases, log: log))
    #expect(texts == first)
    _ = log.take()
    Fleet.advance(by: .seconds(1))
    #expect(count.contains(log.take().count))
  }

  @Test func `behaviour 1414: phases that are empty are logged`() {
    let notes = logged { show(Endless(phases: [])) }.notes.reasons
    #expect(notes == ["The phases of a PhaseAnimator are empty."])
    #expect(texts == [])
  }

  private struct Going: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      Push("hide") { isShown = false }
      if isShown { Endless(phases: ["a", "b"], log: log) }
    }
  }

  @Test func `behaviour 1414: phases end with their view`() {
    let log = Log()
    show(Going(log: log))
    Fleet.advance(by: .seconds(1))
    #expect(log.take() == ["a", "b", "a"])
    tap("hide")
    Fleet.advance(by: .seconds(10))
    #expect(log.take() == [])
  }

  private struct Triggered: View {
    let phases: [String]
    @State private var count = 0

    var body: some View {
      VStack {
        Push("go") { count += 1 }
        Words("phase").phaseAnimator(phases, trigger: count) { view, phase in
          view.accessibilityHidden(true)
          Text(phase)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
  }

  @Test func `behaviour 1415: a trigger leads through the phases once`() {
    show(Triggered(phases: ["a", "b", "c"]))
    expect([(5000, "a")])
    for _ in 0..<2 {
      tap("go")
      expect([(0, "b"), (900, "b"), (200, "c"), (1000, "a"), (5000, "a")])
    }
  }

  @Test func `behaviour 1415: a trigger on the way leads to the next phase at once`() {
    show(Triggered(phases: ["a", "b", "c"]))
    tap("go")
    expect([(500, "b")])
    tap("go")
    expect([(0, "c"), (900, "c"), (200, "a"), (5000, "a")])
  }

  @Test func `behaviour 1416: a phase that equals the one before takes no time`() {
    show(Triggered(phases: ["low", "high", "high"]))
    tap("go")
    expect([(900, "high"), (200, "low")])
  }
}

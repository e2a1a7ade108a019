import FleetTesting
import HeadlessWidgetKit
import TestSupport
import Testing

@MainActor @Suite("WidgetCenter", .freshApplication)
struct WidgetCenterTests {
  private let trace = Trace()

  @Test func `what widgets are to show again is written down`() {
    WidgetCenter.shared.reloadTimelines(ofKind: "birds")
    WidgetCenter.shared.reloadAllTimelines()

    #expect(SimulatedWidgets.reloads == [.kind("birds"), .all])
    withFreshApplication { #expect(SimulatedWidgets.reloads.isEmpty) }
  }

  @Test func `an app hears of the widgets that a test has added`() async throws {
    SimulatedWidgets.add(ofKind: "birds", family: .systemMedium)
    WidgetCenter.shared.getCurrentConfigurations { [trace] result in
      for widget in (try? result.get()) ?? [] { trace.add("\(widget.kind) \(widget.family)") }
    }
    #expect(trace.lines.isEmpty)
    await settle()

    #expect(trace.lines == ["birds systemMedium"])
    #expect(try await WidgetCenter.shared.currentConfigurations().count == 1)
  }

  @Test func `a timeline says when the next entries are wanted`() {
    struct Entry: TimelineEntry { let date: Date }
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let timeline = Timeline(entries: [Entry(date: date)], policy: .after(date))

    #expect(timeline.policy == .after(date))
    #expect(timeline.policy != .never)
    #expect(timeline.entries.first?.relevance == nil)
  }
}

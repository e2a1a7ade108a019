import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Elsewhere", .ownApplication)
struct ElsewhereTests {
  private let trace = Trace()
  private var scope: ApplicationScope { .current }

  private func watch(_ works: [WorkElsewhere]) -> Bool {
    scope.elsewhere.watch(works) { [trace] in trace.add("told") }
  }

  @Test func `calls once, as soon as one of the works has ended`() {
    let (first, second) = (WorkElsewhere("first"), WorkElsewhere("second"))
    #expect(watch([first, second]))
    #expect(trace.lines.isEmpty)
    second.end()
    first.end()

    #expect(trace.lines == ["told"])
  }

  @Test func `does not say that it is going to call where nothing will end`() {
    let (asleep, ended) = (WorkElsewhere("asleep"), WorkElsewhere("ended"))
    asleep.fallAsleep()
    ended.end()
    #expect(!watch([]))
    #expect(!watch([asleep]))
    #expect(!watch([ended]))
    scope.elsewhere.post(
      .init(
        name: "post", words: nil, delay: nil, isWanted: nil, lane: .main,
        context: ReportingContext(), work: {}), to: scope)
    #expect(!watch([WorkElsewhere("busy")]))

    #expect(trace.lines.isEmpty)
  }

  @Test func `calls where the application ends before its work`() {
    let work = WorkElsewhere("work")
    #expect(work.isKnown)
    #expect(watch([work]))
    scope.close()

    #expect(trace.lines == ["told"])
    #expect(!work.isKnown)
  }
}

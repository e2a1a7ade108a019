import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIPageControl.tapNextPage() and tapPreviousPage()", .freshApplication)
struct UIPageControlTapPageTests {
  private let pages = UIPageControl()
  private let trace = ControlTrace()

  init() {
    pages.numberOfPages = 3
    trace.listen(to: pages) { "\($0.currentPage)" }
  }

  @Test func `turn the pages (behaviour 12)`() {
    #expect(
      failures {
        pages.tapNextPage()
        pages.tapPreviousPage()
      }.isEmpty)

    #expect(
      trace.lines == [
        "touchDown 0", "valueChanged 1", "primaryActionTriggered 1", "touchUpInside 1",
        "touchDown 1", "valueChanged 0", "primaryActionTriggered 0", "touchUpInside 0",
      ])
  }

  @Test func `refuse where there is no further page`() {
    let before = failures { pages.tapPreviousPage() }
    pages.currentPage = 2
    let after = failures { pages.tapNextPage() }
    pages.numberOfPages = 0
    let none = failures { pages.tapNextPage() }

    #expect(before.reasons == ["Page control has no previous page."])
    #expect(before.map(\.details) == ["<UIPageControl> shows page 0, of 0 to 2."])
    #expect(after.reasons == ["Page control has no next page."])
    #expect(after.map(\.details) == ["<UIPageControl> shows page 2, of 0 to 2."])
    #expect(none.map(\.details) == ["<UIPageControl> has no pages."])
    #expect((before + after + none).map(\.name) == [.control, .control, .control])
    #expect(trace.lines.isEmpty)
  }

  @Test func `say what stops the user, and change nothing`() {
    pages.isEnabled = false
    let received = failures { pages.tapNextPage() }
    pages.isEnabled = true
    pages.hidesForSinglePage = true
    pages.numberOfPages = 1
    let hidden = failures { pages.tapNextPage() }

    #expect(received.reasons == ["Cannot tap UIPageControl: Control is not enabled."])
    #expect(hidden.reasons == ["Cannot tap UIPageControl: Control is not visible."])
    #expect(trace.lines.isEmpty)
  }

  @Test func `a tap in the middle turns to the next page`() {
    pages.tap()

    #expect(pages.currentPage == 1)
  }
}

import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIScrollView.pullToRefresh()", .freshApplication)
struct UIScrollViewPullToRefreshTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let refresh = UIRefreshControl()
  private let trace = ControlTrace()

  init() {
    scrollView.alwaysBounceVertical = true
    scrollView.refreshControl = refresh
    trace.listen(to: refresh) { "\($0.isRefreshing)" }
  }

  private func refusal(_ change: () -> Void) -> String {
    change()
    let received = failures { scrollView.pullToRefresh() }
    #expect(received.allSatisfy { $0.name == .control })
    return received.map { "\($0.reason)|\($0.details)" }.joined(separator: "; ")
  }

  @Test func `has the content refreshed, and come back (behaviour 120)`() {
    #expect(failures { scrollView.pullToRefresh() }.isEmpty)

    #expect(trace.lines == ["valueChanged true", "primaryActionTriggered true"])
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `says what is in the way, and changes nothing`() {
    let sentence = "Cannot pull UIScrollView to refresh:"

    #expect(
      refusal { refresh.isEnabled = false }
        == "\(sentence) Its refresh control is not enabled.|"
        + "<UIScrollView>.refreshControl.isEnabled is false.")
    refresh.isEnabled = true
    #expect(
      refusal { scrollView.alwaysBounceVertical = false }
        == "\(sentence) Its content does not bounce.|"
        + "The content of <UIScrollView> fits, and alwaysBounceVertical is false.")
    #expect(
      refusal { scrollView.bounces = false }
        == "\(sentence) Its content does not bounce.|<UIScrollView>.bounces is false.")
    #expect(
      refusal { scrollView.isScrollEnabled = false }
        == "\(sentence) Its content cannot be scrolled.|<UIScrollView>.isScrollEnabled is false.")
    #expect(
      refusal { scrollView.refreshControl = nil }
        == "\(sentence) It has no refresh control.|<UIScrollView>.refreshControl is nil.")
    #expect(
      refusal { scrollView.isHidden = true }
        == "\(sentence) Control is not visible.|<UIScrollView>.isHidden is true.")
    #expect(trace.lines.isEmpty)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `refuses while it is refreshing`() {
    refresh.beginRefreshing()

    #expect(
      refusal {} == "Cannot pull UIScrollView to refresh: It is refreshing already.|"
        + "endRefreshing() of the refresh control of <UIScrollView> ends that.")
    #expect(trace.lines.isEmpty)
  }
}

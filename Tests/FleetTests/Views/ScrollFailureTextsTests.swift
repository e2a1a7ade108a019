import FleetTestSupport
import FleetTesting
import Testing

@MainActor
@Suite("What a content that cannot be pulled says", .freshApplication)
struct ScrollFailureTextsTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let cannot = "Fleet.ControlError: Cannot pull UIScrollView to refresh:"

  init() { scrollView.accessibilityIdentifier = "mails" }

  @Test func `what cannot be pulled down`() {
    expectText(
      """
      \(cannot) It has no refresh control.
      <UIScrollView "mails">.refreshControl is nil.
      """
    ) { scrollView.pullToRefresh() }
    let refresh = UIRefreshControl()
    scrollView.refreshControl = refresh
    expectText(
      """
      \(cannot) Its content does not bounce.
      The content of <UIScrollView "mails"> fits, and alwaysBounceVertical is false.
      """
    ) { scrollView.pullToRefresh() }
    scrollView.bounces = false
    expectText(
      """
      \(cannot) Its content does not bounce.
      <UIScrollView "mails">.bounces is false.
      """
    ) { scrollView.pullToRefresh() }
    scrollView.isScrollEnabled = false
    expectText(
      """
      \(cannot) Its content cannot be scrolled.
      <UIScrollView "mails">.isScrollEnabled is false.
      """
    ) { scrollView.pullToRefresh() }
    refresh.isEnabled = false
    expectText(
      """
      \(cannot) Its refresh control is not enabled.
      <UIScrollView "mails">.refreshControl.isEnabled is false.
      """
    ) { scrollView.pullToRefresh() }
    scrollView.isHidden = true
    expectText(
      """
      \(cannot) Control is not visible.
      <UIScrollView "mails">.isHidden is true.
      """
    ) { scrollView.pullToRefresh() }
  }

  @Test func `what refreshes already`() {
    let refresh = UIRefreshControl()
    scrollView.alwaysBounceVertical = true
    scrollView.refreshControl = refresh
    refresh.beginRefreshing()
    expectText(
      """
      \(cannot) It is refreshing already.
      endRefreshing() of the refresh control of <UIScrollView "mails"> ends that.
      """
    ) { scrollView.pullToRefresh() }
  }
}

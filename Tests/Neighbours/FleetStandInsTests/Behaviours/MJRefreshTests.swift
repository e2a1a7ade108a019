import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("MJRefresh by hand", .freshApplication)
struct MJRefreshTests {
  private let trace = Trace()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    let screen = UIViewController()
    screen.view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    setAsAppRootWindow(screen)
  }

  private func words(_ component: MJRefreshComponent?) -> String? {
    component?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
  }

  @Test func `refreshes when a user pulls, until it is told that it has`() {
    let header = MJRefreshNormalHeader { [trace] in trace.add("refreshes") }
    header.setTitle("Wait", for: .refreshing)
    scrollView.mj_header = header
    #expect(header.superview === scrollView)
    #expect(header.frame == CGRect(x: 0, y: -54, width: 320, height: 54))
    #expect(words(header) == "Pull down to refresh")

    scrollView.pullToRefresh()
    #expect(trace.lines == ["refreshes"])
    #expect(header.isRefreshing)
    #expect(header.state == .refreshing)
    #expect(words(header) == "Wait")
    header.beginRefreshing()
    header.endRefreshing { [trace] in trace.add("ended") }
    Fleet.advance(by: .seconds(1))
    #expect(trace.lines == ["refreshes", "ended"])
    #expect(!header.isRefreshing)
    #expect(scrollView.refreshControl?.isRefreshing == false)
    header.beginRefreshing()
    Fleet.settle()
    #expect(trace.lines.last == "refreshes")
    scrollView.mj_header = nil
    #expect(header.superview == nil)
    #expect(scrollView.refreshControl == nil)
  }

  @Test func `loads more where the content ends, as long as there is more`() {
    let footer = MJRefreshAutoNormalFooter { [trace] in trace.add("loads") }
    scrollView.mj_footer = footer
    #expect(scrollView.contentInset.bottom == 44)
    scrollView.contentOffset.y = 300
    Fleet.settle()
    #expect(trace.lines.isEmpty)
    scrollView.contentOffset.y = 644
    Fleet.settle()
    #expect(trace.lines == ["loads"])

    scrollView.contentSize.height = 2000
    footer.endRefreshing()
    Fleet.settle()
    #expect(footer.frame.minY == 2000)
    scrollView.contentOffset.y = 1644
    Fleet.settle()
    footer.endRefreshingWithNoMoreData()
    Fleet.settle()
    #expect(words(footer) == "No more data")
    scrollView.contentOffset.y = 0
    scrollView.contentOffset.y = 1644
    Fleet.settle()
    #expect(trace.lines == ["loads", "loads"])
    footer.resetNoMoreData()
    #expect(footer.state == .idle)
  }
}

import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITableViewDataSourcePrefetching", .ownApplication)
struct UITableViewDataSourcePrefetchingTests {
  private let log = TableLog([30])
  private var table: UITableView { log.table }

  private func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    table.layoutIfNeeded()
  }

  @Test func `need only be able to prepare rows`() {
    final class Source: NSObject, UITableViewDataSourcePrefetching {
      var count = 0
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        count += indexPaths.count
      }
    }
    let source = Source()
    table.prefetchDataSource = source

    for offset in [0, 400, 0] as [CGFloat] { scroll(to: offset) }

    #expect(table.isPrefetchingEnabled)
    #expect(source.count > 0)
  }

  @Test func `nothing is prefetched where that is off, or by nobody`() {
    withExtendedLifetime(Prefetcher(log)) {
      table.isPrefetchingEnabled = false
      #expect(log.lines { scroll(to: 0) } == [])
      table.isPrefetchingEnabled = true
      #expect(log.lines { table.layoutIfNeeded() } == ["prefetch 0-4 0-5 0-6 0-7"])
    }
    #expect(table.prefetchDataSource == nil)
    #expect(log.lines { scroll(to: 880) } == [])
  }

  @Test(arguments: ["prefetch", "cancel"])
  func `a table may be reloaded, updated, scrolled or taken apart while it prefetches`(
    call: String
  ) {
    withExtendedLifetime(Prefetcher(log)) {
      let window = UIWindow()
      window.isHidden = false
      window.addSubview(table)
      var count = 0
      log.onCall[call] = { [log, table] in
        count += 1
        switch count % 4 {
        case 0:
          log.counts = [log.counts[0] + 1]
          table.insertRows(at: [[0, 0]], with: .none)
        case 1: table.reloadData()
        case 2: table.layoutIfNeeded()
        default: table.rowHeight += 1
        }
      }
      let log = logged {
        for offset in [0, 300, 100, 1_500, 900, 2_000, 0, 700, 650, 800, 400] as [CGFloat] {
          table.contentOffset.y = offset
          #expect(window.hostApplication.mainLoop.settle())
        }
        self.log.onCall[call] = { [table] in
          table.prefetchDataSource = nil
          table.dataSource = nil
          table.removeFromSuperview()
        }
        for offset in [1_500, 0, 1_500, 0] as [CGFloat] {
          table.contentOffset.y = offset
          window.hostApplication.mainLoop.settle()
          table.layoutIfNeeded()
        }
      }

      #expect(log.failures == [])
      #expect(count > 3)
      #expect(table.numberOfRows(inSection: 0) == 0)
    }
  }
}

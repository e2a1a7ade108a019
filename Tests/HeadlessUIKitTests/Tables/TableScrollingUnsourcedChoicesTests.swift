import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Scrolling of tables: choices without a source", .ownApplication)
struct TableScrollingUnsourcedChoicesTests {
  private let log = TableLog([10, 10, 10])
  private var table: UITableView { log.table }

  private func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    table.layoutIfNeeded()
  }

  // MARK: Headers that float

  @Test func `rows stay in place when a header out of view turns out to be taller`() {
    log.titles = [0: "A", 1: "B", 2: "C"]

    table.scrollToRow(at: [2, 9], at: .bottom, animated: false)
    table.layoutIfNeeded()
    let bottom = table.cellForRow(at: [2, 9])?.frame.maxY
    #expect(bottom == table.bounds.maxY)

    scroll(to: 441)
    let top = table.rectForRow(at: [1, 0]).minY - table.bounds.minY
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [1, 0]).minY - table.bounds.minY == top)
    #expect(table.headerView(forSection: 1) != nil)
  }

  @Test func `a row that is scrolled to the top lies below the header of its section`() {
    log.titles = [0: "A", 1: "B", 2: "C"]
    table.sectionHeaderHeight = 20

    for row in [0, 5] {
      table.scrollToRow(at: [1, row], at: .top, animated: false)
      table.layoutIfNeeded()
      #expect(
        table.cellForRow(at: [1, row])?.frame.minY == table.headerView(forSection: 1)?.frame.maxY)
    }
    table.scrollToRow(at: [0, 3], at: .none, animated: false)
    table.layoutIfNeeded()
    #expect(
      table.cellForRow(at: [0, 3])?.frame.minY == table.headerView(forSection: 0)?.frame.maxY)
  }

  @Test func `footers stay at the bottom, until the rows of their section are gone`() {
    log.footers = [0: "a", 1: "b", 2: "c"]
    table.sectionHeaderHeight = 0
    table.rowHeight = 44
    table.sectionFooterHeight = 30
    func footers(at offset: CGFloat) -> [Int: CGFloat] {
      scroll(to: offset)
      var places: [Int: CGFloat] = [:]
      for section in 0..<3 {
        if let footer = table.footerView(forSection: section) {
          places[section] = footer.frame.maxY - table.bounds.minY
        }
      }
      return places
    }

    // Sections of 470 points, of which 440 show.
    #expect(footers(at: 0) == [0: 440])
    #expect(footers(at: 20) == [0: 440])
    #expect(footers(at: 30) == [0: 440])
    #expect(footers(at: 40) == [0: 430, 1: 460])
    #expect(footers(at: 100) == [0: 370, 1: 440])
    #expect(footers(at: 470) == [1: 440])
    #expect(table.rectForFooter(inSection: 1).minY == 910)
  }

  // MARK: Prefetching

  @Test func `a screenful of rows is prefetched, ahead of where the table is scrolled to`() {
    withExtendedLifetime(Prefetcher(log)) {
      #expect(log.lines { scroll(to: 0) } == ["prefetch 0-4 0-5 0-6 0-7"])
      #expect(log.lines { scroll(to: 0) } == [])
      #expect(log.lines { scroll(to: 110) } == ["prefetch 0-8"])
      #expect(log.lines { scroll(to: 330) } == ["prefetch 0-9 0-10"])
      #expect(log.lines { scroll(to: 350) } == ["prefetch 0-11"])
      #expect(log.lines { scroll(to: 360) } == [])
    }
  }

  @Test func `what was prefetched is cancelled when the direction turns`() {
    withExtendedLifetime(Prefetcher(log)) {
      scroll(to: 1_100)
      log.lines = []

      #expect(
        log.lines { scroll(to: 990) } == [
          "cancel 0-14 0-15 0-16 0-17", "prefetch 0-8 0-7 0-6 0-5",
        ])
      #expect(log.lines { scroll(to: 880) } == ["prefetch 0-4"])
      #expect(
        log.lines { scroll(to: 990) } == [
          "cancel 0-7 0-6 0-5 0-4", "prefetch 0-13 0-14 0-15 0-16",
        ])
    }
  }

  @Test func `what was jumped over is cancelled`() {
    withExtendedLifetime(Prefetcher(log)) {
      scroll(to: 0)

      #expect(
        log.lines { scroll(to: 1_980) } == [
          "cancel 0-4 0-5 0-6 0-7", "prefetch 0-22 0-23 0-24 0-25",
        ])
      #expect(log.lines { scroll(to: 2_860) } == ["cancel 0-22 0-23 0-24 0-25"])
    }
  }

  @Test func `a reload prefetches nothing twice, and an update neither`() {
    withExtendedLifetime(Prefetcher(log)) {
      scroll(to: 0)
      table.reloadData()
      #expect(log.lines { table.layoutIfNeeded() } == [])
      log.counts = [6]
      table.reloadData()
      #expect(log.lines { table.layoutIfNeeded() } == [])
      log.counts = [9]
      let lines = log.lines { table.insertRows(at: [[0, 0], [0, 1], [0, 2]], with: .none) }
      #expect(lines == ["cancel 0-8", "prefetch 0-4 0-5 0-6"])
    }
  }
}

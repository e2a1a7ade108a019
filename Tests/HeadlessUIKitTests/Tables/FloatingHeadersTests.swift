import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// "Any section headers or footers appear as inline separators and float when the table view
/// scrolls": Apple's words on plain tables.
@MainActor
@Suite("Headers and footers of plain tables", .ownApplication)
struct FloatingHeadersTests {
  private let log = TableLog([10, 10, 10])
  private var table: UITableView { log.table }

  /// Headers take 20 points and ten rows 440, so that sections begin at 0, 460 and 920.
  init() {
    log.titles = [0: "A", 1: "B", 2: "C"]
    log.makesHeader = { section in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "\(section)"
      return view
    }
    table.sectionHeaderHeight = 20
    table.rowHeight = 44
  }

  private func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    table.layoutIfNeeded()
  }

  /// Where headers lie, from the top of the visible content.
  private func headers(at offset: CGFloat) -> [Int: CGFloat] {
    scroll(to: offset)
    var places: [Int: CGFloat] = [:]
    for section in 0..<table.numberOfSections {
      if let header = table.headerView(forSection: section) {
        places[section] = header.frame.minY - table.bounds.minY
      }
    }
    return places
  }

  @Test func `stay at the top, until the next one pushes them out`() {
    #expect(headers(at: 0) == [0: 0])
    #expect(headers(at: -30) == [0: 30])
    #expect(headers(at: 10) == [0: 0])
    #expect(headers(at: 100) == [0: 0, 1: 360])
    #expect(headers(at: 440) == [0: 0, 1: 20])
    #expect(headers(at: 450) == [0: -10, 1: 10])
    #expect(headers(at: 459) == [0: -19, 1: 1])
    #expect(headers(at: 460) == [1: 0])
    #expect(headers(at: 700) == [1: 0, 2: 220])
    #expect(headers(at: 455) == [0: -15, 1: 5])
    #expect(headers(at: 300) == [0: 0, 1: 160])
  }

  @Test func `stay below what covers the top`() {
    table.contentInset.top = 50

    #expect(headers(at: -50) == [0: 50])
    #expect(headers(at: 100) == [0: 50, 1: 360])
    #expect(headers(at: 400) == [0: 40, 1: 60])
    #expect(headers(at: 420) == [0: 20, 1: 50])
  }

  @Test func `have a space above them, which they do not take along (behaviour 822)`() {
    table.sectionHeaderTopPadding = UITableView.automaticDimension

    #expect(headers(at: 0) == [0: 22])
    #expect(headers(at: 10) == [0: 12])
    #expect(headers(at: 100) == [0: 0, 1: 404])
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 504, width: 100, height: 20))
    #expect(table.rectForRow(at: [0, 0]).minY == 42)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 482, width: 100, height: 482))
    table.sectionHeaderTopPadding = 5
    #expect(headers(at: 0) == [0: 5])
    table.scrollToRow(at: [1, 5], at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(
      table.cellForRow(at: [1, 5])?.frame.minY == table.headerView(forSection: 1)?.frame.maxY)
  }

  @Test func `have their place in the content all the same`() {
    scroll(to: 100)

    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 460, width: 100, height: 20))
    #expect(table.rectForRow(at: [0, 0]).minY == 20)
    #expect(table.rect(forSection: 1).minY == 460)
    #expect(table.contentSize.height == 1_380)
  }

  @Test func `are shown once, however the table is scrolled within their section`() {
    log.listened = ["viewForHeader", "willDisplayHeader", "didEndHeader"]

    let lines = log.lines {
      for offset in stride(from: CGFloat(0), through: 459, by: 27) { scroll(to: offset) }
      scroll(to: 460)
      scroll(to: 459)
    }

    #expect(
      lines == [
        "viewForHeader 0", "willDisplayHeader 0", "viewForHeader 1", "willDisplayHeader 1",
        "didEndHeader 0", "viewForHeader 0", "willDisplayHeader 0",
      ])
  }

  @Test func `lie over the rows, also over those that come into view later`() {
    scroll(to: 0)
    scroll(to: 100)
    scroll(to: 230)

    let header = table.headerView(forSection: 0)
    #expect(header?.frame.minY == 230)
    let hit = table.hitTest(CGPoint(x: 50, y: 240), with: nil)
    #expect(hit?.isDescendant(of: header ?? UIView()) == true)
    let below = table.hitTest(CGPoint(x: 50, y: 251), with: nil)
    #expect(table.cellForRow(at: [0, 5]).map { below?.isDescendant(of: $0) } == true)
  }

  @Test func `get the taps on them, and not the rows below`() {
    var taps = 0
    log.makesHeader = { _ in
      let button = UIButton()
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      return button
    }
    log.listened = ["shouldHighlight", "didSelect"]
    scroll(to: 200)

    let lines = log.lines {
      table.hostApplication.finger.tap(at: CGPoint(x: 50, y: 210), within: table)
    }

    #expect(taps == 1)
    #expect(lines == [])
    #expect(log.selected == nil)
  }

  @Test func `leave rows that lie under them to be selected`() {
    scroll(to: 22)

    #expect(log.tap(0, 0).contains("didSelect 0-0"))
  }

  @Test func `go when their section does`() {
    scroll(to: 100)
    log.counts = [10]
    log.listened = ["didEndHeader"]

    let lines = log.lines {
      table.deleteSections([0, 2], with: .none)
      table.layoutIfNeeded()
    }

    #expect(lines == ["didEndHeader 0"])
    #expect(table.subviews.filter { $0 is UITableViewHeaderFooterView }.count == 1)
  }

  @Test func `stay where they are in a table that is not plain`() {
    let grouped = TableLog([10, 10], style: .grouped)
    grouped.titles = [0: "A", 1: "B"]
    grouped.table.sectionHeaderHeight = 20
    grouped.table.sectionFooterHeight = 0

    grouped.table.layoutIfNeeded()
    #expect(grouped.table.headerView(forSection: 0)?.frame.minY == 0)
    grouped.table.contentOffset.y = 10
    grouped.table.layoutIfNeeded()
    #expect(grouped.table.headerView(forSection: 0)?.frame.minY == 0)
    grouped.table.contentOffset.y = 20
    grouped.table.layoutIfNeeded()
    #expect(grouped.table.headerView(forSection: 0) == nil)
  }

  @Test(arguments: [-1e9, -100, 0, 5, 459.5, 1_379, 1e9, 1e300])
  func `stay within what is in view, or are gone, wherever the table is scrolled`(offset: Double) {
    log.footers = [0: "a", 2: "c"]
    table.sectionFooterHeight = 30

    for (section, place) in headers(at: offset) {
      #expect(place > -20 && place < 440, "header \(section)")
    }
  }
}

import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Data sources and delegates that interfere", .ownApplication)
struct AwkwardDataSourceTests {
  private static nonisolated let calls = [
    "numberOfSections", "numberOfRows 0", "cellForRow", "heightForRow", "willDisplay",
    "didEndDisplaying", "heightForHeader 0", "viewForHeader 0", "titleForHeader 0",
    "willDisplayHeader 0", "prepareForReuse",
  ]

  private let log = TableLog([30])
  private var table: UITableView { log.table }

  init() {
    log.titles = [0: "title"]
  }

  /// Goes through loading, scrolling, reloading and taps, with something done in each call.
  private func exercise() {
    for step in 0..<6 {
      table.layoutIfNeeded()
      table.contentOffset.y = CGFloat(step * 90)
      table.layoutIfNeeded()
      _ = log.tap(0, 3 + 2 * step)
      table.reloadData()
    }
    log.onCall = [:]
    table.layoutIfNeeded()
    table.layoutIfNeeded()
  }

  private func expectConsistency(sourceLocation: SourceLocation = #_sourceLocation) {
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(Set(cells).isSuperset(of: table.visibleCells), sourceLocation: sourceLocation)
    #expect(
      table.visibleCells.allSatisfy { table.indexPath(for: $0) != nil },
      sourceLocation: sourceLocation)
    #expect(!table.visibleCells.isEmpty, sourceLocation: sourceLocation)
  }

  @Test(arguments: calls)
  func `may reload in any call`(_ call: String) {
    var count = 0
    log.onCall[call] = { [table] in
      count += 1
      if count.isMultiple(of: 3) { table.reloadData() }
    }

    #expect(failures { exercise() }.isEmpty)

    #expect(count > 0)
    expectConsistency()
  }

  @Test(arguments: calls)
  func `may change the data and reload in any call`(_ call: String) {
    var count = 0
    log.onCall[call] = { [log] in
      count += 1
      log.counts = [[30], [2], [5, 7], [30, 1]][count % 4]
      log.table.reloadData()
      if count > 60 { log.onCall = [:] }
    }

    #expect(failures { exercise() }.isEmpty)

    expectConsistency()
  }

  @Test(arguments: calls)
  func `may put another data source in its place in any call`(_ call: String) {
    let other = TableLog([7, 7])
    log.onCall[call] = { [log] in
      log.onCall = [:]
      log.table.dataSource = other
    }

    #expect(failures { exercise() }.isEmpty)

    #expect(table.numberOfSections == 2)
    #expect(table.visibleCells.count > 5)
    other.end()
  }

  @Test(arguments: calls)
  func `may take the table away, with its data source, in any call`(_ call: String) {
    let outer = UIView()
    outer.addSubview(table)
    log.onCall[call] = { [table] in
      table.removeFromSuperview()
      table.dataSource = nil
      table.delegate = nil
    }

    #expect(failures { exercise() }.isEmpty)

    #expect(table.visibleCells == [])
    #expect(table.superview == nil)
  }

  @Test(arguments: calls)
  func `may scroll, select and lay out in any call`(_ call: String) {
    var count = 0
    log.onCall[call] = { [table] in
      count += 1
      guard count < 200 else { return }
      table.contentOffset.y = CGFloat(count * 37 % 800)
      table.selectRow(at: [0, count % 40], animated: false, scrollPosition: .none)
      table.layoutIfNeeded()
      _ = table.lookedAtCell(ItemPath(section: 0, row: count % 35))
      table.rowHeight = count.isMultiple(of: 7) ? 30 : 44
    }

    #expect(failures { exercise() }.isEmpty)

    expectConsistency()
  }
}

import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITableView", .ownApplication)
struct UITableViewTests {
  private let log = TableLog([3])
  private var table: UITableView { log.table }

  private func rows(_ range: Range<Int>) -> [IndexPath] { range.map { [0, $0] } }

  // MARK: Loading

  @Test func `has the defaults of UIKit (behaviour 87, 103)`() {
    let table = UITableView()

    #expect(table.style == .plain)
    #expect(table.rowHeight == -1)
    #expect(table.estimatedRowHeight == -1)
    #expect(table.sectionHeaderHeight == -1)
    #expect(table.allowsSelection)
    #expect(!table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing)
    #expect(!table.allowsMultipleSelectionDuringEditing)
    #expect(table.visibleCells == [])
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.separatorStyle == .singleLine)
  }

  @Test func `has one section without a data source, and no row in it (behaviour 923)`() {
    let table = UITableView()

    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test func `asks for counts when they are needed first, and for no cells then (behaviour 94)`() {
    log.listened = ["numberOf", "cellForRow"]

    var counts: [Int] = []
    let first = log.lines { counts.append(table.numberOfRows(inSection: 0)) }
    let second = log.lines { counts.append(table.numberOfSections) }

    #expect(first == ["numberOfSections", "numberOfRows 0"])
    #expect(second == [])
    #expect(counts == [3, 1])
    #expect(table.numberOfRows(inSection: 1) == 0)
    #expect(table.numberOfRows(inSection: -1) == 0)
  }

  @Test func `asks for counts at a reload, and for cells at the layout after it (behaviour 92)`() {
    table.layoutIfNeeded()
    log.listened = ["numberOf", "cellForRow"]

    #expect(log.lines { table.reloadData() } == ["numberOfSections", "numberOfRows 0"])
    #expect(
      log.lines { table.layoutIfNeeded() } == [
        "numberOfSections", "numberOfRows 0", "cellForRow 0-0", "cellForRow 0-1", "cellForRow 0-2",
      ])
  }

  @Test func `goes through cells, then through headers (behaviour 93)`() {
    log.counts = [2]
    log.titles = [0: "Birds"]
    log.listened = [
      "cellForRow", "heightForRow", "willDisplay", "heightForHeader", "viewForHeader",
      "titleForHeader",
    ]

    #expect(
      log.lines { table.layoutIfNeeded() } == [
        "cellForRow 0-0", "heightForRow 0-0", "willDisplay 0-0", "cellForRow 0-1",
        "heightForRow 0-1", "willDisplay 0-1", "heightForHeader 0", "viewForHeader 0",
        "titleForHeader 0", "willDisplayHeader 0",
      ])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Birds")
  }

  @Test func `loads rows on a later turn when it is in a window`() {
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(table)
    #expect(!log.lines.contains("cellForRow 0-0"))

    window.hostApplication.mainLoop.settle()

    #expect(table.visibleCells.count == 3)
    #expect(table.hostApplication.mainLoop.isIdle)
  }

  @Test func `shows rows when constraints pin it to its controller's view`() {
    let screen = UIViewController()
    table.frame = .zero
    table.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: screen.view.topAnchor),
      table.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])

    table.layoutIfNeeded()

    #expect(table.visibleCells.count == 3)
    #expect(table.frame.size == screen.view.bounds.size)
  }

  @Test func `keeps its counts while the data changes without a reload (behaviour 94)`() {
    table.layoutIfNeeded()
    log.counts = [1]

    #expect(table.numberOfRows(inSection: 0) == 3)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 1)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
  }

  @Test func `clears the selection at a reload, and nobody hears of it (behaviour 101)`() {
    _ = log.tap(0, 1)

    #expect(log.lines { table.reloadData() } == [])

    #expect(log.selected == nil)
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `loads the cells of a pending reload for who asks for one (behaviour 98)`() {
    table.layoutIfNeeded()
    log.counts = [5]
    table.reloadData()

    #expect(table.visibleCells.count == 5)
    table.reloadData()
    #expect(table.cellForRow(at: [0, 4]) != nil)
  }

  @Test func `loads anew for another data source, and nothing without one`() {
    table.layoutIfNeeded()
    let other = TableLog([7])
    table.dataSource = other
    #expect(table.numberOfRows(inSection: 0) == 7)

    table.dataSource = nil
    table.layoutIfNeeded()

    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.visibleCells == [])
  }

  @Test func `is empty once its data source is gone`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var other: TableLog? = TableLog([7])
    table.dataSource = other
    #expect(table.numberOfRows(inSection: 0) == 7)
    other = nil

    #expect(failures { table.layoutIfNeeded() }.isEmpty)

    #expect(table.visibleCells == [])
  }

  @Test func `takes negative counts for none, and reports them`() {
    log.counts = [-1]

    let received = failures { table.layoutIfNeeded() }

    #expect(
      received.reasons == ["The data source's tableView(_:numberOfRowsInSection:) returned -1."])
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  // MARK: Scrolling and reuse

  @Test func `has cells for the rows in view only, and uses them again`() {
    log.counts = [1_000]
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == rows(0..<10))
    #expect(table.contentSize.height == 44_000)
    let cells = Set(table.visibleCells)

    table.contentOffset.y = 22_000
    table.layoutIfNeeded()

    #expect(table.indexPathsForVisibleRows == rows(500..<510))
    #expect(Set(table.visibleCells) == cells)
    #expect(table.cellForRow(at: [0, 0]) == nil)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 10)
  }

  @Test func `asks for the rows that come into view, and lets go of those that leave it`() {
    log.counts = [1_000]
    table.layoutIfNeeded()
    log.listened = ["numberOf", "cellForRow", "willDisplay", "didEndDisplaying", "prepareForReuse"]

    let lines = log.lines {
      table.contentOffset.y = 88
      table.layoutIfNeeded()
    }

    #expect(
      lines == [
        "didEndDisplaying 0-0", "didEndDisplaying 0-1", "cellForRow 0-10", "prepareForReuse 0-1",
        "willDisplay 0-10", "cellForRow 0-11", "prepareForReuse 0-0", "willDisplay 0-11",
      ])
  }

  @Test
  func `lets go of all cells at a reload, the lowest first, and uses them again (behaviour 95)`() {
    table.layoutIfNeeded()
    let cells = table.visibleCells
    log.listened = ["didEndDisplaying", "cellForRow"]

    let lines = log.lines {
      table.reloadData()
      table.layoutIfNeeded()
    }

    #expect(
      lines == [
        "didEndDisplaying 0-2", "didEndDisplaying 0-1", "didEndDisplaying 0-0", "cellForRow 0-0",
        "cellForRow 0-1", "cellForRow 0-2",
      ])
    #expect(table.visibleCells == cells)
  }

  @Test func `gives a cell that is used again the state of its row (behaviour 100)`() {
    log.counts = [1_000]
    _ = log.tap(0, 0)
    table.contentOffset.y = 22_000
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })

    table.contentOffset.y = 0
    table.layoutIfNeeded()

    #expect(table.visibleCells.map(\.isSelected) == [true] + Array(repeating: false, count: 9))
  }

  @Test func `clamps its offset when there is less to see after a reload`() {
    log.counts = [1_000]
    table.layoutIfNeeded()
    table.contentOffset.y = 40_000
    log.counts = [20]
    table.reloadData()

    table.layoutIfNeeded()

    #expect(table.contentOffset.y == 440)
    #expect(table.indexPathsForVisibleRows == rows(10..<20))
  }

  @Test func `scrolls to rows`() {
    log.counts = [1_000]

    table.scrollToRow(at: [0, 500], at: .top, animated: false)
    #expect(table.contentOffset.y == 22_000)
    table.scrollToRow(at: [0, 500], at: .bottom, animated: false)
    #expect(table.contentOffset.y == 21_604)
    table.scrollToRow(at: [0, 500], at: .middle, animated: false)
    #expect(table.contentOffset.y == 21_802)
    table.scrollToRow(at: [0, 499], at: .none, animated: false)
    #expect(table.contentOffset.y == 21_802)
    table.scrollToRow(at: [0, 999], at: .top, animated: false)
    #expect(table.contentOffset.y == 43_560)
  }

  @Test func `raises for rows to scroll to that do not exist (behaviour 7.30)`() {
    let received = failures {
      table.scrollToRow(at: [0, 9], at: .top, animated: false)
      table.scrollToRow(at: [4, 0], at: .top, animated: false)
      table.selectRow(at: [0, -1], animated: false, scrollPosition: .middle)
      table.selectRow(at: [0, .max], animated: false, scrollPosition: .none)
    }

    #expect(
      received.reasons == [
        "Attempted to scroll the table view to an out-of-bounds row (9) when there are only 3 rows in "
          + "section 0. Table view: <UITableView>",
        "Attempted to scroll the table view to an out-of-bounds section (4) when there are only 1 "
          + "sections. Table view: <UITableView>",
        "Attempted to scroll the table view to an out-of-bounds row (-1) when there are only 3 rows "
          + "in section 0. Table view: <UITableView>",
      ])
    #expect(table.contentOffset == .zero)
    #expect(log.selected == nil)
  }

  @Test(arguments: [[], [0], [0, 1, 2]] as [IndexPath])
  func `refuses index paths of other than two components in all that takes one`(path: IndexPath) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.layoutIfNeeded()
    let calls: [(String, () -> Void)] = [
      ("cellForRow(at:)", { #expect(table.cellForRow(at: path) == nil) }),
      ("rectForRow(at:)", { #expect(table.rectForRow(at: path) == .zero) }),
      (
        "selectRow(at:animated:scrollPosition:)",
        { table.selectRow(at: path, animated: false, scrollPosition: .none) }
      ),
      ("deselectRow(at:animated:)", { table.deselectRow(at: path, animated: false) }),
      ("scrollToRow(at:at:animated:)", { table.scrollToRow(at: path, at: .top, animated: false) }),
      ("insertRows(at:with:)", { table.insertRows(at: [[0, 0], path], with: .none) }),
      ("deleteRows(at:with:)", { table.deleteRows(at: [path], with: .none) }),
      ("moveRow(at:to:)", { table.moveRow(at: [0, 0], to: path) }),
      ("reloadRows(at:with:)", { table.reloadRows(at: [path], with: .none) }),
      ("reconfigureRows(at:)", { table.reconfigureRows(at: [path]) }),
      (
        "dequeueReusableCell(withIdentifier:for:)",
        { _ = table.dequeueReusableCell(withIdentifier: "row", for: path) }
      ),
    ]

    for (name, call) in calls {
      let received = failures(call)

      #expect(
        received.reasons == [
          "Invalid index path for use with UITableView.  Index paths passed to table view must "
            + "contain exactly two indices specifying the section and row.  Please use the category "
            + "on NSIndexPath in NSIndexPath+UITableView.h if possible."
        ], "\(name)")
      #expect(received.map(\.name) == [.internalInconsistency])
      #expect(
        received.first?.details
          == "UIKit raises this exception in UITableView.\(name), for the path \(Array(path)).")
    }
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(log.selected == nil)
  }

  // MARK: Selecting in code

  @Test func `selects and deselects in code, of which nobody hears (behaviour 89)`() {
    table.layoutIfNeeded()
    log.listened = ["should", "will", "did", "posted"]

    let lines = log.lines {
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    }

    #expect(lines == [])
    #expect(log.selected == [[0, 2]])
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true])
    #expect(log.lines { table.deselectRow(at: [0, 2], animated: false) } == [])
    #expect(log.selected == nil)
  }

  @Test func `deselects all in code for no row (behaviour 89)`() {
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(log.selected == [[0, 1], [0, 2]])

    table.selectRow(at: nil, animated: false, scrollPosition: .none)

    #expect(log.selected == nil)
  }

  // MARK: Cells

  @Test func `makes cells of the class of a registration (behaviour 99)`() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")

    #expect(
      type(of: table.dequeueReusableCell(withIdentifier: "plain", for: [0, 0]))
        == UITableViewCell.self)
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is LoggingCell)
    #expect(table.dequeueReusableCell(withIdentifier: "cell")?.reuseIdentifier == "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
  }

  @Test func `raises for a cell that nothing is registered for (behaviour 7.22)`() {
    let received = failures {
      let cell = table.dequeueReusableCell(withIdentifier: "none", for: [0, 0])
      #expect(cell.isInert)
    }

    #expect(
      received.reasons == [
        "unable to dequeue a cell with identifier none - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      ])
    #expect(received.map(\.name) == [.internalInconsistency])
  }

  @Test func `tells once of what is not registered, however many rows there are`() {
    let received = failures {
      for row in 0..<2 { _ = table.dequeueReusableCell(withIdentifier: "none", for: [0, row]) }
      table.reloadData()
      _ = table.dequeueReusableCell(withIdentifier: "none", for: [0, 0])
      _ = table.dequeueReusableCell(withIdentifier: "other", for: [0, 0])
    }

    #expect(received.count == 2)
  }

  @Test func `names the identifiers that are registered, and the near one`() {
    func details(_ identifier: String) -> [String] {
      failures { _ = table.dequeueReusableCell(withIdentifier: identifier, for: [0, 0]) }
        .map(\.details)
    }
    let call = "UITableView.dequeueReusableCell(withIdentifier:for:)"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "RecipeTableCell")

    #expect(
      details("RecipeTabelCell") == [
        "UIKit raises this exception in \(call). Did you mean 'RecipeTableCell'? "
          + "The identifiers are 'RecipeTableCell', 'cell'."
      ])

    table.register(nil as AnyClass?, forCellReuseIdentifier: "RecipeTableCell")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    #expect(
      details("cell") == ["UIKit raises this exception in \(call). There are no identifiers."])
  }

  @Test func `raises again after a registration was taken back (behaviour 99)`() {
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")

    #expect(
      failures { _ = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0]) }.count == 1)
  }

  @Test func `raises for a class that is none of a cell`() {
    #expect(failures { table.register(UIView.self, forCellReuseIdentifier: "x") }.count == 1)
    #expect(
      failures { table.register(UIView.self, forHeaderFooterViewReuseIdentifier: "x") }.count == 1)
  }

  @Test func `raises for two cells for the same row (behaviour 7.31)`() {
    log.counts = [1]
    log.makesCell = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }

    let received = failures { table.layoutIfNeeded() }

    #expect(received.count == 1)
    #expect(
      received.first?.reason.hasPrefix(
        "Attempted to dequeue multiple cells for the same index path") == true)
    #expect(table.visibleCells.count == 1)
  }

  @Test func `shows one cell in one row only, though it is given for several`() {
    let cell = UITableViewCell()
    log.makesCell = { _, _ in cell }

    #expect(failures { table.layoutIfNeeded() }.isEmpty)

    #expect(table.visibleCells == [cell])
    #expect(table.subviews.filter { $0 === cell }.count == 1)
    #expect(table.indexPath(for: cell) == [0, 2])
    _ = log.tap(0, 2)
    #expect(log.selected == [[0, 2]])
  }

  @Test func `takes a cell from where it is`() {
    let elsewhere = UIView()
    let cell = UITableViewCell()
    elsewhere.addSubview(cell)
    log.counts = [1]
    log.makesCell = { _, _ in cell }

    table.layoutIfNeeded()

    #expect(cell.superview === table)
    #expect(elsewhere.subviews == [])
  }

  @Test func `takes a cell from another table`() {
    let other = TableLog([1])
    let cell = UITableViewCell()
    other.makesCell = { _, _ in cell }
    other.table.layoutIfNeeded()
    log.counts = [1]
    log.makesCell = { _, _ in cell }

    table.layoutIfNeeded()

    #expect(other.table.visibleCells == [])
    #expect(table.visibleCells == [cell])
  }

  @Test func `raises for a cell that it cannot show (behaviour 7.23)`() {
    let cell = UITableViewCell()
    cell.addSubview(table)
    log.counts = [1]
    log.makesCell = { _, _ in cell }

    let received = failures { table.layoutIfNeeded() }

    #expect(
      received.reasons == [
        "Can't add self as subview",
        "<UITableView> failed to obtain a cell from its dataSource (<TableLog>)",
      ])
    #expect(table.visibleCells.count == 1)
  }

  @Test func `survives a data source that reloads while it is asked for a cell`() {
    var reloads = 0
    log.onCall["cellForRow"] = { [table] in
      reloads += 1
      if reloads == 2 { table.reloadData() }
    }

    table.layoutIfNeeded()
    table.layoutIfNeeded()

    #expect(table.visibleCells.count == 3)
  }

  @Test func `survives a data source that asks the table to lay out while it is asked for a cell`()
  {
    log.onCall["cellForRow"] = { [table] in table.layoutIfNeeded() }

    table.layoutIfNeeded()

    #expect(table.visibleCells.count == 3)
  }

  @Test func `finds the row of a cell, and the cells of rows (behaviour 98)`() {
    table.layoutIfNeeded()
    let cells = table.visibleCells

    #expect(cells.map { table.indexPath(for: $0) } == rows(0..<3).map { $0 })
    #expect(table.cellForRow(at: [0, 1]) === cells[1])
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    for path: IndexPath in [[0, 3], [1, 0], [0, -1], [.max, .max], [.min, 0]] {
      #expect(table.cellForRow(at: path) == nil)
      #expect(table.rectForRow(at: path) == .zero)
    }
  }

  @Test func `keeps few cells of rows out of view that somebody looked at`() {
    log.counts = [1_000]
    table.layoutIfNeeded()

    for row in 0..<1_000 { _ = table.lookedAtCell(ItemPath(section: 0, row: row)) }

    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 10 + 64)
    #expect(table.indexPathsForVisibleRows == rows(0..<10))
    #expect(table.cellForRow(at: [0, 999]) != nil)
    #expect(table.cellForRow(at: [0, 900]) == nil)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 10)
  }

  @Test func `loads a row that somebody looks at in a table without a size`() {
    table.frame = .zero

    #expect(table.lookedAtCell(ItemPath(section: 0, row: 1)) != nil)
    #expect(table.visibleCells == [])
    #expect(table.lookedAtCell(ItemPath(section: 0, row: 3)) == nil)
  }

  // MARK: Heights and places

  @Test func `lays rows out by the delegate's heights`() {
    log.counts = [4]
    log.rowHeight = { [30, 50, 0, 70][$0.row] }

    table.layoutIfNeeded()

    #expect((0..<4).map { table.rectForRow(at: [0, $0]).minY } == [0, 30, 80, 80])
    #expect(table.contentSize.height == 150)
    #expect(table.indexPathsForVisibleRows == [[0, 0], [0, 1], [0, 3]])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 29)) == [0, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 30)) == [0, 1])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 80)) == [0, 3])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 150)) == nil)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 10, width: 5, height: 30)) == rows(0..<2))
  }

  @Test func `asks for all heights at once where there is no estimate (behaviour 92, 103)`() {
    table.estimatedRowHeight = 0
    log.listened = ["heightForRow"]

    #expect(
      log.lines { table.reloadData() } == [
        "heightForRow 0-0", "heightForRow 0-1", "heightForRow 0-2",
      ])
  }

  @Test func `leaves no room for headers and footers that a plain table does not have`() {
    log.counts = [1, 2]
    table.rowHeight = 50
    table.sectionHeaderHeight = 28
    table.sectionFooterHeight = 28

    let atOnce = table.rectForRow(at: [1, 0])
    table.layoutIfNeeded()

    #expect(atOnce.minY == 50)
    #expect(table.rectForRow(at: [1, 0]).minY == 50)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.contentSize.height == 150)
  }

  @Test func `takes nonsense for an automatic height`() {
    for height: CGFloat in [.nan, .infinity, -.infinity, -5] {
      log.rowHeight = { _ in height }
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.contentSize.height == 132)
    }
  }

  @Test func `puts headers and footers of sections and of the table in their places`() {
    log.counts = [1, 2]
    log.titles = [0: "A", 1: "B"]
    log.footers = [0: "C", 1: "D"]
    table.rowHeight = 50
    table.sectionHeaderHeight = 20
    table.sectionFooterHeight = 10
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 100))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))

    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 100, width: 100, height: 20))
    #expect(table.rectForRow(at: [0, 0]) == CGRect(x: 0, y: 120, width: 100, height: 50))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 170, width: 100, height: 10))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 180, width: 100, height: 130))
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 310, width: 100, height: 30))
    #expect(table.contentSize == CGSize(width: 100, height: 340))
    #expect(table.rect(forSection: 2) == .zero)
    #expect(table.rectForHeader(inSection: -1) == .zero)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minY == 20)
  }

  @Test
  func `uses headers of a class again, and has none where nothing is registered (behaviour 118)`() {
    final class Header: UITableViewHeaderFooterView {}
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 100 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view?.textLabel?.text = "\(section)"
        return view
      }
      // A title beside a view loses (behaviour 118).
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "title"
      }
    }
    let source = Source()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    let first = table.headerView(forSection: 0)
    #expect(first is Header)
    #expect(first?.textLabel?.text == "0")

    table.contentOffset.y = table.rect(forSection: 50).minY
    table.layoutIfNeeded()

    #expect(table.headerView(forSection: 0) == nil)
    #expect(first?.superview === table)
    #expect(first?.textLabel?.text != "0")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
  }

  @Test func `scrolls to the section that an entry of the index leads to`() {
    final class Source: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 26 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "M", "Z"] }
      func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int { [0, 12, 99][index] }
    }
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()

    table.userTapIndexTitle(at: 1)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == [12, 0])
    table.userTapIndexTitle(at: 2)
    table.userTapIndexTitle(at: 3)
    table.userTapIndexTitle(at: -1)
    #expect(table.indexPathsForVisibleRows?.first == [12, 0])
  }

  @Test func `tells its delegate of scrolling, by whichever type the delegate was set`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let delegate = Delegate()
    table.delegate = delegate
    log.counts = [100]
    table.reloadData()
    table.layoutIfNeeded()

    table.contentOffset.y = 10

    #expect(delegate.scrolls == 1)
  }

  @Test func `has its cells be edited along with it`() {
    log.counts = [1_000]
    table.layoutIfNeeded()

    table.setEditing(true, animated: true)
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
    table.contentOffset.y = 22_000
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
    table.isEditing = false
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }
}

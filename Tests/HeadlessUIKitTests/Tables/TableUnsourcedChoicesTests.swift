import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Tables: choices without a source", .ownApplication)
struct TableUnsourcedChoicesTests {
  private let log = TableLog([20])
  private var table: UITableView { log.table }

  @Test func `a row that the delegate keeps selected stays beside the new one (behaviour 83)`() {
    _ = log.tap(0, 0)
    log.willDeselect = { _ in nil }

    #expect(
      log.tap(0, 1).suffix(5) == [
        "willDeselect 0-0", "cell selected true 0-1", "posted", "didSelect 0-1",
        "primaryAction 0-1",
      ])
    #expect(log.selected == [[0, 0], [0, 1]])
  }

  @Test func `a cell that shows is laid out anew when the text of its label changes`() throws {
    let plain = TableLog([1], cells: UITableViewCell.self)
    plain.table.layoutIfNeeded()
    let cell = try #require(plain.table.cellForRow(at: [0, 0]))
    cell.textLabel?.text = "i"
    plain.table.layoutIfNeeded()
    let width = cell.textLabel?.frame.width ?? 0
    cell.textLabel?.text = "Wren"
    plain.table.layoutIfNeeded()

    #expect(width < 10)
    #expect(cell.textLabel?.frame.width == cell.textLabel?.sizeThatFits(.zero).width)
    plain.end()
  }

  @Test func `a header that shows is laid out anew when the text of its label changes`() throws {
    log.titles = [0: "i"]
    table.layoutIfNeeded()
    let label = try #require(table.headerView(forSection: 0)?.textLabel)
    let width = label.frame.width
    label.text = "Wren"
    table.layoutIfNeeded()

    #expect(width < 10)
    #expect(label.frame.width == label.sizeThatFits(.zero).width)
  }

  @Test func `a cell that sets its texts in its own layout is laid out once`() throws {
    final class Cell: UITableViewCell {
      var layouts = 0
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Wren"
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        textLabel?.font = .systemFont(ofSize: 20)
        textLabel?.attributedText = NSAttributedString(string: "Wren \(layouts)")
        layoutIfNeeded()
      }
    }
    let own = TableLog([1], cells: Cell.self)
    let window = UIWindow()
    window.addSubview(own.table)
    window.makeKeyAndVisible()
    #expect(failures { UIApplication.shared.mainLoop.settle() }.isEmpty)
    let cell = try #require(own.table.cellForRow(at: [0, 0]) as? Cell)
    let layouts = cell.layouts
    cell.textLabel?.text = "Robin"
    #expect(failures { UIApplication.shared.mainLoop.settle() }.isEmpty)

    #expect(layouts == 1)
    #expect(cell.layouts == 2)
    own.end()
  }

  @Test func `selected rows are listed in the order of selection (behaviour 86)`() {
    table.allowsMultipleSelection = true
    for row in [7, 3, 9, 1] { _ = log.tap(0, row) }

    #expect(log.selected == [[0, 7], [0, 3], [0, 9], [0, 1]])
    #expect(table.indexPathForSelectedRow == [0, 7])
  }

  @Test func `many selected rows are listed in that order too (behaviour 86)`() {
    table.allowsMultipleSelection = true
    let rows = (0..<20).map { ($0 * 7) % 20 }
    for row in rows { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    table.deselectRow(at: [0, rows[3]], animated: false)

    #expect(log.selected == rows.filter { $0 != rows[3] }.map { [0, $0] })
    #expect(table.indexPathForSelectedRow == [0, 0])
  }

  @Test func `editing clears the selection where nothing can be selected meanwhile (behaviour 87)`()
  {
    _ = log.tap(0, 1)

    #expect(log.lines { table.setEditing(true, animated: false) } == ["cell selected false 0-1"])

    #expect(log.selected == nil)
  }

  @Test func `a selection that is kept posts nothing, one that changes posts once (behaviour 90)`()
  {
    #expect(log.tap(0, 1).filter { $0 == "posted" }.count == 1)
    #expect(log.tap(0, 1).filter { $0 == "posted" }.isEmpty)
    #expect(log.tap(0, 2).filter { $0 == "posted" }.count == 1)
  }

  @Test func `code selects a row where the user cannot`() {
    table.allowsSelection = false

    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)

    #expect(log.selected == [[0, 1]])
  }

  @Test
  func `a row that does not exist is not selected, in silence, without scrolling (behaviour 7.30)`()
  {
    #expect(
      failures { table.selectRow(at: [0, 99], animated: false, scrollPosition: .none) }.isEmpty)
    #expect(log.selected == nil)
  }

  @Test func `leaving the window ends the display of no cell (behaviour 102)`() {
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(table)
    window.hostApplication.mainLoop.settle()
    log.listened = ["didEndDisplaying"]

    #expect(log.lines { table.removeFromSuperview() } == [])
  }

  @Test
  func
    `a table in no window is warned of once in each application, and not without data (behaviour 7.32)`()
  {
    func warnings() -> Int {
      let log = logged {
        for _ in 0..<2 {
          let table = UITableView()
          table.layoutIfNeeded()
          table.dataSource = self.log
          table.layoutIfNeeded()
        }
      }
      return log.notes.count
    }

    #expect(warnings() == 0)
    let scope = ApplicationScope()
    defer { scope.close() }
    ApplicationScope.$current.withValue(scope) {
      #expect(warnings() == 1)
      #expect(warnings() == 0)
    }
  }

  @Test func `the first height that the delegate gives is the estimate for the rows below`() {
    log.counts = [1_000]
    log.rowHeight = { _ in 60 }

    table.layoutIfNeeded()

    #expect(table.contentSize.height == 60_000)
  }

  @Test func `a section without a header has no room for one in a plain table, and some in others`()
  {
    let grouped = TableLog([1], style: .grouped)

    table.layoutIfNeeded()
    grouped.table.layoutIfNeeded()

    #expect(table.rectForRow(at: [0, 0]).minY == 0)
    #expect(grouped.table.rectForRow(at: [0, 0]).minY == 18)
  }

  @Test func `the primary action comes after didSelect, and not while the table is edited`() {
    table.allowsSelectionDuringEditing = true
    #expect(log.tap(0, 1).suffix(2) == ["didSelect 0-1", "primaryAction 0-1"])
    table.isEditing = true

    #expect(log.tap(0, 1).suffix(1) == ["didSelect 0-1"])
  }
}

import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("What waits to be used again", .ownApplication)
struct ReusePoolTests {
  private let log = TableLog([30])
  private var table: UITableView { log.table }

  init() { log.listened = ["prepareForReuse"] }

  /// Has the table show some rows, and returns how many cells were reused for them.
  private func show(_ count: Int) -> Int {
    log.counts = [count]
    table.reloadData()
    return log.lines { table.layoutIfNeeded() }.count
  }

  @Test func `goes each time memory is short, and what shows stays (behaviour 96)`() {
    #expect(show(10) == 0)
    #expect(show(3) == 3)
    #expect(show(10) == 10)

    for _ in 0..<3 {
      #expect(show(3) == 3)
      let shown = table.visibleCells

      table.hostApplication.giveMemoryWarning()

      #expect(table.visibleCells == shown)
      #expect(show(10) == 3)
    }
  }

  @Test func `is let go of, not only passed over (behaviour 96)`() {
    weak var cell: UITableViewCell?
    weak var header: UIView?
    log.makesCell = { _, _ in
      let made = UITableViewCell(style: .default, reuseIdentifier: "another")
      cell = made
      return made
    }
    log.makesHeader = { _ in
      let made = UITableViewHeaderFooterView(reuseIdentifier: "another")
      header = made
      return made
    }
    _ = show(1)
    log.counts = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(cell != nil)
    #expect(header != nil)

    table.hostApplication.giveMemoryWarning()

    #expect(cell == nil)
    #expect(header == nil)
  }

  @Test func `of tables that are gone is forgotten by their application`() {
    for _ in 0..<200 {
      let other = TableLog([30])
      other.table.layoutIfNeeded()
      other.table.reloadData()
      other.table.layoutIfNeeded()
      other.end()
    }

    #expect(table.hostApplication.tableState.reusePools.pools.count <= 32)
  }

  @Test func `a cell that is used again is laid out for its new image (behaviour 93)`() throws {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var sides: [CGFloat] = [10, 30]
    log.makesCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      let size = CGSize(width: sides[path.row], height: 10)
      cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in }
      return cell
    }
    _ = show(2)
    sides = [30, 10]
    _ = show(2)

    #expect(table.visibleCells.map { $0.imageView?.frame.width } == [30, 10])
  }

  /// Shows the table in a window, and returns what lays it out later.
  private func showTable(in window: UIWindow) -> MainLoop {
    window.addSubview(table)
    window.makeKeyAndVisible()
    let mainLoop = table.hostApplication.mainLoop
    mainLoop.settle()
    return mainLoop
  }

  @Test(arguments: [true, false])
  func `cells that an update brings are laid out on the next turn`(isReused: Bool) throws {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var text = "i"
    log.makesCell = { table, path in
      let cell =
        isReused
        ? table.dequeueReusableCell(withIdentifier: "cell", for: path)
        : UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      return cell
    }
    let window = UIWindow()
    let mainLoop = showTable(in: window)
    for (index, next) in ["Wren", "i", "Robin"].enumerated() {
      text = next
      table.reloadRows(at: [[0, 0], [0, 1]], with: .none)
      mainLoop.settle()

      let label = try #require(table.cellForRow(at: [0, 1])?.textLabel)
      #expect(label.text == next, "\(index)")
      #expect(label.frame.width == label.sizeThatFits(.zero).width, "\(index)")
    }
  }

  @Test func `an image that comes later has no room until a layout (behaviour 130)`() throws {
    log.makesCell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.imageView?.image = nil
      return cell
    }
    let window = UIWindow()
    let mainLoop = showTable(in: window)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let size = CGSize(width: 20, height: 20)
    cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in }
    mainLoop.settle()

    #expect(cell.imageView?.frame.size == .zero)
    cell.setNeedsLayout()
    mainLoop.settle()
    #expect(cell.imageView?.frame.size == size)
  }

  @Test func `survives a cell that warns of memory when it is let go of`() {
    final class Cell: UITableViewCell {
      deinit {
        MainActor.assumeIsolated { UIApplication.shared.giveMemoryWarning() }
      }
    }
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    log.makesCell = { table, path in table.dequeueReusableCell(withIdentifier: "cell", for: path) }
    _ = show(10)
    _ = show(2)

    table.hostApplication.giveMemoryWarning()

    #expect(table.visibleCells.count == 2)
    _ = show(10)
    #expect(table.visibleCells.count == 10)
    // Here and not with the table, which may go on any thread.
    _ = show(0)
    table.hostApplication.giveMemoryWarning()
  }
}

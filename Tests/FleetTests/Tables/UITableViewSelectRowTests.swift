import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UITableView.selectRow(at:) and tapRow(at:)", .freshApplication)
struct UITableViewSelectRowTests {
  private let birds = BirdTable()
  private var table: UITableView { birds.table }

  /// Both helpers refuse, for a reason and with details, and nothing has changed.
  private func expectRefusal(
    _ path: IndexPath, _ reason: String, _ details: String = "", tapsToo: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let selected = table.indexPathsForSelectedRows
    let calls = birds.calls
    let received = failures { table.selectRow(at: path) }
    #expect(received.reasons == [reason], sourceLocation: sourceLocation)
    #expect(received.map(\.details) == [details], sourceLocation: sourceLocation)
    #expect(received.map(\.name) == [.tableView], sourceLocation: sourceLocation)
    let tapped = failures { table.tapRow(at: path) }
    #expect(
      tapped.reasons == (tapsToo ? [reason] : []), sourceLocation: sourceLocation)
    #expect(table.indexPathsForSelectedRows == selected, sourceLocation: sourceLocation)
    #expect(birds.calls == calls, sourceLocation: sourceLocation)
  }

  private let rejected = "Interaction with row 1 in section 0 rejected: "

  // MARK: Selecting

  @Test func `of a million rows without height, no more are made than pixels could show`() {
    final class Rows: NSObject, UITableViewDataSource {
      var made = 0

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1_000_000
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        made += 1
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }
    let rows = Rows()
    let page = UITableViewController()
    page.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    page.tableView.rowHeight = .leastNonzeroMagnitude
    page.tableView.dataSource = rows
    setAsAppRootWindow(page)

    let received = failures {
      page.tableView.selectRow(at: [0, 0])
      page.tableView.selectRow(at: [0, 999_999])
    }

    #expect(received.isEmpty)
    #expect(page.tableView.indexPathForSelectedRow == [0, 999_999])
    #expect(rows.made <= 844 * 3 + 1)
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan])
  func `selects rows of a table with infinite heights`(height: CGFloat) {
    table.rowHeight = height
    table.estimatedRowHeight = height
    let page = UIViewController()
    page.view.addSubview(table)
    setAsAppRootWindow(page)

    #expect(failures { table.selectRow(at: [0, 2]) }.isEmpty)
    #expect(table.indexPathForSelectedRow == [0, 2])
  }

  @Test func `a tap on a label in a row selects the row, as one on its element does`() {
    let received = failures { table.fetchCell(at: [0, 1]).textLabel?.tap() }

    #expect(received.isEmpty)
    #expect(table.indexPathForSelectedRow == [0, 1])
  }

  @Test func `selects a row of a loose table, and the one after it`() {
    #expect(failures { table.selectRow(at: [0, 1]) }.isEmpty)
    #expect(failures { table.selectRow(at: [1, 0]) }.isEmpty)

    #expect(birds.calls == ["didSelect 0-1", "didDeselect 0-1", "didSelect 1-0"])
    #expect(table.indexPathsForSelectedRows == [[1, 0]])
  }

  @Test func `selects a row in a window, and settles before and after`() {
    let screen = UIViewController()
    screen.view.addSubview(table)
    setAsAppRootWindow(screen)
    birds.counts = [9]
    table.reloadData()

    #expect(failures { table.selectRow(at: [0, 8]) }.isEmpty)

    #expect(birds.calls == ["didSelect 0-8"])
    #expect(UIApplication.shared.mainLoop.isIdle)
  }

  @Test func `selects a row out of view without moving the table`() {
    birds.counts = [10_000_000]

    #expect(failures { table.selectRow(at: [0, 9_999_999]) }.isEmpty)

    #expect(birds.calls == ["didSelect 0-9999999"])
    #expect(table.contentOffset.y == 0)
    #expect(table.cellForRow(at: [0, 9_999_999])?.isSelected == true)
  }

  @Test func `selects a row of a table without a size or a delegate`() {
    table.frame = .zero
    table.delegate = nil

    #expect(failures { table.selectRow(at: [0, 1]) }.isEmpty)

    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `is not what code does`() {
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)

    #expect(birds.calls == [])
  }

  @Test func `follows where the delegate leads`() {
    birds.willSelect = { _ in [1, 0] }

    #expect(failures { table.selectRow(at: [0, 1]) }.isEmpty)

    #expect(birds.calls == ["didSelect 1-0"])
  }

  @Test func `taps a selected row among several, which deselects it (behaviour 85)`() {
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 1])

    #expect(failures { table.tapRow(at: [0, 1]) }.isEmpty)

    #expect(birds.calls == ["didSelect 0-1", "didDeselect 0-1"])
  }

  @Test func `does not select a row among several that is selected`() {
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 1])

    let received = failures { table.selectRow(at: [0, 1]) }

    #expect(received.reasons == [rejected + "Row is selected already."])
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(birds.calls == ["didSelect 0-1"])
  }

  @Test func `selects the selected row again where only one can be (behaviour 84)`() {
    table.selectRow(at: [0, 1])

    #expect(failures { table.selectRow(at: [0, 1]) }.isEmpty)

    #expect(birds.calls == ["didSelect 0-1", "didSelect 0-1"])
  }

  @Test func `is what a tap on the cell does`() {
    table.layoutIfNeeded()
    let cell = table.fetchCell(at: [0, 1])

    cell.tap()

    #expect(birds.calls == ["didSelect 0-1"])
  }

  // MARK: Vetoes

  private let delegate = "The delegate of <UITableView> is <BirdTable>."

  @Test func `names the delegate's refusal to highlight (behaviour 81)`() {
    table.selectRow(at: [0, 0])
    birds.shouldHighlight = false

    expectRefusal(
      [0, 1], rejected + "Delegate's tableView(_:shouldHighlightRowAt:) returned false.",
      delegate, tapsToo: false)
  }

  @Test func `names the delegate's refusal to select (behaviour 82)`() {
    table.selectRow(at: [0, 0])
    birds.willSelect = { _ in nil }

    expectRefusal(
      [0, 1], rejected + "Delegate's tableView(_:willSelectRowAt:) returned nil.", delegate,
      tapsToo: false)
  }

  @Test func `names the delegate's refusal to deselect (behaviour 83)`() {
    table.selectRow(at: [0, 0])
    birds.willDeselect = { _ in nil }

    let received = failures { table.selectRow(at: [0, 1]) }

    #expect(
      received.reasons == [
        rejected + "Delegate's tableView(_:willDeselectRowAt:) returned nil."
      ])
    #expect(received.map(\.details) == ["What was selected before stays selected. \(delegate)"])
    #expect(table.indexPathsForSelectedRows?.contains([0, 0]) == true)
  }

  @Test func `reports a delegate that names a row which does not exist, once and at its own line`()
  {
    birds.willSelect = { _ in [7, 7] }

    let received = failures { table.selectRow(at: [0, 1], line: 77) }

    #expect(received.count == 1)
    #expect(received.map(\.site.line) == [77])
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `says that the row went away while it was tapped`() {
    birds.willSelect = { [birds] path in
      birds.counts = [1]
      birds.table.reloadData()
      return path
    }

    let received = failures { table.selectRow(at: [0, 2]) }

    #expect(received.count == 1)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `says that a recognizer took the touch (behaviour 226)`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    outer.addSubview(table)
    outer.addGestureRecognizer(UITapGestureRecognizer())

    expectRefusal(
      [0, 1], rejected + "The touch was cancelled.",
      "A gesture recognizer took it, or the cell left its window.", tapsToo: false)
  }

  @Test func `says that the cell kept the touch`() {
    final class Deaf: UITableViewCell {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    birds.makesCell = { _ in Deaf() }

    expectRefusal(
      [0, 1], rejected + "The touch did not reach the table view.",
      "The cell, or a gesture recognizer, kept it.", tapsToo: false)
  }

  // MARK: Obstacles

  @Test func `needs a data source`() {
    table.dataSource = nil

    #expect(
      failures { table.selectRow(at: [0, 1]) }.reasons == [
        "Data source required to select cell row."
      ])
    #expect(
      failures { table.tapRow(at: [0, 1]) }.reasons == ["Data source required to tap row."])
  }

  @Test
  func `needs a table that lets rows be selected, before it looks for the row (behaviour 87)`() {
    table.allowsSelection = false

    expectRefusal(
      [0, 1], rejected + "Table view does not allow selection.",
      "<UITableView>.allowsSelection is false.",
      tapsToo: false)
    let received = failures { table.selectRow(at: [9, 9]) }
    #expect(
      received.reasons == [
        "Interaction with row 9 in section 9 rejected: Table view does not allow selection."
      ])
  }

  @Test func `says why nothing can be selected while the table is edited (behaviour 87)`() {
    table.isEditing = true

    let received = failures { table.selectRow(at: [0, 1]) }

    #expect(received.reasons == [rejected + "Table view does not allow selection."])
    #expect(
      received.map(\.details) == [
        "<UITableView> is being edited, and neither allowsSelectionDuringEditing nor "
          + "allowsMultipleSelectionDuringEditing is set."
      ])
  }

  @Test func `refuses rows that do not exist, and counts those that do`() {
    let counts = "<UITableView> has 2 sections: section 0 has 3 rows, section 1 has 1 row."
    for section in [2, -1, Int.max, Int.min] {
      expectRefusal([section, 0], "Table view has no section \(section).", counts)
    }
    for row in [3, -1, Int.max, Int.min] {
      expectRefusal([0, row], "Table view has no row \(row) in section 0.", counts)
    }
  }

  @Test func `refuses paths that name no row`() {
    expectRefusal(
      [], "Index path [] names no row of a table view.",
      "The path has no components, and needs a section and a row.")
    expectRefusal(
      [0], "Index path [0] names no row of a table view.",
      "The path has 1 component, and needs a section and a row.")
    expectRefusal(
      [0, 1, 2], "Index path [0, 1, 2] names no row of a table view.",
      "The path has 3 components, and needs a section and a row.")
  }

  @Test func `refuses rows of empty tables`() {
    birds.counts = []
    expectRefusal([0, 0], "Table view has no section 0.", "<UITableView> has no sections.")
    birds.counts = [0]
    table.reloadData()

    expectRefusal(
      [0, 0], "Table view has no row 0 in section 0.",
      "<UITableView> has 1 section: section 0 has no rows.")
  }

  @Test func `refuses rows whose data has gone without a reload`() {
    table.layoutIfNeeded()
    birds.counts = [1, 1]
    expectRefusal(
      [0, 1], "Table view has no row 1 in section 0.",
      "The data source has 1 row there now, and the table view was not reloaded.")
    birds.counts = [3]

    expectRefusal(
      [1, 0], "Table view has no section 1.",
      "The data source has 1 section now, and the table view was not reloaded.")
  }

  @Test func `survives counts that are different each time`() {
    final class Fickle: NSObject, UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        asked += 1
        return [5, 2, 0, -3, 9][asked % 5]
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let fickle = Fickle()
    table.dataSource = fickle

    for row in 0..<40 {
      _ = failures { table.selectRow(at: [0, row % 6]) }
      if row.isMultiple(of: 3) { _ = failures { table.reloadData() } }
    }

    #expect(fickle.asked > 40)
  }

  @Test func `refuses what a finger cannot reach`() {
    table.isHidden = true
    expectRefusal(
      [0, 1], rejected + "Row is not visible.",
      #"<BirdCell "Bird 0-1"> is in <UITableView>, which is hidden."#)
    table.isHidden = false
    table.isUserInteractionEnabled = false
    expectRefusal(
      [0, 1], rejected + "View does not allow user interaction.",
      #"<BirdCell "Bird 0-1"> is in <UITableView>, which does not allow user interaction."#)
    table.isUserInteractionEnabled = true
    table.fetchCell(at: [0, 1]).isUserInteractionEnabled = false

    expectRefusal(
      [0, 1], rejected + "View does not allow user interaction.",
      #"<BirdCell "Bird 0-1">.isUserInteractionEnabled is false."#)
  }

  @Test func `refuses a row without a height`() {
    table.rowHeight = 0

    expectRefusal([0, 1], rejected + "Row is not visible.", "The height of the row is 0.")
  }

  @Test func `says what became of its own tap, and not of one within it`() {
    /// A cell that keeps the touch, and taps another row meanwhile.
    final class Greedy: UITableViewCell {
      var tapAnother: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapAnother() }
    }
    final class Source: NSObject, UITableViewDataSource {
      let greedy = Greedy()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { indexPath.row == 1 ? greedy : UITableViewCell() }
    }
    let source = Source()
    table.dataSource = source
    var nested: [RecordedFailure]?
    source.greedy.tapAnother = { [table] in
      nested = failures { table.selectRow(at: [0, 0]) }
    }

    let received = failures { table.selectRow(at: [0, 1]) }

    #expect(received.reasons == [rejected + "The touch did not reach the table view."])
    #expect(nested?.isEmpty == true)
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
  }

  @Test func `points at the caller's line`() {
    let received = failures { table.selectRow(at: [0, 9], fileID: "My/Test.swift", line: 77) }

    #expect(received.map(\.site.line) == [77])
    #expect(received.map { "\($0.site.fileID)" } == ["My/Test.swift"])
  }

  @Test func `the last of as many rows as there can be is selected`() {
    birds.counts = [.max]
    table.reloadData()

    let reasons = failures { table.selectRow(at: [0, .max - 1]) }.reasons

    #expect(reasons == [])
    #expect(table.indexPathForSelectedRow == [0, .max - 1])
  }

  @Test func `does nothing after the first failure of steps`() {
    let received = failures {
      steps {
        table.selectRow(at: [0, 9])
        table.selectRow(at: [0, 1])
        table.tapRow(at: [0, 1])
      }
    }

    #expect(received.count == 1)
    #expect(birds.calls == [])
  }
}

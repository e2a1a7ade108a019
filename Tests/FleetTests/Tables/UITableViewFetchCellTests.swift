import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UITableView.fetchCell(at:) and cell(at:as:)", .freshApplication)
struct UITableViewFetchCellTests {
  private let birds = BirdTable()
  private var table: UITableView { birds.table }
  private final class OtherCell: UITableViewCell {}

  @Test func `fetches the cell that shows, and the same one again`() {
    let cell = table.fetchCell(at: [0, 1])

    #expect(cell.textLabel?.text == "Bird 0-1")
    #expect(table.fetchCell(at: [0, 1]) === cell)
    #expect(table.visibleCells.contains(cell))
    #expect(table.fetchCell(at: [0, 1], asType: BirdCell.self) === cell)
    #expect(table.cell(at: [0, 1], as: BirdCell.self) === cell)
  }

  @Test func `fetches a cell as if the row had been scrolled to`() {
    birds.counts = [10_000]

    let cell = table.fetchCell(at: [0, 9_999])

    #expect(cell.textLabel?.text == "Bird 0-9999")
    #expect(cell.superview === table)
    #expect(table.fetchCell(at: [0, 9_999]) === cell)
    #expect(table.indexPath(for: cell) == [0, 9_999])
    #expect(table.contentOffset.y == 0)
  }

  @Test func `a row that code scrolls to comes in frames, and shows once a helper settles`() {
    let page = UIViewController()
    page.view.addSubview(table)
    setAsAppRootWindow(page)
    birds.counts = [200]
    table.reloadData()
    Fleet.settle()
    let start = table.contentOffset.y

    table.scrollToRow(at: [0, 150], at: .top, animated: true)
    let atOnce = table.contentOffset.y
    Fleet.advance(by: .milliseconds(100))
    let soon = table.contentOffset.y
    let cell = table.fetchCell(at: [0, 150])

    #expect(atOnce == start)
    #expect(soon > start && soon < table.contentOffset.y)
    #expect(table.visibleCells.contains(cell))
  }

  @Test func `fetches one that has come into view and gone since, after many others`() {
    birds.counts = [200]
    _ = table.fetchCell(at: [0, 199])
    for offset in [table.contentSize.height - 440, 0] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }

    for row in 100..<163 { _ = table.fetchCell(at: [0, row]) }

    let last = table.fetchCell(at: [0, 199])
    #expect(last.textLabel?.text == "Bird 0-199")
    #expect(last.superview === table)
  }

  @Test func `sees a reload that is pending`() {
    _ = table.fetchCell(at: [0, 0])
    birds.counts = [30]
    table.reloadData()

    #expect(table.fetchCell(at: [0, 29]).textLabel?.text == "Bird 0-29")
  }

  @Test func `answers an inert cell where there is no row, so that nothing cascades`() {
    let received = failures {
      let cell = table.fetchCell(at: [0, 9])
      cell.isUserInteractionEnabled = false
      cell.tap()
      cell.contentView.tap()
      let button = UIButton()
      button.isEnabled = false
      cell.contentView.addSubview(button)
      button.tap()
      cell.longPress()
    }

    #expect(received.reasons == ["Table view has no row 9 in section 0."])
    #expect(
      received.map(\.details) == [
        "<UITableView> has 2 sections: section 0 has 3 rows, section 1 has 1 row."
      ])
    #expect(received.map(\.name) == [.tableView])
  }

  @Test func `answers an inert cell of the class that was asked for`() {
    let received = failures {
      table.fetchCell(at: [5, 0], asType: BirdCell.self).tap()
      table.fetchCell(at: [0, 0], asType: OtherCell.self).tap()
      #expect(table.cell(at: [0, 0], as: OtherCell.self) == nil)
      #expect(table.cell(at: [0, 9], as: BirdCell.self) == nil)
    }

    #expect(
      received.reasons == [
        "Table view has no section 5.",
        "Cell at row 0 in section 0 is of type `BirdCell` (wanted `OtherCell`).",
        "Cell at row 0 in section 0 is of type `BirdCell` (wanted `OtherCell`).",
        "Table view has no row 9 in section 0.",
      ])
    #expect(birds.calls == [])
  }

  @Test func `needs a data source`() {
    table.dataSource = nil

    #expect(
      failures { table.fetchCell(at: [0, 0]).tap() }.reasons == [
        "Data source required to fetch cells."
      ])
  }

  @Test func `leaves cells that are not inert to be tapped after a failure`() {
    _ = failures { _ = table.fetchCell(at: [0, 9]) }

    table.fetchCell(at: [0, 1]).tap()

    #expect(birds.calls == ["didSelect 0-1"])
  }

  @Test func `leaves what cannot be dequeued inert too (behaviour 7.22)`() {
    birds.makesCell = { [birds] path in
      birds.table.dequeueReusableCell(withIdentifier: "none", for: path)
    }
    birds.counts = [1]

    let received = failures { table.fetchCell(at: [0, 0]).tap() }

    #expect(received.count == 1)
    #expect(birds.calls == [])
  }

  // MARK: The content of a cell

  @Test func `taps a control in a cell, and not the row`() {
    var taps = 0
    birds.prepares = { cell, _ in
      let button = UIButton(
        frame: CGRect(x: 0, y: 0, width: 40, height: 40),
        primaryAction: UIAction { _ in taps += 1 })
      button.tag = 5
      cell.contentView.addSubview(button)
    }

    table.fetchCell(at: [0, 1]).viewWithTag(5)?.tap()

    #expect(taps == 1)
    #expect(birds.calls == [])
  }

  // MARK: Accessories

  @Test func `taps the button for details (behaviour 91)`() {
    birds.prepares = { cell, _ in cell.accessoryType = .detailButton }

    #expect(failures { table.tapAccessory(at: [0, 1]) }.isEmpty)

    #expect(birds.calls == ["accessory 0-1"])
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `taps a control of the app's own at the edge (behaviour 91)`() {
    let toggle = UISwitch()
    birds.prepares = { cell, path in if path == [0, 1] { cell.accessoryView = toggle } }

    #expect(failures { table.tapAccessory(at: [0, 1]) }.isEmpty)
    #expect(toggle.isOn)
    #expect(birds.calls == [])
    toggle.isEnabled = false
    #expect(
      failures { table.tapAccessory(at: [0, 1]) }.reasons == [
        "Interaction with row 1 in section 0 rejected: Control is not enabled."
      ])
    #expect(toggle.isOn)
  }

  @Test func `refuses a row without anything to tap at the edge`() {
    birds.prepares = { cell, _ in cell.accessoryType = .disclosureIndicator }

    let received = failures {
      table.tapAccessory(at: [0, 1])
      table.tapAccessory(at: [0, 9])
    }

    #expect(
      received.reasons == [
        "Interaction with row 1 in section 0 rejected: Row has no accessory to tap.",
        "Table view has no row 9 in section 0.",
      ])
  }

  // MARK: Headers, texts, the index

  @Test func `fetches headers and footers, also out of view`() {
    let header = table.fetchHeader(inSection: 0) as? UITableViewHeaderFooterView
    #expect(header?.textLabel?.text == "Birds")
    #expect(table.fetchHeader(inSection: 1) == nil)
    #expect(table.fetchFooter(inSection: 0) == nil)
    birds.counts = [1_000, 1]
    table.reloadData()

    let footer = table.fetchFooter(inSection: 1) as? UITableViewHeaderFooterView

    #expect(footer?.textLabel?.text == "That is all.")
    #expect(table.contentOffset.y == 0)
    #expect(
      failures { _ = table.fetchHeader(inSection: 2) }.reasons == ["Table view has no section 2."])
    #expect(failures { _ = table.fetchFooter(inSection: -1) }.count == 1)
  }

  @Test func `finds the row that shows a text`() {
    birds.counts = [1_000, 1_000]

    var found: [IndexPath?] = []
    let received = failures {
      found.append(table.indexPath(ofRowShowing: "Bird 1-500"))
      found.append(table.indexPath(ofRowShowing: "Bird"))
    }

    #expect(received.isEmpty)
    #expect(found == [[1, 500], nil])
    table.dataSource = nil
    #expect(failures { _ = table.indexPath(ofRowShowing: "Bird") }.count == 1)
  }

  @Test func `gives up after many rows that do not show a text`() {
    birds.counts = [10_000_000]

    let received = failures { #expect(table.indexPath(ofRowShowing: "none") == nil) }

    #expect(
      received.reasons == ["None of the first 10000 rows of the table view shows 'none'."])
  }

  @Test func `finds what content configurations show`() {
    birds.makesCell = { path in
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.row)"
      content.secondaryText = "below \(path.row)"
      cell.contentConfiguration = content
      return cell
    }

    #expect(table.indexPath(ofRowShowing: "Row 2") == [0, 2])
    #expect(table.indexPath(ofRowShowing: "below 1") == [0, 1])
  }

  @Test func `taps an entry of the index`() {
    birds.counts = [100, 100]

    #expect(failures { table.tapIndexTitle("B") }.isEmpty)
    #expect(table.indexPathsForVisibleRows?.first?.section == 1)
    let received = failures { table.tapIndexTitle("Z") }
    #expect(received.reasons == ["No entry 'Z' found in the index of the table view."])
    #expect(received.map(\.details) == ["The entries of <UITableView> are 'A', 'B'."])
  }
}

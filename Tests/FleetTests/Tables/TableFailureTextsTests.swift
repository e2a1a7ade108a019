import FleetTestSupport
import FleetTesting
import Foundation
import Testing

@MainActor
@Suite("What rows that cannot be used say", .freshApplication)
struct TableFailureTextsTests {
  private let birds = BirdTable()
  private let rejected =
    "Fleet.TableViewError: Interaction with row 1 in section 0 rejected:"
  private var table: UITableView { birds.table }

  init() { table.accessibilityIdentifier = "birds" }

  // MARK: Looking for a row

  @Test func `rows that are not there`() {
    let counts =
      #"<UITableView "birds"> has 2 sections: section 0 has 3 rows, section 1 has 1 row."#
    expectText("Fleet.TableViewError: Table view has no row 3 in section 0.\n\(counts)") {
      table.selectRow(at: [0, 3])
    }
    expectText("Fleet.TableViewError: Table view has no section 2.\n\(counts)") {
      table.selectRow(at: [2, 0])
    }
    expectText(
      """
      Fleet.TableViewError: Index path [0] names no row of a table view.
      The path has 1 component, and needs a section and a row.
      """
    ) { table.selectRow(at: [0]) }
    birds.counts = [1, 1]
    expectText(
      """
      Fleet.TableViewError: Table view has no row 1 in section 0.
      The data source has 1 row there now, and the table view was not reloaded.
      """
    ) { table.selectRow(at: [0, 1]) }
    birds.counts = [3]
    expectText(
      """
      Fleet.TableViewError: Table view has no section 1.
      The data source has 1 section now, and the table view was not reloaded.
      """
    ) { table.selectRow(at: [1, 0]) }
    birds.counts = []
    table.reloadData()
    expectText(
      """
      Fleet.TableViewError: Table view has no section 0.
      <UITableView "birds"> has no sections.
      """
    ) { table.selectRow(at: [0, 0]) }
  }

  @Test func `tables without a data source`() {
    table.dataSource = nil
    let needed = "Fleet.TableViewError: Data source required to"
    let missing = """
      <UITableView "birds">.dataSource is nil. It has never been shown. Show its screen first: \
      Fleet.setAsAppRootWindow(_:).
      """
    expectText("\(needed) select cell row.\n\(missing)") { table.selectRow(at: [0, 0]) }
    expectText("\(needed) tap row.\n\(missing)") { table.tapRow(at: [0, 0]) }
    expectText("\(needed) fetch cells.\n\(missing)") { _ = table.fetchCell(at: [0, 0]) }
    expectText("\(needed) fetch headers.\n\(missing)") { _ = table.fetchHeader(inSection: 0) }
    expectText("\(needed) fetch footers.\n\(missing)") { _ = table.fetchFooter(inSection: 0) }
    expectText("\(needed) select cell action.\n\(missing)") {
      table.selectCellAction(withTitle: "Delete", at: [0, 0])
    }
    expectText("\(needed) swipe to delete row.\n\(missing)") {
      table.swipeToDeleteRow(at: [0, 0])
    }
    expectText("\(needed) drag row.\n\(missing)") { table.dragRow(from: [0, 0], to: [0, 1]) }
    expectText("\(needed) tap insert control.\n\(missing)") { table.tapInsertControl(at: [0, 0]) }
    expectText("\(needed) tap accessory.\n\(missing)") { table.tapAccessory(at: [0, 0]) }
    expectText("\(needed) tap index.\n\(missing)") { table.tapIndexTitle("A") }
    expectText("\(needed) find rows.\n\(missing)") { _ = table.indexPath(ofRowShowing: "A") }
    expectText("\(needed) choose menu item.\n\(missing)") {
      table.chooseMenuItem(withTitle: "Copy", at: [0, 0])
    }
    expectText("\(needed) tap context menu preview.\n\(missing)") {
      table.tapContextMenuPreview(at: [0, 0])
    }
  }

  @Test func `a table of a screen`() {
    let list = UITableViewController()
    list.title = "Birds"
    list.tableView.dataSource = birds
    list.tableView.register(BirdCell.self, forCellReuseIdentifier: "bird")
    setAsAppRootWindow(list)
    expectText(
      """
      Fleet.TableViewError: Table view has no row 99 in section 0.
      <UITableView> of <UITableViewController "Birds"> has 2 sections: section 0 has 3 rows, section \
      1 has 1 row.
      """
    ) { list.tableView.selectRow(at: [0, 99]) }
  }

  @Test func `cells of another class, and texts that no row shows`() {
    final class OtherCell: UITableViewCell {}
    expectText(
      """
      Fleet.TableViewError: Cell at row 1 in section 0 is of type `BirdCell` (wanted `OtherCell`).
      It is <BirdCell "Bird 0-1">, with the reuse identifier 'bird'.
      """
    ) { _ = table.cell(at: [0, 1], as: OtherCell.self) }
    birds.makesCell = { _ in UITableViewCell() }
    table.reloadData()
    expectText(
      """
      Fleet.TableViewError: Cell at row 1 in section 0 is of type `UITableViewCell` (wanted \
      `OtherCell`).
      It is <UITableViewCell>, without a reuse identifier.
      """
    ) { _ = table.cell(at: [0, 1], as: OtherCell.self) }
    birds.counts = [10_001]
    table.reloadData()
    expectText(
      """
      Fleet.TableViewError: None of the first 10000 rows of the table view shows 'Wren'.
      More are not looked at. <UITableView "birds"> has 1 section: section 0 has 10001 rows.
      """
    ) { _ = table.indexPath(ofRowShowing: "Wren") }
  }

  @Test func `the index`() {
    expectText(
      """
      Fleet.TableViewError: No entry 'a' found in the index of the table view.
      Did you mean 'A'? The entries of <UITableView "birds"> are 'A', 'B'.
      """
    ) { table.tapIndexTitle("a") }
    table.isHidden = true
    expectText(
      """
      Fleet.TableViewError: Cannot tap the index of a UITableView: Control is not visible.
      <UITableView "birds">.isHidden is true.
      """
    ) { table.tapIndexTitle("A") }
  }

  // MARK: Reaching it

  @Test func `rows that a finger cannot reach`() {
    table.fetchCell(at: [0, 1]).isUserInteractionEnabled = false
    expectText(
      """
      \(rejected) View does not allow user interaction.
      <BirdCell "Bird 0-1">.isUserInteractionEnabled is false.
      """
    ) { table.selectRow(at: [0, 1]) }
    table.isHidden = true
    expectText(
      """
      \(rejected) View does not allow user interaction.
      <BirdCell "Bird 0-1">.isUserInteractionEnabled is false.
      """
    ) { table.tapRow(at: [0, 1]) }
    table.fetchCell(at: [0, 1]).isUserInteractionEnabled = true
    expectText(
      """
      \(rejected) Row is not visible.
      <BirdCell "Bird 0-1"> is in <UITableView "birds">, which is hidden.
      """
    ) { table.selectRow(at: [0, 1]) }
    table.isHidden = false
    table.rowHeight = 0
    expectText("\(rejected) Row is not visible.\nThe height of the row is 0.") {
      table.selectRow(at: [0, 1])
    }
  }

  @Test func `rows without an accessory`() {
    expectText(
      """
      \(rejected) Row has no accessory to tap.
      <BirdCell "Bird 0-1"> needs an accessoryView, or an accessoryType with a button for details.
      """
    ) { table.tapAccessory(at: [0, 1]) }
  }

  // MARK: Selecting

  @Test func `tables that let nothing be selected`() {
    table.allowsSelection = false
    expectText(
      """
      \(rejected) Table view does not allow selection.
      <UITableView "birds">.allowsSelection is false.
      """
    ) { table.selectRow(at: [0, 1]) }
    table.allowsSelection = true
    table.isEditing = true
    expectText(
      """
      \(rejected) Table view does not allow selection.
      <UITableView "birds"> is being edited, and neither allowsSelectionDuringEditing nor \
      allowsMultipleSelectionDuringEditing is set.
      """
    ) { table.selectRow(at: [0, 1]) }
  }

  @Test func `delegates that refuse`() {
    let delegate = #"The delegate of <UITableView "birds"> is <BirdTable>."#
    birds.shouldHighlight = false
    expectText(
      """
      \(rejected) Delegate's tableView(_:shouldHighlightRowAt:) returned false.
      \(delegate)
      """
    ) { table.selectRow(at: [0, 1]) }
    birds.shouldHighlight = true
    birds.willSelect = { _ in nil }
    expectText(
      """
      \(rejected) Delegate's tableView(_:willSelectRowAt:) returned nil.
      \(delegate)
      """
    ) { table.selectRow(at: [0, 1]) }
    birds.willSelect = { $0 }
    table.selectRow(at: [0, 0])
    birds.willDeselect = { _ in nil }
    expectText(
      """
      \(rejected) Delegate's tableView(_:willDeselectRowAt:) returned nil.
      What was selected before stays selected. \(delegate)
      """
    ) { table.selectRow(at: [0, 1]) }
  }

  @Test func `taps that select nothing`() {
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 1])
    expectText(
      """
      \(rejected) Row is selected already.
      Several rows can be selected, and a tap would deselect this one: tapRow(at:) does.
      """
    ) { table.selectRow(at: [0, 1]) }
  }

  private final class Deaf: UITableViewCell {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  @Test func `touches that something else takes`() {
    birds.makesCell = { _ in Deaf() }
    expectText(
      """
      \(rejected) The touch did not reach the table view.
      The cell, or a gesture recognizer, kept it.
      """
    ) { table.selectRow(at: [0, 1]) }
    birds.makesCell = nil
    table.reloadData()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    outer.addSubview(table)
    outer.addGestureRecognizer(UITapGestureRecognizer())
    expectText(
      """
      \(rejected) The touch was cancelled.
      A gesture recognizer took it, or the cell left its window.
      """
    ) { table.selectRow(at: [0, 1]) }
  }

  private final class Eager: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      return true
    }
  }

  @Test func `rows that the app selects under the finger`() {
    let eager = Eager()
    table.delegate = eager
    table.allowsMultipleSelection = true
    expectText(
      """
      \(rejected) The tap deselected the row.
      Several rows can be selected, and the app selected this one meanwhile.
      """
    ) { table.selectRow(at: [0, 1]) }
  }

  @Test func `rows that two fingers do not select`() {
    expectText(
      """
      \(rejected) Delegate's tableView(_:shouldBeginMultipleSelectionInteractionAt:) returned false.
      Without that method, two fingers select where allowsMultipleSelectionDuringEditing is true.
      """
    ) { table.selectRows(from: [0, 1], to: [0, 2]) }
  }
}

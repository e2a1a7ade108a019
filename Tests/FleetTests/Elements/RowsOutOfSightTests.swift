import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

/// Rows of tables that a user would have to scroll to.
@MainActor
@Suite("Rows out of sight", .freshApplication)
struct RowsOutOfSightTests {
  private let page = UIViewController()
  private let birds: Birds

  init() {
    birds = Birds([30, 70])
    setAsAppRootWindow(page)
    page.view.addSubview(birds.table)
    Fleet.settle()
    birds.asked = []
  }

  @Test func `cells are counted, and none is made for that`() {
    #expect(Fleet.screen.cells.count == 100)
    #expect(Fleet.screen.tables.cells.count == 100)
    #expect(Fleet.screen.tables.children(matching: .cell).count == 100)
    birds.table.contentOffset.y = 800
    Fleet.settle()
    birds.asked = []
    birds.table.visibleCells.first?.isHidden = true

    #expect(Fleet.screen.cells.count == 99)
    #expect(birds.asked.isEmpty)
  }

  @Test func `what is in a row exists, and the row is scrolled to when it is used`() {
    let text = Fleet.screen.staticTexts["Bird 1-50"]

    #expect(text.exists)
    #expect(!text.isHittable)
    #expect(text.whyNot == ["It is scrolled out of sight."])
    #expect(birds.asked.contains("cell 1-50"))
    #expect(!birds.asked.contains("will display 1-50"))
    text.tap()

    #expect(birds.table.indexPathForSelectedRow == [1, 50])
    #expect(text.isHittable)
    #expect(birds.asked.filter { $0 == "will display 1-50" }.count == 1)
    #expect(!birds.asked.contains("did end 1-40"))
    #expect(birds.asked.contains("did end 0-0"))
  }

  @Test func `an index counts all rows from the first`() {
    birds.table.contentOffset.y = 800
    Fleet.settle()
    birds.asked = []

    #expect(Fleet.screen.cells.element(boundBy: 31).staticTexts.firstMatch.label == "Bird 1-1")
    #expect(Fleet.screen.cells.firstMatch.staticTexts.element.label == "Bird 0-0")
    #expect(birds.asked.filter { $0.hasPrefix("cell") } == ["cell 1-1", "cell 0-0"])
    Fleet.screen.cells.element(boundBy: 99).tap()
    #expect(birds.table.indexPathForSelectedRow == [1, 69])
    #expect(!Fleet.screen.cells.element(boundBy: 100).exists)
  }

  @Test func `a name in sight is not looked for out of sight`() {
    #expect(Fleet.screen.staticTexts["Bird 0-1"].exists)
    Fleet.screen.cells.containing(.staticText, identifier: "Bird 0-2").element.tap()
    #expect(!Fleet.screen.alerts["Bird 1-1"].exists)

    #expect(birds.asked.isEmpty)
  }

  @Test func `the words of many rows are those of the rows`() {
    let labels = Fleet.screen.cells.allElementsBoundByIndex.map {
      $0.staticTexts.firstMatch.label
    }

    #expect(
      labels == (0..<30).map { "Bird 0-\($0)" } + (0..<70).map { "Bird 1-\($0)" })
    #expect(Fleet.screen.cells.staticTexts.count == 100)
  }

  @Test func `several rows of one name are a failure, with their names`() {
    birds.name = { $0.row == 20 || $0.row == 29 ? "Robin" : "Wren" }

    let text = failures { Fleet.screen.staticTexts["Robin"].tap() }.first

    #expect(text?.reason == "Cannot tap static text 'Robin': 4 elements match.")
    #expect(
      text?.details.hasPrefix("They are:\n  0: static text 'Robin' in cell 'Robin'\n  1: ") == true)
  }

  @Test func `one row of a name is found though many cells were made after it`() {
    birds.name = { $0 == [0, 20] ? "Robin" : "Wren" }

    #expect(Fleet.screen.staticTexts["Robin"].label == "Robin")
    Fleet.screen.staticTexts["Robin"].tap()

    #expect(birds.table.indexPathForSelectedRow == [0, 20])
  }

  @Test func `nobody asks for rows that the data has lost`() {
    birds.counts = [30]

    #expect(!Fleet.screen.staticTexts["Bird 1-50"].exists)
    #expect(birds.asked.isEmpty)
  }

  @Test func `code of the app's sees no cell there`() {
    _ = Fleet.screen.staticTexts["Bird 0-29"].label

    #expect(birds.asked.contains("cell 0-29"))
    #expect(birds.table.cellForRow(at: [0, 29]) == nil)
    #expect(birds.table.fetchCell(at: [0, 29]).textLabel?.text == "Bird 0-29")
    #expect(birds.asked.contains("will display 0-29"))
  }

  @Test func `a search looks into 10,000 rows, and no more`() {
    birds.counts = [20_000]
    birds.table.reloadData()
    Fleet.settle()

    #expect(Fleet.screen.cells.count == 20_000)
    #expect(Fleet.screen.staticTexts["Bird 0-9999"].exists)
    #expect(!Fleet.screen.staticTexts["Bird 0-15000"].exists)
    Fleet.screen.cells.element(boundBy: 15_000).tap()
    #expect(birds.table.indexPathForSelectedRow == [0, 15_000])
  }

  @Test func `what an app says of a table's elements counts`() {
    birds.table.accessibilityElements = [UILabel()]
    #expect(Fleet.screen.cells.count == 0)

    birds.table.accessibilityElements = nil
    birds.table.isAccessibilityElement = true
    #expect(Fleet.screen.cells.count == 0)
  }

  @Test func `collection views give what shows`() {
    let photos = PhotoCollection([100])
    page.view.addSubview(photos.collection)
    birds.table.removeFromSuperview()
    Fleet.settle()

    #expect(Fleet.screen.cells.count == photos.collection.visibleCells.count)
  }
}

/// Rows whose cells are told of in a trace.
@MainActor
private final class Birds: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 440))
  /// The rows that the table has asked for or reported.
  var asked: [String] = []
  var counts: [Int]
  var name: (IndexPath) -> String = { "Bird \($0.section)-\($0.row)" }

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append("cell \(indexPath.section)-\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
    cell.textLabel?.text = name(indexPath)
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { asked.append("will display \(indexPath.section)-\(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { asked.append("did end \(indexPath.section)-\(indexPath.row)") }
}

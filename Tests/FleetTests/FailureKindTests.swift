import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("The kinds of failures", .freshApplication)
struct FailureKindTests {
  /// What goes wrong on a page, which shows a table, and what kind of failure it is.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: RecordedFailure.Kind
    let fail: @MainActor @Sendable (UIViewController, BirdTable) -> Void

    init(
      _ name: String, _ kind: RecordedFailure.Kind,
      _ fail: @escaping @MainActor @Sendable (UIViewController, BirdTable) -> Void
    ) {
      testDescription = name
      self.kind = kind
      self.fail = fail
    }
  }

  nonisolated private static let rows = [
    Row("a helper that does not say", .other) { _, _ in reportFailure("No cart.") },
    Row("a table that lets nothing be selected", .refused) { _, birds in
      birds.table.allowsSelection = false
      birds.table.selectRow(at: [0, 0])
    },
    Row("a delegate that says no", .refused) { _, birds in
      birds.shouldHighlight = false
      birds.table.selectRow(at: [0, 0])
    },
    Row("a table behind another view", .blocked) { page, birds in
      page.view.addSubview(UIView(frame: birds.table.frame))
      birds.table.selectRow(at: [0, 0])
    },
    Row("a button that is disabled", .blocked) { page, _ in
      let button = UIButton(frame: CGRect(x: 0, y: 600, width: 44, height: 44))
      button.isEnabled = false
      page.view.addSubview(button)
      button.tap()
    },
    Row("a row that is not there", .missing) { $1.table.selectRow(at: [0, 7]) },
    Row("a section that is not there", .missing) { $1.table.tapRow(at: [7, 0]) },
    Row("the cell of a row that is not there", .missing) { _ = $1.table.fetchCell(at: [0, 7]) },
    Row("a collection view without a data source", .missing) { _, _ in
      let layout = UICollectionViewFlowLayout()
      UICollectionView(frame: .zero, collectionViewLayout: layout).selectItem(at: [0, 0])
    },
    Row("an element that is not there", .missing) { _, _ in Fleet.screen.buttons["Save"].tap() },
    Row("one of several elements", .ambiguous) { _, _ in Fleet.screen.cells.element.tap() },
    Row("keys without a focus", .unfocused) { page, _ in
      page.view.addSubview(UITextField(frame: CGRect(x: 0, y: 600, width: 100, height: 44)))
      Fleet.screen.textFields.firstMatch.typeText("Ada")
    },
    Row("a bar button without an action", .dead) { page, _ in
      let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
      page.navigationItem.rightBarButtonItem = item
      item.tap()
    },
    Row("work without an end", .restless) { _, _ in
      let loop = UIApplication.shared.mainLoop
      @MainActor func tick() { loop.enqueue("tick") { tick() } }
      tick()
      Fleet.settle()
    },
    Row("an exception", .exception) { page, _ in page.present(page, animated: false) },
    Row("a screen that is not as expected", .unmet) { _, _ in Fleet.expectScreen("Cart") },
    Row("a cell of another class", .unmet) { _, birds in
      final class OwnCell: UITableViewCell {}
      _ = birds.table.cell(at: [0, 0], as: OwnCell.self)
    },
    Row("a path that names no row", .mistake) { $1.table.selectRow(at: [0]) },
  ]

  @Test(arguments: rows) func `each failure says its kind`(_ row: Row) {
    let page = UIViewController()
    let birds = BirdTable(frame: CGRect(x: 0, y: 100, width: 300, height: 440))
    Fleet.setInAppWindowRootNavigation(page)
    page.view.addSubview(birds.table)
    #expect(failures { row.fail(page, birds) }.map(\.kind) == [row.kind])
  }

  @Test func `a warning of constraints that contradict each other does, too`() {
    let page = UIViewController()
    let box = UIView()
    page.view.addSubview(box)
    Fleet.setAsAppRootWindow(page)
    let warnings = logged {
      box.translatesAutoresizingMaskIntoConstraints = false
      for width in [10, 20] as [CGFloat] {
        box.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      Fleet.settle()
    }.notes
    #expect(warnings.map(\.kind) == [.conflict])
  }
}

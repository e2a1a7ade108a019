import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Rows that measure themselves: choices without a source", .ownApplication)
struct SelfSizingUnsourcedChoicesTests {
  private let rows = SelfSizingTable(20) { [50, 20, 130, 71][$0 % 4] }
  private var table: UITableView { rows.table }

  @Test func `the first height that is measured is the estimate for the rows below`() {
    table.layoutIfNeeded()

    #expect(table.rectForRow(at: [0, 19]).height == 50)
  }

  @Test func `with estimates of 0, neither rows nor headers are measured (behaviour 103)`() {
    table.estimatedRowHeight = 0
    table.estimatedSectionHeaderHeight = 0
    let header = UIView()
    let inner = UIView()
    header.fill(with: inner)
    inner.heightAnchor.constraint(equalToConstant: 90).isActive = true
    rows.header = header

    _ = logged { table.layoutIfNeeded() }

    #expect(rows.heights(0..<2) == [44, 44])
    #expect(table.rectForHeader(inSection: 0).height == 28)
  }

  @Test func `a cell of a style has 11 points above and below its texts, and is at least 44 high`()
  {
    rows.makesCell = { row in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = row == 0 ? "one" : "one\ntwo\nthree"
      return cell
    }

    table.layoutIfNeeded()

    let label = table.cellForRow(at: [0, 1])?.textLabel
    let text = label?.sizeThatFits(CGSize(width: 268, height: 1_000)).height ?? 0
    let expected: [CGFloat] = [44, text + 22]
    #expect(rows.heights(0..<2) == expected)
    let margins = table.cellForRow(at: [0, 0])?.contentView.layoutMargins
    #expect(margins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
  }

  @Test func `a row that a list fills is at least 44 high, one of the app's own views is not`() {
    rows.makesCell = { row in
      let cell = UITableViewCell()
      if row == 0 {
        cell.contentConfiguration = cell.defaultContentConfiguration()
      } else {
        let inner = UIView()
        cell.contentView.fill(with: inner)
        inner.heightAnchor.constraint(equalToConstant: 5).isActive = true
      }
      return cell
    }

    table.layoutIfNeeded()

    #expect(rows.heights(0..<2) == [44, 5])
  }

  @Test func `a header with a short text is 28 high, and one with more as high as its text`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "one"
    rows.header = header
    table.layoutIfNeeded()
    let short = table.rectForHeader(inSection: 0).height

    header.textLabel?.numberOfLines = 0
    header.textLabel?.text = "one\ntwo\nthree"
    table.reloadData()
    table.layoutIfNeeded()

    #expect(short == 28)
    #expect(table.rectForHeader(inSection: 0).height > 60)
  }

  @Test
  func `the constraints for the size of a cell's content are only to be read (behaviour 780)`() {
    func height() -> NSLayoutConstraint? {
      table.cellForRow(at: [0, 0])?.contentView.constraints.first {
        $0.identifier == "UIView-Encapsulated-Layout-Height"
      }
    }
    table.layoutIfNeeded()

    height()?.constant = 90
    table.cellForRow(at: [0, 0])?.contentView.setNeedsLayout()
    table.layoutIfNeeded()

    #expect(rows.heights(0..<1) == [50])
    #expect(height()?.constant == 50)
  }

  @Test
  func `a content view that constraints are to place is as large as its cell (behaviour 780)`() {
    rows.makesCell = { _ in
      let (cell, view) = (UITableViewCell(), UIView())
      cell.contentView.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.fill(with: view)
      let height = view.heightAnchor.constraint(equalToConstant: 80)
      height.priority = UILayoutPriority(999)
      height.isActive = true
      return cell
    }

    _ = logged { table.layoutIfNeeded() }

    let content = table.cellForRow(at: [0, 0])?.contentView
    #expect(rows.heights(0..<2) == [80, 80])
    #expect(content?.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(content?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
  }

  @Test func `the offset stays in a batch that makes a row at the top higher (behaviour 783)`() {
    table.layoutIfNeeded()
    table.contentOffset.y = 30
    table.layoutIfNeeded()
    (table.cellForRow(at: [0, 0]) as? FramedCell)?.height.constant = 120

    table.performBatchUpdates(nil)

    #expect(rows.heights(0..<1) == [120])
    #expect(table.contentOffset.y == 30)
  }
}

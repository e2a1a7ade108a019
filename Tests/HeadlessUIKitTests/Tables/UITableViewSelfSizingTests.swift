import FailureReporting
import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Rows, headers and footers as high as their content", .ownApplication)
struct UITableViewSelfSizingTests {
  private let rows = SelfSizingTable(20) { [50, 20, 130, 71][$0 % 4] }
  private var table: UITableView { rows.table }

  // MARK: Rows

  @Test func `rows are as high as the constraints in their cells (behaviour 781)`() {
    table.layoutIfNeeded()

    #expect(rows.heights(0..<4) == [50, 20, 130, 71])
    #expect(table.cellForRow(at: [0, 2])?.frame == CGRect(x: 0, y: 70, width: 300, height: 130))
    #expect(table.cellForRow(at: [0, 2])?.contentView.frame.height == 130)
    #expect((table.cellForRow(at: [0, 2]) as? FramedCell)?.view.frame.height == 130)
  }

  @Test func `rows that have not been shown are as high as estimated (behaviour 781)`() {
    table.estimatedRowHeight = 100

    table.layoutIfNeeded()

    #expect(rows.askedFor == 7)
    #expect(rows.heights(5..<8) == [20, 130, 100])
    let shown: CGFloat = 50 + 20 + 130 + 71 + 50 + 20 + 130
    #expect(table.contentSize.height == shown + 13 * 100)
  }

  @Test func `the first height is the estimate where the app gives none`() {
    table.layoutIfNeeded()

    #expect(table.rectForRow(at: [0, 19]).height == 50)
  }

  @Test func `text that wraps makes a row higher (behaviour 747, 781)`() {
    let text = String(repeating: "several words ", count: 12)
    rows.makesCell = { row in
      let (cell, label) = (UITableViewCell(), UILabel())
      label.numberOfLines = 0
      label.text = row == 0 ? text : "one"
      cell.contentView.fill(with: label)
      return cell
    }

    table.layoutIfNeeded()

    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    let expected = label.sizeThatFits(CGSize(width: 300, height: 10_000)).height
    #expect(expected > 50)
    #expect(abs(rows.heights(0..<1)[0] - expected) < 0.01)
    #expect(rows.heights(1..<2)[0] < 21)
  }

  @Test func `a header is as high as its title while the user changes the text size`() {
    let log = TableLog([2])
    log.titles = [0: "B"]
    let window = UIWindow()
    window.addSubview(log.table)
    window.makeKeyAndVisible()
    let application = UIApplication.shared
    application.mainLoop.settle()
    #expect(log.table.rectForHeader(inSection: 0).height == 28)
    var settings = application.settings
    settings.textSize = .accessibilityExtraExtraExtraLarge
    application.userChoose(settings)
    application.mainLoop.settle()

    #expect(log.table.headerView(forSection: 0)?.textLabel?.font.pointSize == 53)
    #expect(log.table.rectForHeader(inSection: 0).height == 71)
    settings.textSize = .large
    application.userChoose(settings)
    application.mainLoop.settle()
    #expect(log.table.rectForHeader(inSection: 0).height == 28)
    log.end()
  }

  @Test func `a header has its estimate again when its title needs no more`() {
    let log = TableLog([2])
    log.titles = [0: "B"]
    log.table.estimatedSectionHeaderHeight = 35
    let window = UIWindow()
    window.addSubview(log.table)
    window.makeKeyAndVisible()
    let application = UIApplication.shared
    application.mainLoop.settle()
    var heights = [log.table.rectForHeader(inSection: 0).height]
    var settings = application.settings
    for size in [UIContentSizeCategory.accessibilityExtraExtraExtraLarge, .large] {
      settings.textSize = size
      application.userChoose(settings)
      application.mainLoop.settle()
      heights.append(log.table.rectForHeader(inSection: 0).height)
    }

    #expect(heights == [35, 71, 35])
    log.end()
  }

  @Test func `an accessory leaves the content less width to wrap in`() {
    var widths: [CGFloat] = []
    final class Cell: UITableViewCell {
      var told: (CGFloat) -> Void = { _ in }
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        told(
          contentView.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).width)
        return CGSize(width: targetSize.width, height: 77)
      }
    }
    rows.makesCell = { _ in
      let cell = Cell()
      cell.contentView.fill(with: UIView())
      cell.told = { widths.append($0) }
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    table.layoutIfNeeded()

    // A cell's own fitting size counts.
    #expect(rows.heights(0..<2) == [77, 77])
    #expect(widths.first == 200)
    let width: CGFloat = table.cellForRow(at: [0, 0])?.contentView.frame.width ?? 0
    #expect(width == 262)
  }

  @Test func `a height that is given is not measured, an automatic one is (behaviour 781)`() {
    final class Given: NSObject, UITableViewDelegate {
      let rows = SelfSizingTable(20)
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 33 : UITableView.automaticDimension
      }
    }
    let given = Given()
    given.rows.table.rowHeight = 90
    given.rows.table.delegate = given

    given.rows.table.layoutIfNeeded()

    #expect(given.rows.heights(0..<3) == [33, 60, 60])
  }

  @Test func `an estimate of 0 switches the measuring off (behaviour 103)`() {
    table.estimatedRowHeight = 0

    table.layoutIfNeeded()

    #expect(rows.heights(0..<3) == [44, 44, 44])
  }

  @Test func `a cell without constraints is as high as its style wants it (behaviour 781)`() {
    rows.makesCell = { row in
      let cell = UITableViewCell(style: row == 1 ? .subtitle : .default, reuseIdentifier: nil)
      if row > 0 { cell.textLabel?.text = "one" }
      if row == 1 { cell.detailTextLabel?.text = "two" }
      if row == 2 {
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "one\ntwo\nthree"
      }
      return cell
    }

    table.layoutIfNeeded()

    let heights = rows.heights(0..<3)
    #expect(heights[0] == 44)
    #expect(heights[1] > 50)
    #expect(heights[2] > 80)
  }

  @Test func `a row is as high as its content configuration (behaviour 781)`() {
    rows.makesCell = { row in
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = row == 0 ? "one" : String(repeating: "several words ", count: 12)
      cell.contentConfiguration = content
      return cell
    }

    table.layoutIfNeeded()

    let heights = rows.heights(0..<2)
    #expect(heights[0] == 44)
    #expect(heights[1] > 100)
  }

  @Test func `a configuration of the app's is measured by its constraints`() {
    rows.makesCell = { row in
      let cell = UITableViewCell()
      cell.contentConfiguration = Bar.Configuration(height: row == 0 ? 25 : 95)
      return cell
    }

    table.layoutIfNeeded()

    #expect(rows.heights(0..<2) == [25, 95])
  }

  @Test func `constraints that leave no height are warned of once (behaviour 781)`() {
    rows.makesCell = { _ in
      let (cell, view) = (UITableViewCell(), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      view.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
      return cell
    }

    let log = logged { table.layoutIfNeeded() }

    #expect(rows.heights(0..<2) == [44, 44])
    let warnings = log.notes.filter { $0.reason.contains("height of zero for a table view cell") }
    #expect(warnings.count == 1)
  }

  // MARK: Offsets

  @Test func `what is in view stays where it is as rows above learn their height`() {
    table.estimatedRowHeight = 44
    rows.count = 200
    table.reloadData()
    table.layoutIfNeeded()
    table.scrollToRow(at: [0, 150], at: .top, animated: false)
    table.layoutIfNeeded()
    let before = table.rectForRow(at: [0, 150]).minY - table.contentOffset.y

    table.contentOffset.y -= 30
    table.layoutIfNeeded()

    #expect(before == 0)
    #expect(table.rectForRow(at: [0, 149]).height == 20)
    #expect(table.rectForRow(at: [0, 150]).minY - table.contentOffset.y == 30)
  }

  @Test func `a row above that is lower than expected leaves no gap at the top`() {
    table.estimatedRowHeight = 44
    rows.height = { _ in 20 }
    table.reloadData()
    table.contentOffset.y = 10

    table.layoutIfNeeded()

    #expect(table.contentOffset.y == 0)
    #expect(rows.heights(0..<2) == [20, 20])
  }

  nonisolated static let positions: [UITableView.ScrollPosition] = [.top, .middle, .bottom]

  @Test(arguments: positions)
  func `scrolling to a row leads there though heights around it were estimates`(
    position: UITableView.ScrollPosition
  ) {
    table.estimatedRowHeight = 30
    rows.count = 200
    table.reloadData()

    table.scrollToRow(at: [0, 100], at: position, animated: false)
    table.layoutIfNeeded()

    let row = table.rectForRow(at: [0, 100])
    let bounds = table.bounds
    let distance =
      switch position {
      case .top, .none: row.minY - bounds.minY
      case .middle: row.midY - bounds.midY
      case .bottom: row.maxY - bounds.maxY
      }
    #expect(abs(distance) < 0.5)
  }

  @Test func `ten million rows are measured as far as they are shown`() {
    rows.count = 10_000_000
    table.reloadData()

    table.layoutIfNeeded()
    table.scrollToRow(at: [0, 9_000_000], at: .top, animated: false)
    table.layoutIfNeeded()

    #expect(rows.askedFor < 40)
    #expect(table.visibleCells.count < 12)
    #expect(table.rectForRow(at: [0, 9_000_002]).height == 130)
  }

  // MARK: Measuring again

  @Test func `a batch of updates measures what is shown again (behaviour 783)`() {
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 0]) as? FramedCell
    cell?.height.constant = 120
    table.layoutIfNeeded()
    let before = rows.heights(0..<1)

    table.performBatchUpdates(nil)

    #expect(before == [50])
    #expect(rows.heights(0..<1) == [120])
    #expect(table.cellForRow(at: [0, 1])?.frame.minY == 120)
    table.layoutIfNeeded()
    #expect(cell?.view.frame.height == 120)
  }

  nonisolated static let invalidations: [(UITableView.SelfSizingInvalidation, Bool, CGFloat)] = [
    (.disabled, false, 50), (.disabled, true, 50), (.enabled, false, 50), (.enabled, true, 120),
    (.enabledIncludingConstraints, false, 120),
  ]

  @Test(arguments: invalidations)
  func `a row is measured again where the table is told to (behaviour 783)`(
    invalidation: UITableView.SelfSizingInvalidation, isTold: Bool, height: CGFloat
  ) {
    table.selfSizingInvalidation = invalidation
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 0]) as? FramedCell

    cell?.height.constant = 120
    if isTold { cell?.contentView.invalidateIntrinsicContentSize() }
    table.layoutIfNeeded()

    #expect(rows.heights(0..<1) == [height])
    #expect(table.cellForRow(at: [0, 1])?.frame.minY == height)
  }

  @Test func `another configuration has its row measured again (behaviour 783)`() {
    rows.makesCell = { _ in
      let cell = UITableViewCell()
      cell.contentConfiguration = Bar.Configuration(height: 40)
      return cell
    }
    table.layoutIfNeeded()

    table.cellForRow(at: [0, 0])?.contentConfiguration = Bar.Configuration(height: 80)
    table.layoutIfNeeded()

    #expect(table.selfSizingInvalidation == .enabled)
    #expect(rows.heights(0..<2) == [80, 40])
  }

  @Test func `another width has the rows that are shown measured again`() {
    let text = String(repeating: "several words ", count: 12)
    rows.makesCell = { _ in
      let (cell, label) = (UITableViewCell(), UILabel())
      label.numberOfLines = 0
      label.text = text
      cell.contentView.fill(with: label)
      return cell
    }
    table.layoutIfNeeded()
    let wide = rows.heights(0..<1)[0]

    table.frame.size.width = 150
    table.layoutIfNeeded()

    #expect(rows.heights(0..<1)[0] > 1.7 * wide)
  }

  // MARK: Headers and footers

  @Test func `headers and footers are as high as their constraints`() {
    let (header, footer) = (UIView(), UITableViewHeaderFooterView(reuseIdentifier: nil))
    for (view, height) in [(header, 64 as CGFloat), (footer.contentView, 12)] {
      let inner = UIView()
      view.fill(with: inner)
      inner.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    rows.header = header
    rows.footer = footer
    rows.count = 1

    table.reloadData()
    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 0).height == 64)
    #expect(table.rectForFooter(inSection: 0).height == 12)
    #expect(table.rectForRow(at: [0, 0]).minY == 64)
    #expect(table.contentSize.height == 64 + 50 + 12 as CGFloat)
  }

  @Test func `headers without constraints have the height of headers`() {
    rows.header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))

    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 0).height == 28)
  }

  /// Gives the table a header whose height a constraint decides, and returns that.
  private func addHeader(_ header: UIView, holding content: UIView) -> NSLayoutConstraint {
    let inner = UIView()
    content.fill(with: inner)
    let height = inner.heightAnchor.constraint(equalToConstant: 50)
    // Not required: until it is measured again, the header has another height.
    height.priority = UILayoutPriority(999)
    height.isActive = true
    rows.header = header
    table.reloadData()
    table.layoutIfNeeded()
    return height
  }

  @Test(arguments: invalidations)
  func `a header is measured again where the table is told to (behaviour 783)`(
    invalidation: UITableView.SelfSizingInvalidation, isTold: Bool, height: CGFloat
  ) {
    table.selfSizingInvalidation = invalidation
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let constraint = addHeader(header, holding: header.contentView)

    constraint.constant = 120
    if isTold { header.contentView.invalidateIntrinsicContentSize() }
    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 0).height == height)
    #expect(header.frame.height == height)
    #expect(table.cellForRow(at: [0, 0])?.frame.minY == height)
  }

  @Test func `a header that is no more than a view is measured again like others`() {
    let header = UIView()
    let constraint = addHeader(header, holding: header)
    constraint.constant = 120
    table.layoutIfNeeded()
    let before = table.rectForHeader(inSection: 0).height

    header.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()

    #expect(before == 50)
    #expect(table.rectForHeader(inSection: 0).height == 120)
  }

  @Test func `a batch measures headers and footers again, too (behaviour 783)`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let constraint = addHeader(header, holding: header.contentView)
    constraint.constant = 80

    table.performBatchUpdates(nil)

    #expect(table.rectForHeader(inSection: 0).height == 80)
    #expect(table.cellForRow(at: [0, 0])?.frame.minY == 80)
  }

  @Test func `another configuration has its header measured again (behaviour 783)`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = Bar.Configuration(height: 40)
    rows.header = header
    table.layoutIfNeeded()
    let before = table.rectForHeader(inSection: 0).height

    header.contentConfiguration = Bar.Configuration(height: 90)
    table.layoutIfNeeded()

    #expect(before == 40)
    #expect(table.rectForHeader(inSection: 0).height == 90)
  }

  @Test func `a header that has gone does not ask its table for anything`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let constraint = addHeader(header, holding: header.contentView)
    rows.header = nil
    table.reloadData()
    table.layoutIfNeeded()

    constraint.constant = 120
    header.contentView.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()

    #expect(table.rectForHeader(inSection: 0).height == 0)
    #expect(!header.constraints.contains { $0.identifier != nil })
  }
}

/// The view of a configuration of the app's: a bar of a given height.
private final class Bar: UIView, UIContentView {
  struct Configuration: UIContentConfiguration {
    let height: CGFloat

    func makeContentView() -> any UIView & UIContentView { Bar(self) }
    func updated(for state: any UIConfigurationState) -> Configuration { self }
  }

  var configuration: any UIContentConfiguration { didSet { show() } }
  private let bar = UIView()
  private lazy var height = bar.heightAnchor.constraint(equalToConstant: 0)

  init(_ configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    fill(with: bar)
    height.isActive = true
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() { height.constant = (configuration as? Configuration)?.height ?? 0 }
}

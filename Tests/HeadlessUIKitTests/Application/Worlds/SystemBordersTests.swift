import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where what differs between versions of iOS begins: at its version, and at no other one.
@MainActor
@Suite("Where differences between systems begin", .ownApplication)
struct SystemBordersTests {
  private typealias Difference = (what: String, since: Int, value: @MainActor () -> AnyHashable)

  private static let systems = [13, 14, 15, 16, 17, 18, 26, 27]

  private static let differences: [Difference] = [
    ("the usual style of date pickers", 14, { UIDatePicker().datePickerStyle }),
    (
      "a style of date pickers that is preferred", 14,
      {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .inline
        return picker.datePickerStyle
      }
    ),
    ("whether rows can be dragged", 15, { UITableView().dragInteractionEnabled }),
    (
      "whether items can be dragged", 15,
      {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          .dragInteractionEnabled
      }
    ),
    ("whether a second cell for a row is refused", 15, { refusesSecondCell() }),
    ("the width of a switch", 26, { UISwitch().intrinsicContentSize.width }),
    ("the height of a switch", 26, { UISwitch().frame.height }),
    ("the height of a slider", 26, { UISlider().intrinsicContentSize.height }),
    ("the height of a row", 26, { height(of: .default) }),
    ("the height of a row with two lines", 26, { height(of: .subtitle) }),
    ("the side of a tablet's tabs", 18, { areTabsAtTop() }),
  ]

  @Test func `is at their own version, and at no other`() {
    for difference in Self.differences {
      let found = Self.systems.map { system in values(on: system, of: difference.value)[0] }

      let changes = zip(Self.systems.dropFirst(), zip(found, found.dropFirst()))
        .filter { $1.0 != $1.1 }.map(\.0)

      #expect(changes == [difference.since], "\(difference.what): \(found)")
    }
  }

  // MARK: What is looked at

  private final class Rows: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .grouped)
    let style: UITableViewCell.CellStyle
    var asksTwice = false

    init(_ style: UITableViewCell.CellStyle) {
      self.style = style
      super.init()
      table.hostApplication.hasWarnedOfTableInNoWindow = true
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if asksTwice {
        _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Finch"
      cell.detailTextLabel?.text = "Small"
      return cell
    }
  }

  private static func height(of style: UITableViewCell.CellStyle) -> CGFloat {
    let rows = Rows(style)
    rows.table.layoutIfNeeded()
    return rows.table.rectForRow(at: [0, 0]).height
  }

  private static func refusesSecondCell() -> Bool {
    let rows = Rows(.default)
    rows.asksTwice = true
    return !failures { rows.table.layoutIfNeeded() }.isEmpty
  }

  private static func areTabsAtTop() -> Bool {
    let pad = Device("iPad", isPad: true, 1024, 1366, scale: 2, top: 24, bottom: 20)
    UIApplication.shared.userChange(to: pad, .full)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return tabs.tabBar.frame.midY < window.bounds.midY
  }
}

import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How a version of iOS lays things out, and what it refuses, that the one before does not.
@MainActor
@Suite("How systems look, and what they refuse", .ownApplication)
struct SystemLooksTests {
  // MARK: Sizes

  @Test func `switches and sliders have other sizes on iOS 26 (behaviour 816, 819)`() {
    #expect(
      values(on: 18, 26) {
        [
          UISwitch().frame.size, UISwitch().intrinsicContentSize,
          CGSize(width: 0, height: UISlider().intrinsicContentSize.height),
        ]
      } == [
        [
          CGSize(width: 51, height: 31), CGSize(width: 49, height: 31),
          CGSize(width: 0, height: 31),
        ],
        [
          CGSize(width: 63, height: 28), CGSize(width: 61, height: 28),
          CGSize(width: 0, height: 34),
        ],
      ])
  }

  @Test func `rows, headers and footers are higher on iOS 26 (behaviour 822)`() {
    let heights = values(on: 18, 26) {
      let list = TextList()
      list.table.layoutIfNeeded()
      let (table, rows) = (list.table, [IndexPath(row: 0, section: 0), [0, 1]])
      return rows.map { table.rectForRow(at: $0).height }
        + [table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height]
    }
    #expect(heights[0][0] == 44 && heights[1][0] == 51.5)
    #expect(heights[0][1] < 60 && heights[1][1] == 70.5)
    #expect(heights[0].suffix(2) == [28, 28] && heights[1].suffix(2) == [40.5, 30])
  }

  @Test func `date pickers are wheels alone before iOS 14 (behaviour 942)`() {
    #expect(
      values(on: 13, 14) { () -> [UIDatePickerStyle] in
        let picker = UIDatePicker()
        let usual = picker.datePickerStyle
        picker.preferredDatePickerStyle = .inline
        return [usual, picker.datePickerStyle]
      } == [[.wheels, .wheels], [.compact, .inline]])
  }

  @Test func `each bar looks otherwise where content begins from iOS 15 on (behaviour 943)`() {
    for (isLarge, looks) in [(false, [false, true]), (true, [true, true])] {
      let navigation = UINavigationController(rootViewController: UITableViewController())
      navigation.navigationBar.prefersLargeTitles = isLarge
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.hostApplication.mainLoop.settle()
      #expect(values(on: 14, 15) { navigation.navigationBar.isAtEdge } == looks)
    }
  }

  @Test func `tabs are at the top of a tablet's screen from iOS 18 on (behaviour 944)`() {
    let pad = Device("iPad", isPad: true, 1024, 1366, scale: 2, top: 24, bottom: 20)
    UIApplication.shared.userChange(to: pad, .full)
    #expect(
      values(on: 17, 18) {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let window = UIWindow()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return tabs.tabBar.frame.midY < window.bounds.midY
      } == [false, true])
  }

  @Test func `some photos alone can be allowed from iOS 14 on (behaviour 707)`() {
    func titles() -> [String] {
      ProtectedResource.photos.question(
        by: "Birds", nil, isUpgrade: false, onSystem: UIDevice.current.system.major
      ).buttons.map(\.title)
    }
    #expect(
      values(on: 13, 14, of: titles) == [
        ["Don’t Allow", "OK"], ["Select Photos…", "Allow Access to All Photos", "Don’t Allow"],
      ])
  }

  // MARK: Refusals

  @Test func `a second cell for a row is refused from iOS 15 on (behaviour 7.31)`() {
    #expect(
      values(on: 14, 15) {
        let list = TextList()
        list.asksTwice = true
        return failures { list.table.layoutIfNeeded() }.map { String($0.reason.prefix(32)) }
      } == [[], ["Attempted to dequeue multiple ce"]])
  }

  @Test func `a registration in a provider is refused from iOS 15 on (behaviour 425)`() {
    #expect(
      values(on: 14, 15) {
        let grid = Grid([1])
        grid.makesRegistrations = true
        return failures { grid.collection.layoutIfNeeded() }.map { String($0.reason.prefix(30)) }
      } == [
        [], ["Attempted to dequeue a cell us", "Attempted to dequeue a supplem"],
      ])
  }

  @Test func `items without a size are told with it from iOS 15 on (behaviour 516)`() {
    #expect(
      values(on: 14, 15) {
        let grid = Grid([1])
        grid.flow.itemSize = .zero
        return logged { grid.collection.layoutIfNeeded() }.notes.map {
          String($0.reason.prefix(66))
        }
      } == [
        ["negative or zero item sizes are not supported in the flow layout"],
        ["Negative or zero item sizes are not supported by flow layout. Make"],
      ])
  }

  @Test func `wrong counts name the collection from iOS 15 on (behaviour 481)`() {
    #expect(
      values(on: 14, 15) {
        reasons([2]) { $0.deleteItems(at: [[0, 0]]) }.map { $0.hasSuffix(">") }
      }
        == [[false], [true]])
  }

  @Test func `wrong batches are told whole from iOS 16 on (behaviour 482)`() {
    #expect(
      values(on: 15, 16) {
        reasons([5]) { $0.reloadItems(at: [[0, 0]]) }.map { String($0.prefix(28)) }
      }
        == [["Invalid update: invalid numb"], ["Invalid batch updates detect"]])
    #expect(
      values(on: 15, 16) {
        let list = TextList()
        list.table.layoutIfNeeded()
        return failures {
          list.count = 5
          list.table.reloadRows(at: [[0, 0]], with: .none)
        }.map { String($0.reason.prefix(28)) }
      } == [["Invalid update: invalid numb"], ["Invalid batch updates detect"]])
  }

  /// What is said of a batch in a collection of two items, after which there are others.
  private func reasons(_ counts: [Int], _ batch: (UICollectionView) -> Void) -> [String] {
    let grid = Grid([2])
    grid.collection.layoutIfNeeded()
    return failures {
      grid.counts = counts
      batch(grid.collection)
    }.map(\.reason)
  }
}

// MARK: Lists

private final class TextList: NSObject, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .grouped)
  var count = 2
  var asksTwice = false

  override init() {
    super.init()
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if asksTwice, indexPath.row == 0 {
      _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    let cell = UITableViewCell(
      style: indexPath.row == 1 ? .subtitle : .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Finch"
    cell.detailTextLabel?.text = "Small"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Birds"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "All"
  }
}

private final class Grid: NSObject, UICollectionViewDataSource {
  let flow = UICollectionViewFlowLayout()
  let collection: UICollectionView
  var counts: [Int]
  var makesRegistrations = false {
    didSet { flow.headerReferenceSize = CGSize(width: 10, height: 10) }
  }

  init(_ counts: [Int]) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    collection = UICollectionView(frame: frame, collectionViewLayout: flow)
    self.counts = counts
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard makesRegistrations else {
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    return collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: 1)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let registration = UICollectionView.SupplementaryRegistration(elementKind: kind) { _, _, _ in }
    return collectionView.dequeueConfiguredReusableSupplementary(
      using: registration, for: indexPath)
  }
}

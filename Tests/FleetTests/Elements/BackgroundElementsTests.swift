import FleetTesting
import Testing

@MainActor
@Suite("Elements behind rows and items", .freshApplication)
struct BackgroundElementsTests {
  private static nonisolated let kinds = ["table", "collection view"]

  /// A list without rows or items, and with a text behind them.
  private func showList(_ kind: String, _ background: UIView) {
    let list: UIViewController
    if kind == "table" {
      let page = UITableViewController()
      page.tableView.backgroundView = background
      list = page
    } else {
      let page = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      page.collectionView.backgroundView = background
      list = page
    }
    setAsAppRootWindow(list)
  }

  @Test(arguments: kinds, [true, false])
  func `a label in the background of a list is on the screen`(kind: String, isAlone: Bool) {
    let label = UILabel(frame: CGRect(x: 100, y: 300, width: 200, height: 40))
    label.text = "No birds yet"
    let box = UIView()
    if !isAlone { box.addSubview(label) }

    showList(kind, isAlone ? label : box)

    #expect(Fleet.screen.staticTexts["No birds yet"].exists)
    #expect(Fleet.screen.staticTexts["No birds yet"].isHittable)
    #expect("\(Fleet.screen)".contains("No birds yet"))
  }
}

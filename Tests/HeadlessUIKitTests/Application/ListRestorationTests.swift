import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Birds in a list that is there again at the next launch.
private class Birds: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let names: [String]

  init(_ names: [String]) { self.names = names }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "bird", for: indexPath)
  }
}

/// Birds that are known again wherever they are.
private final class RingedBirds: Birds, UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    names[idx.item] == "shy" ? nil : names[idx.item]
  }
  func indexPathForElement(
    withModelIdentifier identifier: String, in view: UIView
  ) -> IndexPath? {
    names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
  }
}

/// A table and a collection view of the same birds.
private final class BirdsScreen: UIViewController {
  let birds: Birds
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 400, width: 390, height: 400),
    collectionViewLayout: UICollectionViewFlowLayout())

  init(_ birds: Birds) {
    self.birds = birds
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "birds"
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.restorationIdentifier = "table"
    table.rowHeight = 50
    table.allowsMultipleSelection = true
    table.dataSource = birds
    collection.restorationIdentifier = "collection"
    (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize =
      CGSize(width: 300, height: 40)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "bird")
    collection.dataSource = birds
    view.addSubview(table)
    view.addSubview(collection)
  }
}

private final class BirdsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let screen: BirdsScreen

  init(_ birds: Birds) { screen = BirdsScreen(birds) }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    return true
  }
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
}

@MainActor
@Suite("What lists keep for the next launch", .ownApplication)
struct ListRestorationTests {
  private let application = UIApplication.shared
  private let names = (0..<40).map { "bird \($0)" }

  private func launch(_ birds: Birds, restored: Bool = false) -> BirdsScreen {
    let state = restored ? application.appState.savedState : nil
    let delegate = BirdsDelegate(birds)
    application.clear()
    application.launch(delegate, state: state)
    application.mainLoop.settle()
    return delegate.screen
  }

  /// Selects birds 12 and 14 of the table and 13 of the collection view, with bird 10 first in view,
  /// and launches the app again with other birds.
  private func relaunch(from first: Birds, to second: Birds) -> BirdsScreen {
    let screen = launch(first)
    for row in [14, 12] {
      screen.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    screen.collection.selectItem(at: [0, 13], animated: false, scrollPosition: [])
    screen.table.contentOffset.y = 510
    screen.collection.contentOffset.y = 500
    application.mainLoop.settle()
    application.enterBackground()
    application.mainLoop.settle()
    return launch(second, restored: true)
  }

  @Test func `the same data are selected and in view, wherever they are now (behaviour 715)`() {
    let others = ["new 0", "new 1"] + names.filter { $0 != "bird 12" }
    let screen = relaunch(from: RingedBirds(names), to: RingedBirds(others))

    #expect(screen.table.indexPathsForSelectedRows == [[0, 15]])
    #expect(screen.table.cellForRow(at: [0, 15])?.isSelected == true)
    #expect(screen.table.indexPathsForVisibleRows?.first == [0, 12])
    #expect(screen.collection.indexPathsForSelectedItems == [[0, 14]])
    #expect(screen.collection.indexPathsForVisibleItems.min() == [0, 12])
  }

  @Test func `without identifiers the same paths are, as far as they exist (behaviour 715)`() {
    let screen = relaunch(from: Birds(names), to: Birds(Array(names.prefix(14))))

    #expect(screen.table.indexPathsForSelectedRows == [[0, 12]])
    #expect(screen.table.contentOffset.y == 300)
    #expect(screen.collection.indexPathsForSelectedItems == [[0, 13]])
  }

  @Test func `data that nothing stands for are not kept, and those that are gone not looked for`() {
    var shy = names
    shy[12] = "shy"
    let screen = relaunch(from: RingedBirds(shy), to: RingedBirds(shy.filter { $0 != "bird 13" }))

    #expect(screen.table.indexPathsForSelectedRows == [[0, 13]])
    #expect(screen.collection.indexPathsForSelectedItems == [])
  }

  @Test func `a plain launch selects nothing`() {
    _ = relaunch(from: RingedBirds(names), to: RingedBirds(names))
    let screen = launch(RingedBirds(names))

    #expect(screen.table.indexPathsForSelectedRows == nil)
    #expect(screen.table.contentOffset.y == -47)
  }
}

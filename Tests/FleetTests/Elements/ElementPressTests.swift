import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Presses on elements", .freshApplication)
struct ElementPressTests {
  private let page = UIViewController()
  private let trace = Trace()

  init() { setAsAppRootWindow(page) }

  private func focusedField() -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    page.view.addSubview(field)
    field.tap()
    return field
  }

  // MARK: The keyboard

  @Test func `a press on a key types it, once`() {
    let field = focusedField()

    let received = failures {
      Fleet.screen.keyboards.keys["A"].press(forDuration: 2)
      Fleet.screen.keyboards.keys["b"].doubleTap()
    }

    #expect(field.text == "Abb")
    #expect(received.isEmpty)
  }

  @Test func `what else a finger does on the keyboard means nothing to the app`() {
    let field = focusedField()
    let key = Fleet.screen.keyboards.keys["A"]
    let keyboard = Fleet.screen.keyboards.firstMatch

    let received = failures {
      for element in [key, keyboard] {
        element.swipeUp()
        element.swipeDown()
        element.twoFingerTap()
        element.pinch(withScale: 2)
        element.rotate(1)
        element.press(forDuration: 1, thenDragTo: keyboard)
      }
      keyboard.tap()
      keyboard.doubleTap()
      keyboard.press(forDuration: 1)
    }

    #expect(received.isEmpty)
    #expect(field.text == "")
    #expect(field.isFirstResponder)
  }

  // MARK: Parts of views

  @Test func `a press on a segment and on a tab chooses it`() {
    let filter = UISegmentedControl(items: ["All", "Mine"])
    filter.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    page.view.addSubview(filter)
    let tabs = UITabBarController()
    page.title = "Birds"
    let map = UIViewController()
    map.title = "Map"
    tabs.viewControllers = [page, map]
    setAsAppRootWindow(tabs)

    Fleet.screen.buttons["Mine"].press(forDuration: 1)
    Fleet.screen.tabBars.buttons["Map"].press(forDuration: 1)

    #expect(filter.selectedSegmentIndex == 1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a press on an action of an alert chooses it`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [trace] _ in trace.add("delete") })
    page.present(alert, animated: true)

    Fleet.screen.alerts.buttons["Delete"].press(forDuration: 1)

    #expect(trace.lines == ["delete"])
    #expect(!Fleet.screen.alerts.firstMatch.exists)
  }

  @Test func `a recognizer of long presses comes before a segment`() {
    let filter = UISegmentedControl(items: ["All", "Mine"])
    filter.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    filter.addGestureRecognizer(UILongPressGestureRecognizer())
    page.view.addSubview(filter)

    Fleet.screen.buttons["Mine"].press(forDuration: 1)

    #expect(filter.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  // MARK: Rows and items

  /// Rows and items with a menu, or without one.
  private final class Menus: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    let trace: Trace
    var hasMenu = true

    init(_ trace: Trace) { self.trace = trace }

    private var configuration: UIContextMenuConfiguration? {
      trace.add("menu")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [trace] _ in
        UIMenu(children: [UIAction(title: "Share") { _ in trace.add("share") }])
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Bird \(indexPath.row)"
      return cell
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration:
        UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { trace.add("end") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      trace.add("select")
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bird", for: indexPath)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      label.text = "Bird \(indexPath.item)"
      cell.contentView.addSubview(label)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration:
        UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) { trace.add("end") }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { trace.add("select") }
  }

  private func showList(_ isTable: Bool, _ menus: Menus) {
    if isTable {
      let list = UITableViewController()
      list.tableView.dataSource = menus
      list.tableView.delegate = menus
      setAsAppRootWindow(list)
    } else {
      let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      list.collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "bird")
      list.collectionView.dataSource = menus
      list.collectionView.delegate = menus
      setAsAppRootWindow(list)
    }
  }

  @Test(arguments: [true, false])
  func `a press on a row or an item opens its menu, and selects nothing (behaviour 123, 563)`(
    isTable: Bool
  ) {
    let menus = Menus(trace)
    showList(isTable, menus)

    let received = failures {
      Fleet.screen.cells.element(boundBy: 1).press(forDuration: 1)
      Fleet.screen.buttons["Share"].tap()
      Fleet.screen.staticTexts["Bird 1"].press(forDuration: 0.5)
      Fleet.screen.buttons["Share"].tap()
    }

    #expect(received.reasons == [])
    #expect(trace.lines == ["menu", "end", "share", "menu", "end", "share"])
    #expect(!Fleet.screen.buttons["Share"].exists)
  }

  @Test(arguments: [true, false])
  func `a tap beside a menu closes it, and does nothing else`(isTable: Bool) {
    let menus = Menus(trace)
    showList(isTable, menus)
    let cell = Fleet.screen.cells.element(boundBy: 1)

    cell.press(forDuration: 1)
    cell.tap()
    #expect(trace.lines == ["menu", "end"])
    #expect(!Fleet.screen.buttons["Share"].exists)
    cell.tap()
    #expect(trace.lines == ["menu", "end", "select"])
  }

  @Test func `a press on a row selects it where it is too short for a menu, or there is none`() {
    let menus = Menus(trace)
    showList(true, menus)

    Fleet.screen.cells.element(boundBy: 1).press(forDuration: 0.3)
    #expect(trace.lines == ["select"])
    menus.hasMenu = false
    Fleet.screen.cells.element(boundBy: 2).press(forDuration: 0.5)
    #expect(trace.lines == ["select", "menu", "select"])
  }

  @Test func `a press on a view opens the menu of its interaction`() {
    final class Holder: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
      }
    }
    let holder = Holder()
    let photo = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    photo.accessibilityIdentifier = "photo"
    photo.addInteraction(UIContextMenuInteraction(delegate: holder))
    page.view.addSubview(photo)

    Fleet.screen.otherElements["photo"].press(forDuration: 1)

    #expect(Fleet.screen.buttons["Copy"].exists)
  }

  // MARK: Sheets

  private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      trace.add("should")
      return true
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      trace.add("attempt")
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      trace.add("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      trace.add("did")
    }
  }

  @Test(arguments: [(false, ["should", "will", "did"]), (true, ["attempt"])])
  func `a swipe down on its bar dismisses a sheet, unless it is modal (behaviour 165)`(
    isModal: Bool, calls: [String]
  ) {
    let sheet = UINavigationController(rootViewController: UIViewController())
    let judge = Judge(trace)
    sheet.isModalInPresentation = isModal
    page.present(sheet, animated: true)
    sheet.presentationController?.delegate = judge
    Fleet.settle()

    Fleet.screen.navigationBars.firstMatch.swipeDown()

    #expect(trace.lines == calls)
    #expect((page.presentedViewController == nil) == !isModal)
  }

  @Test func `a sheet that is dragged too short a way comes back (behaviour 639)`() {
    let screen = AppearingScreen(trace)
    let sheet = UINavigationController(rootViewController: screen)
    let judge = Judge(trace)
    page.present(sheet, animated: true)
    sheet.presentationController?.delegate = judge
    Fleet.settle()
    let before = trace.lines.count
    let bar = sheet.navigationBar.element.frame
    var interactions: [Bool] = []
    screen.onDisappear = { coordinator in
      interactions.append(coordinator?.initiallyInteractive == true)
      coordinator?.notifyWhenInteractionChanges { interactions.append($0.isCancelled) }
    }

    let middle = CGPoint(x: bar.midX, y: bar.midY)
    Fleet.screen.drag(
      from: middle, to: CGPoint(x: middle.x, y: middle.y + 100), holding: .seconds(0.1),
      site: CallSite())

    #expect(page.presentedViewController === sheet)
    #expect(
      Array(trace.lines.dropFirst(before)) == [
        "should", "will", "willDisappear", "willAppear", "didAppear",
      ])
    #expect(interactions == [true, true])
  }

  private final class AppearingScreen: UIViewController {
    let trace: Trace
    var onDisappear: ((any UIViewControllerTransitionCoordinator)?) -> Void = { _ in }

    init(_ trace: Trace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { trace.add("willAppear") }
    override func viewDidAppear(_ animated: Bool) { trace.add("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      trace.add("willDisappear")
      onDisappear(transitionCoordinator)
    }
    override func viewDidDisappear(_ animated: Bool) { trace.add("didDisappear") }
  }

  @Test func `a swipe down leaves alone what covers the screen`() {
    let screen = UINavigationController(rootViewController: UIViewController())
    screen.modalPresentationStyle = .fullScreen
    page.present(screen, animated: true)

    Fleet.screen.navigationBars.firstMatch.swipeDown()

    #expect(page.presentedViewController === screen)
  }
}

import Fleet
import FleetTesting
import Testing

/// A form with all that a user sets, and a list of rows that each have the same button.
@MainActor
final class StepScreen: UIViewController {
  let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let news = UISwitch(frame: CGRect(x: 250, y: 160, width: 51, height: 31))
  let volume = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  let guests = UIStepper(frame: CGRect(x: 20, y: 250, width: 94, height: 32))
  let size = UISegmentedControl(items: ["Small", "Big"])
  let birds = UITableView(frame: CGRect(x: 0, y: 360, width: 390, height: 400))
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trip"
    name.placeholder = "Name"
    let label = UILabel(frame: CGRect(x: 20, y: 160, width: 200, height: 30))
    label.text = "Newsletter"
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    row.addSubview(label)
    row.addSubview(news)
    size.frame = CGRect(x: 20, y: 300, width: 200, height: 32)
    let help = UIButton(frame: CGRect(x: 250, y: 100, width: 100, height: 40))
    help.setTitle("Help", for: .normal)
    help.addAction(UIAction { [weak self] _ in self?.log.append("help") }, for: .touchUpInside)
    for view in [row, name, volume, guests, size, birds, help] { view.isHidden = false }
    [row, name, volume, guests, size, birds, help].forEach(view.addSubview)
    birds.dataSource = self
  }

  fileprivate static let names = ["Robin", "Wren", "Owl"] + (4...40).map { "Bird \($0)" }

  fileprivate func note(_ line: String) { log.append(line) }
}

extension StepScreen: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.names.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let name = Self.names[indexPath.row]
    cell.textLabel?.text = name
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setTitle("Buy", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.note("buy \(name)") }, for: .touchUpInside)
    cell.accessoryView = button
    return cell
  }
}

@MainActor
@Suite("UserStep.perform(at:)", .freshApplication)
struct UserStepPerformTests {
  private let page = StepScreen()

  init() { Fleet.setInAppWindowRootNavigation(page) }

  @discardableResult
  private func take(_ text: String) throws -> StepOutcome {
    try UserStep.parsed(text).perform(at: CallSite())
  }

  @Test func `a name without a kind means what a user can use there`() throws {
    let rows = [
      ("tap Help", #"tap button "Help""#),
      (#"tap "Buy" in row "Wren""#, #"tap button "Buy" in cell with "Wren""#),
      (#"tap "Buy" in "Owl""#, #"tap button "Buy" in cell with "Owl""#),
      (#"tap "Buy" #2"#, #"tap button "Buy" in cell with "Wren""#),
      ("enter Ada in Name", #"enter "Ada" in text field "Name""#),
      ("flip Newsletter", "flip switch"),
      ("set Newsletter on", "set switch on"),
      ("set Newsletter off", "set switch off"),
      ("slide slider to 50%", "slide slider to 0.5"),
      ("increment stepper", "increment stepper"),
      ("choose Big in segmented control", #"choose "Big" in segmented control"#),
      ("tap Small", #"tap button "Small""#),
      ("scroll to row #20", "scroll to cell #20"),
      (#"tap "Bird 30""#, #"tap static text "Bird 30""#),
      ("wait until Trip", #"wait until navigation bar "Trip""#),
    ]
    for (text, step) in rows {
      let outcome = try take(text)
      #expect(outcome.failures.isEmpty)
      #expect(outcome.step.description == step)
    }

    #expect(page.log == ["help", "buy Wren", "buy Owl", "buy Wren"])
    #expect(page.name.text == "Ada")
    #expect(!page.news.isOn)
    #expect(page.volume.value == 0.5)
    #expect(page.guests.value == 1)
    #expect(page.size.selectedSegmentIndex == 0)
    #expect(page.birds.indexPathForSelectedRow == IndexPath(row: 29, section: 0))
  }

  @Test func `what fails is answered in the words of Fleet, and not reported`() throws {
    let rows: [(String, [String])] = [
      ("tap Hlep", ["Cannot tap element 'Hlep': It is not on the screen."]),
      ("tap Buy", ["Cannot tap button 'Buy': 10 elements match."]),
      ("flip Help", ["Cannot flip button 'Help': It is no switch."]),
      ("back", ["Cannot tap back button: There is nothing to go back to."]),
      ("dismiss", ["Cannot swipe <StepScreen \"Trip\"> down: It is not presented."]),
      ("answer OK", ["Cannot tap alert action 'OK': No alert is presented."]),
      ("open birds://wren", ["Cannot open birds://wren: No app was launched."]),
      ("choose X in Help", ["UIButton has no menu to choose from."]),
    ]
    for (text, reasons) in rows {
      let outcome = try take(text)
      #expect(outcome.failures.map(\.reason) == reasons)
      #expect(!outcome.succeeded)
    }
  }

  @Test func `a text stands for the field on its line, right below it, or in its row`() throws {
    let form = UIViewController()
    let scroll = UIScrollView(frame: form.view.bounds)
    form.view.addSubview(scroll)
    func label(_ text: String, _ x: CGFloat, _ y: CGFloat) {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: 30))
      label.text = text
      scroll.addSubview(label)
    }
    func field(_ x: CGFloat, _ y: CGFloat) -> UITextField {
      let field = UITextField(frame: CGRect(x: x, y: y, width: 100, height: 30))
      scroll.addSubview(field)
      return field
    }
    label("Name", 20, 100)
    let name = field(140, 100)
    label("City", 20, 200)
    label("Zip", 140, 200)
    let (city, zip) = (field(20, 235), field(140, 235))
    label("Far", 20, 500)
    setAsAppRootWindow(form)

    #expect(
      try take(#"enter "Ada" in "Name""#).step.description == #"enter "Ada" in text field #1"#)
    #expect(try take(#"enter "Rome" in "City""#).succeeded)
    #expect(try take(#"enter "00100" in "Zip""#).succeeded)
    #expect([name, city, zip].map(\.text) == ["Ada", "Rome", "00100"])
    #expect(
      try take(#"enter "x" in "Far""#).failures.map(\.reason)
        == ["Cannot enter text into static text 'Far': It is no field for text."])
  }

  @Test func `screens come and go`() throws {
    page.navigationController?.pushViewController(UIViewController(), animated: true)
    #expect(try take("back").succeeded)
    #expect(page.navigationController?.topViewController === page)

    page.present(UIViewController(), animated: true)
    #expect(try take("dismiss").step == .dismiss)
    #expect(page.presentedViewController == nil)

    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    page.present(sheet, animated: true)
    #expect(try take("dismiss").step == .dismissOutside)
    #expect(page.presentedViewController == nil)

    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in page.title = "OK" })
    page.present(alert, animated: true)
    #expect(try take("answer OK").succeeded)
    #expect(page.title == "OK")
  }

  @Test func `time passes by itself while something is waited for`() throws {
    UIView.animate(withDuration: 0, delay: 2, animations: {}) { _ in
      page.title = "Done"
    }
    let outcome = try take("wait until Done")
    #expect(outcome.succeeded)
    #expect(outcome.time == .seconds(2))
    #expect(try take("wait 3s").time == .seconds(3))
    #expect(try take("wait until no Done").time == .seconds(10))
    #expect(try take("wait 1e30s").time > .seconds(1_000_000))
  }

  @Test func `the device and its world change`() throws {
    #expect(try take("turn landscape").succeeded)
    #expect(UIScreen.main.bounds.width == 844)
    #expect(try take("turn portrait").succeeded)
    #expect(try take("world iPhoneSE dark accessibility3 rightToLeft boldText").succeeded)
    #expect(Fleet.world.description == "iPhone SE, accessibility3, dark, right to left, bold text")
    #expect(try take("background").succeeded)
    #expect(UIApplication.shared.applicationState == .background)
    #expect(try take("foreground").succeeded)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(try take("memory warning").succeeded)
    #expect(try take("shake").succeeded)
  }

  @Test func `what is nowhere in sight is scrolled to, and has its name then`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    let photos = PhotoScreen(collectionViewLayout: layout)
    setAsAppRootWindow(photos)

    #expect(try take(#"tap "Dog 35""#).step.description == #"tap static text "Dog 35""#)
    #expect(photos.collectionView.indexPathsForSelectedItems == [IndexPath(item: 35, section: 0)])
    #expect(try take(#"wait until "Dog 2""#).failures.count == 1)
  }

  @Test func `the back button that shows is tapped, and a swipe turns the page`() throws {
    let pages = PageScreen(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let inner = UINavigationController(rootViewController: pages)
    inner.isNavigationBarHidden = true
    let middle = UIViewController()
    middle.addChild(inner)
    middle.view.addSubview(inner.view)
    inner.view.frame = middle.view.bounds
    inner.didMove(toParent: middle)
    page.navigationController?.pushViewController(middle, animated: true)

    #expect(try take("swipe left").succeeded)
    #expect(pages.viewControllers?.first?.title == "2")
    #expect(try take("swipe right").succeeded)
    #expect(pages.viewControllers?.first?.title == "1")
    #expect(try take("back").succeeded)
    #expect(page.navigationController?.topViewController === page)
  }

  @Test func `a list is pulled down`() throws {
    #expect(
      try take("refresh").failures.map(\.reason) == [
        "Cannot pull down screen: Nothing on it is refreshed so."
      ])
    page.birds.refreshControl = UIRefreshControl()
    let outcome = try take("refresh")
    #expect(outcome.step.description == "refresh table")
    #expect(page.birds.refreshControl?.isRefreshing == true)
  }
}

/// Many items, of which few show.
@MainActor
private final class PhotoScreen: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 50 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.bounds)
    label.text = "Dog \(indexPath.item)"
    cell.contentView.addSubview(label)
    return cell
  }
}

/// Two pages.
@MainActor
private final class PageScreen: UIPageViewController, UIPageViewControllerDataSource {
  private let pages = ["1", "2"].map { title in
    let page = UIViewController()
    page.title = title
    return page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { page === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { page === pages[0] ? pages[1] : nil }
}

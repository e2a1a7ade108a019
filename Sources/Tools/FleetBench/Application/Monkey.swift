import Fleet

/// An app with tabs, stacks, a list, a form, sheets and alerts, and a random user.
@MainActor
final class Monkey: NSObject {
  private let tabs = UITabBarController()
  private let list = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
  private let photos = UICollectionView(
    frame: CGRect(x: 0, y: 100, width: 390, height: 600),
    collectionViewLayout: UICollectionViewFlowLayout())
  private let photoSource = CountedItems(60)
  private let form = Form()
  private var words = 0
  private var rows = 40
  /// From a fixed seed, so that each run does the same.
  private var state: UInt64 = 1

  @MainActor
  private struct Form {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 40))
    let notes = UITextView(frame: CGRect(x: 20, y: 180, width: 350, height: 80))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 280, width: 51, height: 31))
    let slider = UISlider(frame: CGRect(x: 20, y: 330, width: 350, height: 31))
    let stepper = UIStepper(frame: CGRect(x: 20, y: 380, width: 94, height: 32))
    let segments = UISegmentedControl(items: ["All", "Mine", "None"])
    let save = UIButton(frame: CGRect(x: 20, y: 480, width: 350, height: 44))
    let message = UILabel(frame: CGRect(x: 20, y: 540, width: 350, height: 60))

    var views: [UIView] { [field, notes, toggle, slider, stepper, segments, save, message] }
  }

  /// How many gestures a user could make, and how many could not be made.
  private(set) var gestures = (made: 0, refused: 0)

  override init() {
    super.init()
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    photos.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    photos.dataSource = photoSource
    form.segments.frame = CGRect(x: 20, y: 430, width: 350, height: 32)
    form.save.setTitle("Save", for: .normal)
    form.save.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    form.message.numberOfLines = 0
    tabs.viewControllers = [
      stack("List", [list]), stack("Photos", [photos]),
      stack("Form", form.views),
    ]
    setAsAppRootWindow(tabs)
  }

  private func stack(_ title: String, _ views: [UIView]) -> UINavigationController {
    let screen = UIViewController()
    screen.title = title
    for view in views { screen.view.addSubview(view) }
    return UINavigationController(rootViewController: screen)
  }

  /// Makes random gestures, and drops the failures of impossible ones.
  func play(_ count: Int) {
    for _ in 0..<count {
      let failures = swallowAnyErrors { step() }
      gestures.made += failures.isEmpty ? 1 : 0
      gestures.refused += failures.isEmpty ? 0 : 1
    }
  }

  private func number(below count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(count))
  }

  private var navigation: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }

  private func step() {
    switch number(below: 20) {
    case 0: tabs.selectTab(atIndex: number(below: 4))
    case 1: list.selectRow(at: [0, number(below: 50)])
    case 2: list.swipeToDeleteRow(at: [0, number(below: 50)])
    case 3: list.swipe(.up)
    case 4: photos.tapItem(at: [0, number(below: 70)])
    case 5: form.field.enter("word \(number(below: 1_000))")
    case 6: form.field.clearText()
    case 7: form.notes.enter("some words that take more than a line of it \(number(below: 1_000))")
    case 8: form.toggle.flip()
    case 9: form.slider.slide(to: Float(number(below: 100)) / 100)
    case 10: form.stepper.increment()
    case 11: form.segments.selectSegment(at: number(below: 4))
    case 12: form.save.tap()
    case 13: push()
    case 14: navigation?.tapBackButton()
    case 15: tabs.view.swipe(.down)
    case 16: form.field.tapReturnKey()
    case 17: list.scrollToRow(at: [0, number(below: max(rows, 1))], at: .middle, animated: false)
    default: answer()
    }
  }

  private func push() {
    guard let navigation, navigation.viewControllers.count < 4 else { return }
    let screen = UIViewController()
    screen.title = "Screen \(number(below: 1_000))"
    navigation.pushViewController(screen, animated: true)
  }

  private func ask() {
    words += 1
    form.message.text = "Saved for the time number \(words), in all its details and particulars."
    let alert = UIAlertController(
      title: "Saved \(words)", message: form.message.text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "More", style: .cancel))
    tabs.present(alert, animated: true)
  }

  private func answer() {
    guard let alert = tabs.presentedViewController as? UIAlertController else { return }
    alert.tapAlertAction(withTitle: ["OK", "More", "Never"][number(below: 3)])
  }
}

extension Monkey: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
    if rows < 20 {
      rows = 40
      tableView.reloadData()
    }
  }
}

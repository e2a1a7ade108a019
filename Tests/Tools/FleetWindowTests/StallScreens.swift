import FleetDrive

/// A market stall: a list that is longer than the screen, and a form with a control of each kind.
@MainActor
enum Stall {
  static func show() { Fleet.setInAppWindowRootNavigation(FruitListScreen()) }
}

final class FruitListScreen: UITableViewController {
  nonisolated static let hostile = "</script><img src=x onerror=\"alert(1)\">\u{202E}& 'quoted'"
  private var fruits =
    ["Apple", "Pear", FruitListScreen.hostile] + (1...30).map { "Fruit \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Order",
      primaryAction: UIAction(title: "Order") { [weak self] _ in
        self?.navigationController?.pushViewController(OrderScreen(), animated: true)
      })
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { fruits.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = fruits[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = fruits[indexPath.row]
  }
}

final class OrderScreen: UIViewController {
  private let name = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
  private let gift = UISwitch(frame: CGRect(x: 280, y: 180, width: 51, height: 31))
  private let amount = UISlider(frame: CGRect(x: 20, y: 230, width: 200, height: 32))
  private let pay = UIButton(frame: CGRect(x: 20, y: 320, width: 100, height: 40))
  private let later = UIButton(frame: CGRect(x: 200, y: 320, width: 100, height: 40))
  private let state = UILabel(frame: CGRect(x: 20, y: 280, width: 300, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    name.placeholder = "Name"
    pay.setTitle("Pay", for: .normal)
    pay.isEnabled = false
    later.setTitle("Later", for: .normal)
    state.text = "Nothing yet"
    gift.accessibilityLabel = "As a gift"
    amount.accessibilityLabel = "Amount"
    for part in [name, gift, amount, state, pay, later] { view.addSubview(part) }
    name.addAction(
      UIAction { [weak self] _ in self?.pay.isEnabled = self?.name.text?.isEmpty == false },
      for: .editingChanged)
    pay.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    later.addAction(
      UIAction { [weak self] _ in
        let state = self?.state
        DispatchQueue.main.uiKitAsyncAfter(deadline: .now() + 2) {
          MainActor.assumeIsolated { state?.text = "Now" }
        }
      }, for: .touchUpInside)
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    state.isUserInteractionEnabled = true
    state.addGestureRecognizer(twice)
  }

  private func ask() {
    let alert = UIAlertController(title: "Pay?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Pay now", style: .default) { [weak self] _ in
        self?.state.text = "Paid"
      })
    present(alert, animated: true)
  }
}

import FleetDrive
import HeadlessOS

/// A shop with a list, a form, an alert and all that an app does besides what it shows.
@MainActor
enum Shop {
  static func show() {
    Fleet.setInAppWindowRootNavigation(BirdListScreen())
  }
}

final class BirdListScreen: UITableViewController {
  private let birds = ["Robin", "Wren"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Birds"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cart",
      primaryAction: UIAction(title: "Cart") { [weak self] _ in
        self?.navigationController?.pushViewController(CartScreen(), animated: true)
      })
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { birds.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let name = birds[indexPath.row]
    cell.textLabel?.text = name
    let buy = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    buy.setTitle("Buy", for: .normal)
    buy.addAction(
      UIAction { _ in
        Logger(subsystem: "shop", category: "cart").info("bought \(name)")
        UIAccessibility.post(notification: .announcement, argument: "\(name) is in the cart")
      }, for: .touchUpInside)
    cell.accessoryView = buy
    return cell
  }
}

final class CartScreen: UIViewController {
  private let name = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
  private let gift = UISwitch(frame: CGRect(x: 280, y: 180, width: 51, height: 31))
  private let size = UISegmentedControl(items: ["Small", "Big"])
  private let total = UILabel(frame: CGRect(x: 20, y: 280, width: 200, height: 30))
  private let pay = UIButton(frame: CGRect(x: 20, y: 320, width: 100, height: 40))
  private let help = UIButton(frame: CGRect(x: 200, y: 320, width: 100, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cart"
    name.placeholder = "Name"
    let label = UILabel(frame: CGRect(x: 20, y: 180, width: 200, height: 30))
    label.text = "As a gift"
    size.frame = CGRect(x: 20, y: 230, width: 200, height: 32)
    total.text = "2 birds"
    pay.setTitle("Pay", for: .normal)
    pay.isEnabled = false
    help.setTitle("Help", for: .normal)
    for part in [name, label, gift, size, total, pay, help] { view.addSubview(part) }
    name.addAction(
      UIAction { [weak self] _ in self?.pay.isEnabled = self?.name.text?.isEmpty == false },
      for: .editingChanged)
    pay.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    help.addAction(
      UIAction { _ in
        guard let url = URL(string: "https://shop.example/help") else { return }
        UIApplication.shared.open(url)
      }, for: .touchUpInside)
  }

  private func ask() {
    let alert = UIAlertController(title: "Pay?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Pay now", style: .default) { [weak self] _ in
        self?.total.text = "Paying …"
        // A payment takes its time, and ends in a task.
        UIView.animate(withDuration: 0, delay: 2, animations: {}) { _ in
          Task { @MainActor in self?.total.text = "Paid" }
        }
      })
    present(alert, animated: true)
  }
}

import FleetTesting

/// A shop with a cart, of which tests make traces.
final class ShopViewController: UITableViewController, UITextFieldDelegate {
  var birds = ["Robin", "Wren", "Pigeon", "Blackbird"]
  let coupon = UITextField(frame: CGRect(x: 16, y: 8, width: 240, height: 34))
  private(set) var isPaid = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Pay", primaryAction: UIAction(title: "Pay") { [weak self] _ in self?.ask() })
    coupon.placeholder = "Coupon"
    coupon.borderStyle = .roundedRect
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    header.addSubview(coupon)
    tableView.tableHeaderView = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    birds.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
    cell.textLabel?.text = birds[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = birds[indexPath.row]
    page.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 140, width: 350, height: 80))
    label.text = "The \(birds[indexPath.row].lowercased()) is a bird that sings."
    label.numberOfLines = 0
    page.view.addSubview(label)
    navigationController?.pushViewController(page, animated: true)
  }

  private func ask() {
    let alert = UIAlertController(title: "Pay now?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Pay", style: .default) { [weak self] _ in
        self?.isPaid = true
        UIAccessibility.post(notification: .announcement, argument: "Paid")
        UIView.animate(withDuration: 0, delay: 5, animations: {}, completion: { _ in })
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

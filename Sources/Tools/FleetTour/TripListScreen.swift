import Fleet

/// The trips, with a button to add one.
final class TripListScreen: UIViewController {
  private(set) var trips: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
  }

  func showLast() {
    let page = UIViewController()
    page.title = trips.last
    navigationController?.pushViewController(page, animated: true)
  }

  private func add() {
    let form = TripFormScreen()
    form.onSave = { [weak self] in self?.trips.append($0) }
    present(UINavigationController(rootViewController: form), animated: true)
  }
}

import FleetTesting

/// A screen that a closure fills from top to bottom.
class Page: UIViewController {
  private let load: (Page) -> Void
  private var nextTop: CGFloat = 100
  /// The screen's handlers for turning, short memory, and the background.
  var turned: () -> Void = {}
  var warned: () -> Void = {}

  init(_ title: String, _ load: @escaping (Page) -> Void) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    load(self)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    turned()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warned()
  }

  @discardableResult
  func add<View: UIView>(_ view: View, height: CGFloat = 44) -> View {
    view.frame = CGRect(x: 20, y: nextTop, width: 300, height: height)
    nextTop += height + 4
    self.view.addSubview(view)
    return view
  }

  @discardableResult
  func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return add(label, height: 72)
  }

  @discardableResult
  func button(_ title: String, _ act: @escaping () -> Void) -> UIButton {
    add(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() }))
  }

  @discardableResult
  func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    return add(field)
  }

  func alert(_ title: String, _ actions: String...) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    for action in actions { alert.addAction(UIAlertAction(title: action, style: .default)) }
    present(alert, animated: true)
  }

  func push(_ page: UIViewController) {
    navigationController?.pushViewController(page, animated: true)
  }
}

extension UIViewController {
  /// The screen as the first of a stack.
  var inStack: UINavigationController { UINavigationController(rootViewController: self) }
}

/// A list of titles, with a closure for each cell and each deletion.
final class ListPage: UITableViewController {
  var titles: [String]
  var fill: (UITableViewCell, Int) -> Void = { _, _ in }
  var delete: ((ListPage, IndexPath) -> Void)?
  var choose: (ListPage, Int) -> Void = { _, _ in }

  init(_ title: String, _ titles: [String]) {
    self.titles = titles
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    fill(cell, indexPath.row)
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    delete != nil
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { delete?(self, indexPath) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(self, indexPath.row)
  }
}

import Fleet

/// The names of all recipes.
@MainActor
final class RecipeListViewController: UITableViewController {
  var didChoose: (Recipe) -> Void = { _ in }
  private let book: Cookbook

  init(_ book: Cookbook) {
    self.book = book
    super.init(style: .plain)
    title = "Recipes"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    book.recipes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    cell.textLabel?.text = book.recipes[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didChoose(book.recipes[indexPath.row])
  }
}

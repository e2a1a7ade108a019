import Fleet

/// A table that is searched and selected from as a user would.
@MainActor struct TableTour {
  func walk() {
    withFreshApplication {
      let list = BirdListScreen()
      setAsAppRootWindow(list)
      let table: UITableView = list.tableView

      say("\nA table, of which only what shows is loaded:")
      say("  rows: \(table.numberOfRows(inSection: 0)), loaded: \(list.loaded)")
      if let heron = table.indexPath(ofRowShowing: "Heron") {
        table.selectRow(at: heron)
      }
      say("  chosen: \(list.chosen)")
      let last = table.fetchCell(at: [0, 9_999])
      say("  the last row shows \"\(last.textLabel?.text ?? "")\", loaded: \(list.loaded)")

      say("\nA row that is not there is told with the rows that are:")
      swallowAnyErrors { table.selectRow(at: [0, 10_000]) }
    }
  }
}

private final class BirdListScreen: UITableViewController {
  private(set) var chosen = "nothing"
  private(set) var loaded = 0
  private let birds = ["Pigeon", "Heron", "Swift"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    10_000
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
    cell.textLabel?.text = bird(at: indexPath)
    loaded += 1
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = bird(at: indexPath)
  }

  private func bird(at indexPath: IndexPath) -> String {
    indexPath.row < birds.count ? birds[indexPath.row] : "Sparrow \(indexPath.row)"
  }
}

import Fleet

/// A table of as many rows as wanted, with cells of one class.
@MainActor
final class CountedRows: NSObject, UITableViewDataSource {
  let table: UITableView
  private let count: Int
  private let fill: (UITableViewCell, IndexPath) -> Void

  init(
    _ count: Int, of cells: UITableViewCell.Type, in frame: CGRect,
    _ fill: @escaping (UITableViewCell, IndexPath) -> Void = { _, _ in }
  ) {
    self.count = count
    self.fill = fill
    table = UITableView(frame: frame)
    super.init()
    table.register(cells, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
}

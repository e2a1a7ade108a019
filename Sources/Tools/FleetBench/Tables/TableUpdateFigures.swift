import Fleet

/// The costs of changes in tables.
@MainActor let tableUpdateFigures = [applySnapshot, insertRows]

/// Makes a snapshot of an array, applies it, and lays out.
///
/// Half of the changes are removals.
@MainActor private let applySnapshot = Figure(
  work: "apply(_:) of a snapshot with 10,000 changes among 100,000 items",
  yardstick: "CollectionDifference of the arrays", atMostTimes: 2
) {
  withFreshApplication {
    let table = fullTable()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    keep(shownScreen(table))
    let arrays = [
      Array(0..<100_000), (0..<100_000).map { $0.isMultiple(of: 20) ? $0 + 100_000 : $0 },
    ]
    apply(arrays[0], to: source)
    settle()
    var next = 0
    return bestOnMainActor(repetitions: 2, rounds: 3) {
      next += 1
      apply(arrays[next & 1], to: source)
      settle()
    } beside: {
      keep(arrays[0].difference(from: arrays[1]))
    }
  }
}

@MainActor private func apply(
  _ items: [Int], to source: UITableViewDiffableDataSource<Int, Int>
) {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0])
  snapshot.appendItems(items)
  source.apply(snapshot, animatingDifferences: false)
}

@MainActor private final class GrowingRows: NSObject, UITableViewDataSource {
  var count = 1_000_000

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// Inserts rows all over the table.
///
/// A few of them are in view.
@MainActor private let insertRows = Figure(
  work: "performBatchUpdates with 1,000 inserts among 1,000,000 rows",
  yardstick: "reloadData() and the layout after it", atMost: 5_000_000
) {
  withFreshApplication {
    let rows = GrowingRows()
    let table = fullTable()
    table.dataSource = rows
    keep(shownScreen(table))
    let (insertCount, distance) = (1_000, 997)
    let paths = (0..<insertCount).map { IndexPath(row: $0 * distance, section: 0) }
    return bestOnMainActor(repetitions: 5, rounds: 20) {
      table.performBatchUpdates {
        rows.count += insertCount
        table.insertRows(at: paths, with: .none)
      }
      settle()
    } beside: {
      table.reloadData()
      table.layoutIfNeeded()
    }
  }
}

import Fleet

/// How the costs of changes in tables grow with their number.
@MainActor let tableGrowthFigures: [Figure] = [
  .growing("insert 10,000 rows at 0 one by one, with heightForRow") {
    insertion(of: $0, settlingEach: false)
  },
  .growing("insert 10,000 rows at 0 one by one, with heightForRow, each with a settle") {
    insertion(of: $0, settlingEach: true)
  },
  deleteSectionsBeyond,
  .growing("delete 10,000 items of a snapshot one by one, first to last") {
    deletion(of: $0) { $0 }
  },
  .growing("delete 10,000 items of a snapshot one by one, last to first") {
    deletion(of: $0) { $0.reversed() }
  },
  .growing(
    "delete 10,000 items of a snapshot one by one, each in a section",
    moving: { ArrayMoves.countDown(Array(0..<10_000)) }
  ) { deletionInSections(of: $0) },
  .growing(
    "delete 10,000 sections of a snapshot one by one",
    moving: { ArrayMoves.countDown(Array(0..<10_000)) }
  ) { sectionDeletion(of: $0) },
  .growing("append 10,000 items to a section snapshot, each inside the last") { chain(of: $0) },
  .growing("expand a chain of 10,000 items in a section snapshot") { expansion(of: $0) },
  .growing("delete a chain of 10,000 items in a section snapshot from its end") {
    chainDeletion(of: $0)
  },
]

@MainActor private final class TallRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    // Rows of the usual height need no place of their own.
    CGFloat(60 + (count - indexPath.row) % 7)
  }
}

/// Returns a table that fills the screen.
@MainActor func fullTable() -> UITableView {
  let table = UITableView(frame: UIScreen.main.bounds)
  table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  return table
}

@MainActor private func shownTable(_ rows: TallRows) -> UITableView {
  let table = fullTable()
  table.dataSource = rows
  table.delegate = rows
  keep(shownScreen(table))
  return table
}

@MainActor private func insertion(
  of count: Int, settlingEach: Bool
) -> @MainActor () -> Void {
  let rows = TallRows()
  let table = shownTable(rows)
  return {
    for _ in 0..<count {
      rows.count += 1
      table.insertRows(at: [[0, 0]], with: .none)
      if settlingEach { settle() }
    }
    settle()
  }
}

@MainActor private let deleteSectionsBeyond = Figure(
  work: "deleteSections(_:) of 10,000,000 sections in a table of one", yardstick: "of 10",
  atMost: 1_000_000
) {
  withFreshApplication {
    let rows = TallRows()
    let table = shownTable(rows)
    let beyond = IndexSet(integersIn: 0..<10_000_000)
    return withFailureReporter(CustomReporter { _ in }) {
      bestOnMainActor(repetitions: 1, rounds: 3) {
        table.deleteSections(beyond, with: .none)
        settle()
      } beside: {
        table.deleteSections(IndexSet(integersIn: 0..<10), with: .none)
        settle()
      }
    }
  }
}

@MainActor private func deletion(
  of count: Int, _ order: ([Int]) -> [Int]
) -> @MainActor () -> Void {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0])
  snapshot.appendItems(Array(0..<count))
  let items = order(snapshot.itemIdentifiers)
  return { for item in items { snapshot.deleteItems([item]) } }
}

@MainActor private func deletionInSections(of count: Int) -> @MainActor () -> Void {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections(Array(0..<count))
  for section in 0..<count { snapshot.appendItems([section], toSection: section) }
  return { for item in 0..<count { snapshot.deleteItems([item]) } }
}

@MainActor private func sectionDeletion(of count: Int) -> @MainActor () -> Void {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections(Array(0..<count))
  for section in 0..<count { snapshot.appendItems([section], toSection: section) }
  return { for section in 0..<count { snapshot.deleteSections([section]) } }
}

@MainActor private func outline(_ count: Int) -> NSDiffableDataSourceSectionSnapshot<Int> {
  var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
  for item in 0..<count { snapshot.append([item], to: item > 0 ? item - 1 : nil) }
  return snapshot
}

@MainActor private func chain(of count: Int) -> @MainActor () -> Void {
  var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
  snapshot.append([0])
  return { for item in 1..<count { snapshot.append([item], to: item - 1) } }
}

@MainActor private func expansion(of count: Int) -> @MainActor () -> Void {
  let chain = outline(count)
  return {
    var snapshot = chain
    for item in 0..<count { snapshot.expand([item]) }
    keep(snapshot.visibleItems)
    for item in 0..<count { keep(snapshot.level(of: item)) }
  }
}

@MainActor private func chainDeletion(of count: Int) -> @MainActor () -> Void {
  let chain = outline(count)
  return {
    var snapshot = chain
    for item in (0..<count).reversed() { snapshot.delete([item]) }
  }
}

import Fleet

/// The costs of tables.
@MainActor let tableFigures = [
  Figure(
    work: "selectRow(at:) with a full delegate, 10 rows", yardstick: "what it calls, by hand",
    atMostTimes: 3.5
  ) { selectRow(among: 10) },
  Figure(
    work: "selectRow(at:) with a full delegate, 10,000 rows",
    yardstick: "the same among 10 rows", atMostTimes: 1.2
  ) { selectRow(among: 10_000, besideTen: true) },
  Figure(
    work: "selectRow(at:) with a full delegate, 10,000,000 rows",
    yardstick: "the same among 10 rows", atMostTimes: 1.2
  ) { selectRow(among: 10_000_000, besideTen: true) },
  fetchLastCell,
  reload,
  scrollMemory,
]

@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let sections: Int
  let rows: Int
  var calls = 0

  init(sections: Int = 1, rows: Int) {
    self.sections = sections
    self.rows = rows
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "row"
    return cell
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls += 1
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { calls += 1 }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { calls += 1 }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls += 1
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls += 1 }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls += 1
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { calls += 1 }
}

/// Adds a table in the left or right half of a screen.
@MainActor private func add(_ rows: Rows, to view: UIView?, isRight: Bool = false) -> UITableView {
  let table = UITableView(frame: CGRect(x: isRight ? 195 : 0, y: 0, width: 195, height: 844))
  table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  table.dataSource = rows
  table.delegate = rows
  view?.addSubview(table)
  return table
}

@MainActor private func screen(_ rows: Rows) -> UITableView {
  let table = add(rows, to: nil)
  keep(shownScreen(table))
  return table
}

@MainActor private func selectRow(among count: Int, besideTen: Bool = false) -> Figure.Pair {
  withFreshApplication {
    let rows = Rows(rows: count)
    let table = screen(rows)
    table.scrollToRow(at: [0, count - 1], at: .bottom, animated: false)
    settle()
    // Both tables are in the same window, so that they share an application.
    let ten = Rows(rows: 10)
    let small = besideTen ? add(ten, to: table.superview, isRight: true) : table
    settle()
    return selectInTurn(among: count) {
      table.selectRow(at: $0)
    } besideTen: { path in
      guard !besideTen else { return small.selectRow(at: path) }
      callByHand(table, path)
    }
  }
}

/// What a tap on a row calls, while another one is selected.
///
/// Each call loads the delegate anew, as UIKit's weak reference is loaded.
@inline(never)
@MainActor private func callByHand(_ table: UITableView, _ path: IndexPath) {
  guard let cell = table.cellForRow(at: path) else { return }
  keep(table.delegate?.tableView(table, shouldHighlightRowAt: path))
  cell.setHighlighted(true, animated: false)
  table.delegate?.tableView(table, didHighlightRowAt: path)
  cell.setHighlighted(false, animated: false)
  table.delegate?.tableView(table, didUnhighlightRowAt: path)
  keep(table.delegate?.tableView(table, willSelectRowAt: path))
  keep(table.delegate?.tableView(table, willDeselectRowAt: path))
  cell.setSelected(false, animated: false)
  table.delegate?.tableView(table, didDeselectRowAt: path)
  cell.setSelected(true, animated: false)
  NotificationCenter.default.post(
    name: UITableView.selectionDidChangeNotification, object: table)
  table.delegate?.tableView(table, didSelectRowAt: path)
  keep(table.delegate?.tableView(table, canPerformPrimaryActionForRowAt: path))
}

/// Fetches one of the last thousand rows after the other, so that each has to be loaded.
@MainActor private let fetchLastCell = Figure(
  work: "fetchCell(at:) of the last of 10,000,000 rows in 10,000 sections",
  yardstick: "its cellForRow by hand", atMost: 10_000
) {
  withFreshApplication {
    let rows = Rows(sections: 10_000, rows: 1_000)
    let table = screen(rows)
    let paths = (0..<1_000).map { IndexPath(row: $0, section: 9_999) }
    var next = 0
    return bestOnMainActor(repetitions: 5_000) {
      keep(table.fetchCell(at: paths[next]))
      next = (next + 1) % 1_000
    } beside: {
      keep(rows.tableView(table, cellForRowAt: paths[next]))
      next = (next + 1) % 1_000
    }
  }
}

@MainActor private let reload = Figure(
  work: "reloadData() of 10,000 sections and the layout after it",
  yardstick: "its counts by hand", atMost: 2_000_000
) {
  withFreshApplication {
    let rows = Rows(sections: 10_000, rows: 1_000)
    let table = screen(rows)
    return bestOnMainActor(repetitions: 20) {
      table.reloadData()
      table.layoutIfNeeded()
    } beside: {
      keep(countByHand(rows, table))
    }
  }
}

/// Returns what a load asks, asked by hand.
@inline(never)
@MainActor private func countByHand(
  _ source: any UITableViewDataSource, _ table: UITableView
) -> Int {
  (0..<source.numberOfSections(in: table)).reduce(0) {
    $0 &+ source.tableView(table, numberOfRowsInSection: $1)
  }
}

@MainActor private let scrollMemory = Figure(
  work: "memory after scrolling through 10,000,000 rows", yardstick: "a screen of 10 rows",
  unit: .bytes, atMost: 2_097_152
) {
  withFreshApplication {
    let few = residentGrowth { screen(Rows(rows: 10)) }
    let rows = Rows(rows: 10_000_000)
    let table = screen(rows)
    return Figure.Pair(work: memory(ofScrolling: table, by: 220_000), yardstick: few)
  }
}

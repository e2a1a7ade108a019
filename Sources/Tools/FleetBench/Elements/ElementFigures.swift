import Fleet
import HeadlessUIKit

/// The costs of looking for elements among a thousand views.
@MainActor let elementFigures = [
  Figure(
    work: "walk all elements of 1,000 views", yardstick: "walk the views", atMost: 300_000,
    measure: {
      amongViews { _ in
        var count = 0
        ElementNode.application(.shared).forEachDescendant { _ in
          count += 1
          return true
        }
        keep(count)
      }
    }),
  Figure(
    work: "find by identifier among 1,000 views", yardstick: "walk the views", atMost: 50_000,
    measure: {
      amongViews { _ in keep(Fleet.screen.descendants(matching: .any)["last"].exists) }
    }),
  Figure(
    work: "find a text among 1,000 views", yardstick: "walk the views", atMost: 50_000,
    measure: { amongViews { _ in keep(Fleet.screen.staticTexts["Text 999"].exists) } }),
  countCells,
]

/// Counts the cells of a table, most of which are out of sight.
@MainActor private let countCells = Figure(
  work: "count the cells of 1,000,000 rows", yardstick: "of 100 rows", atMost: 50_000,
  atMostTimes: 1.5
) {
  withFreshApplication {
    let (many, few) = (rows(1_000_000), rows(100))
    let page = UIViewController()
    page.view.addSubview(many.table)
    page.view.addSubview(few.table)
    setAsAppRootWindow(page)
    return bestOnMainActor(repetitions: 20, rounds: 100) {
      keep(many.table.element.cells.count)
    } beside: {
      keep(few.table.element.cells.count)
    }
  }
}

@MainActor private func rows(_ count: Int) -> CountedRows {
  let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
  return CountedRows(count, of: UITableViewCell.self, in: frame) { cell, path in
    cell.textLabel?.text = "Row \(path.row)"
  }
}

@MainActor private func amongViews(_ work: @escaping (UIView) -> Void) -> Figure.Pair {
  withFreshApplication {
    let page = UIViewController()
    for group in 0..<100 {
      let box = UIView()
      for index in 0..<9 {
        let label = UILabel()
        label.text = "Text \(group)\(index)"
        box.addSubview(label)
      }
      page.view.addSubview(box)
    }
    let last = UILabel()
    last.text = "Text 999"
    last.accessibilityIdentifier = "last"
    page.view.addSubview(last)
    setAsAppRootWindow(page)
    return bestOnMainActor(repetitions: 20, rounds: 100) {
      work(page.view)
    } beside: {
      keep(count(page.view))
    }
  }
}

@MainActor private func count(_ view: UIView) -> Int {
  view.subviews.reduce(1) { $0 + count($1) }
}

import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Random taps on a table", .ownApplication)
struct TableSelectionFuzzTests {
  @Test func `select what the rules say, and tell of it (behaviour 80 to 89, 101)`() {
    let fuzz = Fuzz(short: 5_000, long: 100_000)
    var random = fuzz.generator
    let log = TableLog([6, 0, 9])
    log.listened = ["did", "posted"]
    let table = log.table
    table.frame.size.height = 800
    var rules = SelectionRules()
    var calls = 0

    for step in 0..<fuzz.steps {
      let expected: [String]
      let received: [String]
      switch random.next() % 20 {
      case 0:
        rules.allowsMultiple.toggle()
        table.allowsMultipleSelection.toggle()
        (expected, received) = ([], [])
      case 1:
        rules.allowsSelection = Int.random(in: 0..<4, using: &random) > 0
        table.allowsSelection = rules.allowsSelection
        (expected, received) = ([], [])
      case 2:
        if Int.random(in: 0..<3, using: &random) == 0 {
          log.counts = [6, 0, Int.random(in: 1...9, using: &random)]
        }
        table.reloadData()
        rules.selected = []
        (expected, received) = ([], [])
      case 3:
        let path = log.randomPath(&random)
        received = log.lines {
          table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        rules.selectInCode(path)
        expected = []
      case 4:
        let path = log.randomPath(&random)
        received = log.lines { table.deselectRow(at: path, animated: false) }
        rules.selected.removeAll { $0 == path }
        expected = []
      default:
        rules.shouldHighlight = Int.random(in: 0..<12, using: &random) > 0
        rules.redirectsSelection = nil
        rules.vetoesSelection = Int.random(in: 0..<8, using: &random) == 0
        if Int.random(in: 0..<8, using: &random) == 0 {
          rules.redirectsSelection = log.randomPath(&random)
        }
        rules.vetoesDeselection = Int.random(in: 0..<8, using: &random) == 0
        rules.redirectsDeselection = nil
        if Int.random(in: 0..<8, using: &random) == 0 {
          rules.redirectsDeselection = log.randomPath(&random)
        }
        log.adopt(rules)
        let path = log.randomPath(&random)
        expected = rules.tap(path)
        received = log.tap(path.section, path.row)
      }
      calls += received.count
      guard expected == received, table.indexPathsForSelectedRows ?? [] == rules.selected,
        table.indexPathForSelectedRow == rules.selected.first, table.brokenInvariants.isEmpty
      else {
        Issue.record("\(fuzz), step \(step): \(expected), \(received), \(rules.selected)")
        return
      }
      guard step.isMultiple(of: 64) else { continue }
      table.layoutIfNeeded()
      for cell in table.visibleCells {
        let path = table.indexPath(for: cell)
        if cell.isSelected != path.map(rules.selected.contains) || cell.isHighlighted {
          Issue.record("\(fuzz), step \(step): \(String(describing: path))")
          return
        }
      }
    }

    #expect(calls > 2 * fuzz.steps, "\(fuzz)")
    log.end()
  }
}

/// A selection by the rules: a list of paths, in the order of selection.
private struct SelectionRules {
  var selected: [IndexPath] = []
  var allowsSelection = true
  var allowsMultiple = false
  var shouldHighlight = true
  var vetoesSelection = false
  var vetoesDeselection = false
  var redirectsSelection: IndexPath?
  var redirectsDeselection: IndexPath?

  mutating func selectInCode(_ path: IndexPath) {
    if !allowsMultiple { selected = selected.filter { $0 == path } }
    if !selected.contains(path) { selected.append(path) }
  }

  /// The calls that begin with "did" and the notifications that a tap causes.
  mutating func tap(_ path: IndexPath) -> [String] {
    guard allowsSelection, shouldHighlight else { return [] }
    var calls = ["didHighlight \(name(path))", "didUnhighlight \(name(path))"]
    if allowsMultiple, selected.contains(path) {
      guard !vetoesDeselection else { return calls }
      let target = redirectsDeselection ?? path
      if selected.contains(target) { calls.append("posted") }
      selected.removeAll { $0 == target }
      return calls + ["didDeselect \(name(target))"]
    }
    guard !vetoesSelection else { return calls }
    let target = redirectsSelection ?? path
    if !allowsMultiple {
      var kept: [IndexPath] = []
      for other in selected where other != target && selected.contains(other) {
        if vetoesDeselection {
          kept.append(other)
        } else {
          let gone = redirectsDeselection ?? other
          selected.removeAll { $0 == gone }
          calls.append("didDeselect \(name(gone))")
        }
      }
      selected.removeAll { $0 != target && !kept.contains($0) }
    }
    if !selected.contains(target) {
      selected.append(target)
      calls.append("posted")
    }
    return calls + ["didSelect \(name(target))"]
  }

  private func name(_ path: IndexPath) -> String { "\(path[0])-\(path[1])" }
}

extension TableLog {
  fileprivate func adopt(_ rules: SelectionRules) {
    shouldHighlight = rules.shouldHighlight
    willSelect = { rules.vetoesSelection ? nil : rules.redirectsSelection ?? $0 }
    willDeselect = { rules.vetoesDeselection ? nil : rules.redirectsDeselection ?? $0 }
  }

  /// A row that exists.
  fileprivate func randomPath(_ random: inout SeededGenerator) -> IndexPath {
    let section = Bool.random(using: &random) ? 0 : 2
    return [section, Int.random(in: 0..<counts[section], using: &random)]
  }
}

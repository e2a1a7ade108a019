import FleetTesting
import HeadlessUIKit
import TestSupport
import Testing

/// Changes of heights by an app, and of all that depends on them, at any time.
@MainActor
@Suite("Heights that change at random", .freshApplication)
struct HeightsThatChangeFuzzTests {
  @Test(arguments: Fuzz.runs(short: 150, long: 3_000, steps: (12, 60)))
  func `break nothing, whatever a user does meanwhile`(fuzz: Fuzz) {
    let run = RestlessRun(fuzz.generator)
    let received = failures {
      for _ in 0..<fuzz.steps where run.broken.isEmpty { run.step() }
      run.rest()
    }

    #expect(run.broken == [], "\(fuzz), after \(run.steps)")
    #expect(received.filter { $0.name == .internalError }.reasons == [], "\(fuzz): \(run.steps)")
  }
}

@MainActor
private final class RestlessRun {
  private static let heights: [CGFloat] = [
    0, 1, 20, 44, 44.5, 90, 439, 440, 2_000, -1, .nan, .infinity, UITableView.automaticDimension,
  ]
  private let restless: RestlessTable
  private var table: UITableView { restless.table }
  private var random: SeededGenerator
  private let changeful: [Int]
  private(set) var steps: [String] = []
  private(set) var broken: [String] = []

  init(_ generator: SeededGenerator) {
    var generator = generator
    restless = RestlessTable(isSelfSizing: generator.next().isMultiple(of: 2))
    changeful = (0..<4).map { _ in Int.random(in: 0..<14, using: &generator) }
    random = generator
    restless.rows = Array(0..<Int.random(in: 1...40, using: &random))
    restless.mostDepth = Int.random(in: 1...3, using: &random)
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    table.allowsMultipleSelection = random.next().isMultiple(of: 3)
    if random.next().isMultiple(of: 2) {
      let page = UIViewController()
      page.view.addSubview(table)
      setAsAppRootWindow(page)
    }
    if random.next().isMultiple(of: 2) {
      restless.height = { [unowned self] in height }
    }
    restless.call =
      random.next().isMultiple(of: 3)
      ? "any" : RestlessTable.calls.randomElement(using: &random) ?? "any"
    restless.change = { [unowned self] in
      guard restless.call != "any" || random.next().isMultiple(of: 4) else { return }
      change(changeful.randomElement(using: &random) ?? 0)
    }
  }

  private var height: CGFloat { Self.heights.randomElement(using: &random) ?? 44 }

  private var path: IndexPath {
    IndexPath(row: Int.random(in: 0...max(0, restless.rows.count), using: &random), section: 0)
  }

  private func change(_ choice: Int) {
    switch choice {
    case 0, 1, 2: table.rowHeight = height
    case 3: table.estimatedRowHeight = height
    case 4: table.sectionHeaderHeight = height
    case 5: table.layoutIfNeeded()
    case 6: table.reloadData()
    case 7:
      if !restless.rows.isEmpty { restless.rows.removeLast() }
    case 8:
      table.beginUpdates()
      table.rowHeight = height
      table.endUpdates()
    case 9: table.contentOffset.y = CGFloat.random(in: 0...900, using: &random)
    case 10: _ = table.cellForRow(at: path)
    case 11: table.selectRow(at: path, animated: false, scrollPosition: .none)
    case 12:
      guard !restless.rows.isEmpty else { return }
      restless.rows.removeLast()
      table.deleteRows(at: [[0, restless.rows.count]], with: .none)
    default: table.scrollToRow(at: path, at: .top, animated: false)
    }
  }

  func step() {
    let path = path
    switch random.next() % 5 {
    case 0, 1: take("select \(path)") { table.selectRow(at: path) }
    case 2: take("fetch \(path)") { _ = table.fetchCell(at: path) }
    case 3: take("delete \(path)") { table.swipeToDeleteRow(at: path) }
    default: take("rowHeight") { table.rowHeight = height }
    }
  }

  private func take(_ step: String, _ body: () -> Void) {
    steps.append(step)
    body()
    broken += table.brokenInvariants
  }

  /// The app leaves the table alone, and all is as it should be.
  func rest() {
    restless.call = ""
    restless.height = nil
    table.reloadData()
    take("rest") { settle() }
    table.layoutIfNeeded()
    if table.numberOfRows(inSection: 0) != restless.rows.count { broken.append("wrong count") }
  }
}

import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Fleet.explore(seed:steps:oracles:_:)", .freshApplication)
struct ExploreTests {
  private func explore(
    seed: UInt64 = 1, steps: Int = 60, oracles: Oracles = .usual.without(.traps),
    _ open: @MainActor () -> Void
  ) -> (exploration: Exploration, failures: [RecordedFailure]) {
    var exploration: Exploration?
    let failures = failures {
      exploration = Fleet.explore(seed: seed, steps: steps, oracles: oracles, open)
    }
    return (exploration ?? Fleet.explore(steps: 0, oracles: []) {}, failures)
  }

  private func birds() -> UIViewController {
    Page("Birds") { birds in
      let field = birds.field("Name")
      birds.button("Add") { [weak birds, weak field] in birds?.alert(field?.text ?? "", "OK", "No")
      }
      birds.button("Open") { [weak birds] in birds?.push(DetailPage { _ in }) }
    }.inStack
  }

  @Test func `takes the same steps for the same seed`() {
    let runs = [7, 7, 8].map { seed in
      explore(seed: seed) { setAsAppRootWindow(birds()) }.exploration
    }

    #expect(runs[0].map.description == runs[1].map.description)
    #expect(runs[0].map.description != runs[2].map.description)
    #expect(runs[0].seed == 7)
    #expect(runs[0].steps == 60)
    #expect(runs[0].runs == 2)
  }

  @Test func `draws up a map of the screens`() {
    let map = explore { setAsAppRootWindow(birds()) }.exploration.map

    #expect(map.screenCount >= 3)
    #expect(map.description.contains("  tap button \"Open\" → Page ▸ DetailPage"))
  }

  @Test func `leaves the application of the test alone`() {
    setAsAppRootWindow(UIViewController())
    let root = Fleet.screen.topmostViewController
    _ = explore { setAsAppRootWindow(birds()) }

    #expect(Fleet.screen.topmostViewController === root)
  }

  @Test func `opens the app anew for each run, and lets it go`() {
    weak var last: UIViewController?
    var count = 0
    let (exploration, failures) = explore(steps: 100) {
      let screen = birds()
      last = screen
      count += 1
      setAsAppRootWindow(screen)
    }

    #expect(failures.isEmpty)
    #expect(count > exploration.runs)
    #expect(last == nil)
  }

  @Test func `tells each find once, at the line that asked`() throws {
    let (exploration, failures) = explore(steps: 100, oracles: .property("1 is 2") { false }) {
      setAsAppRootWindow(birds())
    }

    #expect(failures.count == 1)
    #expect(failures.first?.site.fileID.description == "FleetExploringTests/ExploreTests.swift")
    let find = try #require(exploration.finds.first)
    #expect(find.sentence == "It does not hold that 1 is 2.")
    #expect(find.steps.isEmpty)
    #expect(find.test.hasPrefix("import Fleet\nimport FleetTesting\nimport Testing\n"))
  }

  @Test func `finds what goes wrong while it undoes something itself`() {
    let failures = explore(oracles: [.failures, .undo]) {
      setAsAppRootWindow(WrongUndoPage().inStack)
    }.failures

    let find =
      "Exploring has found: NSInvalidArgumentException: Pushing the same view controller instance "
      + "more than once is not supported (<WrongUndoPage \"Name\">)"
    #expect(failures.reasons.contains(find), "\(failures.reasons)")
    #expect(failures.allSatisfy { $0.name == .exploration }, "\(failures.reasons)")
  }

  @Test func `looks for nothing that its oracles do not name`() {
    let open: @MainActor () -> Void = {
      setAsAppRootWindow(Page("Cart") { $0.button("Pay") {} })
    }

    #expect(explore(oracles: .deadControls, open).failures.count == 1)
    #expect(explore(oracles: .usual.without([.traps, .deadControls]), open).failures.isEmpty)
    #expect(explore(oracles: [], open).failures.isEmpty)
  }

  @Test func `a button of which only a color or a place comes is not dead`() {
    let failures = explore(oracles: .deadControls) {
      setAsAppRootWindow(
        Page("Cart") { page in
          let label = page.label("1 bird")
          page.button("Red") { label.textColor = label.textColor == .red ? .label : .red }
          page.button("Move") { label.center.x += label.center.x < 200 ? 10 : -10 }
        })
    }.failures

    #expect(failures.reasons == [])
  }

  @Test func `a row whose deletion the app lacks has no dead button`() {
    let failures = explore(oracles: .deadControls) {
      setAsAppRootWindow(UndeletableList())
    }.failures

    #expect(failures.reasons == [])
  }

  @Test func `what spins for ever takes its time, so that the app rests`() {
    var turns = 0
    func spin() {
      UIView.animate(withDuration: 0.5, animations: { turns += 1 }, completion: { _ in spin() })
    }

    let failures = failures {
      spin()
      Fleet.settle()
    }
    #expect(failures.reasons == [])
    #expect(turns == 101)
    Fleet.advance(by: .seconds(5))
    #expect(turns == 111)
  }

  @Test func `has nothing to do where nothing is shown`() {
    let (exploration, failures) = explore {}

    #expect(failures.isEmpty)
    #expect(exploration.map.description.hasPrefix("nothing"))
    #expect(explore(steps: 0) {}.exploration.runs == 0)
    #expect(explore(steps: -1) {}.exploration.steps == 0)
  }

  @Test func `shows the screen that its closure returns, unless it shows already`() {
    var shown: [UIViewController?] = []
    let screens: [UIViewController] = [UIViewController(), UITabBarController()]
    for screen in screens {
      Fleet.explore(
        steps: 1,
        oracles: .property("is shown") {
          shown.append(Fleet.screen.topmostViewController)
          return true
        }
      ) { screen }
    }
    Fleet.explore(steps: 1, oracles: .failures) { setInAppWindowRootNavigation(UIViewController()) }

    #expect(shown.contains { $0 === screens[0] })
  }
}

/// A screen that pushes itself once more on undo.
private final class WrongUndoPage: Page {
  private let manager = UndoManager()
  override var undoManager: UndoManager? { manager }

  init() {
    super.init("Name") { _ in }
    loadViewIfNeeded()
    let label = label("Robin")
    button("Rename") { [weak self] in
      guard let self else { return }
      label.text = "Wren"
      manager.registerUndo(withTarget: self) { page in
        MainActor.assumeIsolated { page.push(page) }
      }
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A list whose rows can be swiped, and whose app has no method to delete them.
private final class UndeletableList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Bird \(indexPath.row)"
    return cell
  }
}

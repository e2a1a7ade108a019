import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

/// The sentences about each planted fault.
private let sentences = [
  "a screen is pushed while it is in the stack":
    "NSInvalidArgumentException: Pushing the same view controller instance more than once is not "
    + "supported (<Page \"Wren\">)",
  "an alert is presented over another one":
    "UIKit.Presentation: Attempt to present <UIAlertController \"Thanks\"> on <Page \"Cart\"> (from "
    + "<Page \"Cart\">) which is already presenting <UIAlertController \"Pay now?\">.",
  "a timer starts itself again without a delay":
    "Fleet.MainLoopError: The main loop did not come to rest within 10000 turns.",
  "two constraints contradict each other": "Constraints of Page contradict each other.",
  "a constraint is missing": "Constraints do not say where <UILabel \"Wren\"> is.",
  "a count is lost when the device is turned":
    "Page is not as before when the device was turned there and back.",
  "an input is lost when the device is turned":
    "Page is not as before when the device was turned there and back.",
  "an input is lost in the background":
    "Page is not as before when the app was in the background.",
  "a title is lost by a memory warning": "Page ▸ Page is not as before after a memory warning.",
  "a count outlives the app": "Page is not as before when the app is opened again.",
  "undo brings back something else":
    "UndoPage is not as before when a step is undone, or done again.",
  "the last of two timers wins":
    "Page depends on the order of timers and of blocks of the main queue.",
  "a number is read as at home":
    "Page is not the same with another locale, clock and time zone.",
  "a screen refers to itself":
    "A DetailPage that was left is still alive when the next one comes.",
  "a timer keeps a screen": "A DetailPage that was left is still alive when the next one comes.",
  "an alert has no button":
    "Page ▸ alert \"Help\" is a dead end: nothing on it can be used, and nothing leads away.",
  "a full screen has no way back":
    "Page ▸ Page is a dead end: nothing on it can be used, and nothing leads away.",
  "a form cannot be left": "Page ▸ Page is a dead end: 60 steps did not lead away.",
  "a text is cut off with large texts":
    "Page has no room for all that it shows, in iPhone 14, accessibility5.",
  "a button is missing from right to left":
    "Page is not the same with the largest texts, or from right to left.",
  "a delayed screen comes twice":
    "Two quick taps on button \"Open\" do twice what is to be done once.",
  "a message is sent twice":
    "Two quick taps on button \"Send\" do twice what is to be done once.",
  "a button has lost its handler":
    "Nothing ever comes of a tap on button 'Pay', which is enabled.",
  "a bar button has no action": "Nothing ever comes of a tap on button 'Edit', which is enabled.",
  "a button with an image has no name":
    "The audit of Page has found: sufficientElementDescription.",
  "a button is too small for a finger": "The audit of Page has found: hitRegion.",
  "a badge does not count the rows": "It does not hold that the badge counts the rows.",
  "a number falls below zero": "It does not hold that there are no fewer than 0 guests.",
  "a text that does not fit ends in a wrong screen":
    "NSInvalidArgumentException: Application tried to present modally an active controller <Page "
    + "\"Age\">.",
  "a cell keeps the text of another row":
    "ListPage reads otherwise when its lists were scrolled to the end and back.",
  "a switch of a row flips that of another":
    "ListPage reads otherwise when its lists were scrolled to the end and back.",
  "a row is not told that it is another one":
    "ListPage reads otherwise when its lists are reloaded.",
  "a row is added and not shown": "ListPage reads otherwise when its lists are reloaded.",
]

@MainActor
@Suite("What an exploration says")
struct ExploringFailureTextsTests {
  @Test func `a sentence for each planted fault, of six steps at most`() {
    for fault in PlantedFault.all {
      let finds = fault.finds(steps: 200)
      let name = fault.testDescription
      let found = finds.filter { $0.oracle == fault.oracle && $0.steps.count <= 6 }

      #expect(!found.isEmpty, "\(name): \(finds.map { "\($0.sentence) \($0.steps)" })")
      if let sentence = sentences[name] {
        #expect(found.map(\.sentence).contains(sentence), "\(name): \(found.map(\.sentence))")
      }
    }
  }

  private func list() -> UIViewController {
    let list = ListPage("Birds", ["Robin", "Wren"])
    list.delete = { list, path in list.tableView.deleteRows(at: [path], with: .automatic) }
    return list.inStack
  }

  @Test func `a failure, with the way there and a test`() {
    expectText(
      """
      Fleet.ExplorationError: Exploring has found: NSInternalInconsistencyException: Invalid update: \
      invalid number of rows in section 0. The number of rows contained in an existing section after \
      the update (2) must be equal to the number of rows contained in that section before the update \
      (2), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 \
      deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 \
      moved out).
        UIKit raises this exception in UITableView.deleteRows(at:with:).
      The shortest way there (seed 1):
        1. swipe left on cell with "Wren"
        2. tap button "Delete"
      As a test:
        import Fleet
        import FleetTesting
        import Testing
        @MainActor @Test(.freshApplication) func `found with seed 1`() {
          setAsAppRootWindow(list())
          Fleet.screen.cells.containing(.staticText, identifier: "Wren").element.swipeLeft()
          Fleet.screen.buttons["Delete"].tap()
        }
      """
    ) { Fleet.explore(steps: 60, oracles: .failures) { list() } }
  }

  @Test func `a find on the first screen`() {
    expectText(
      """
      Fleet.ExplorationError: Exploring has found: It does not hold that there are birds.
        On screen: Page "Birds"
          static text "None"
      The first screen shows it (seed 3).
      As a test:
        import Fleet
        import FleetTesting
        import Testing
        @MainActor @Test(.freshApplication) func `found with seed 3`() {
          setAsAppRootWindow(Page("Birds") { $0.label("None") })
          // It does not hold here that there are birds.
        }
      """
    ) {
      Fleet.explore(seed: 3, steps: 2, oracles: .property("there are birds") { false }) {
        Page("Birds") { $0.label("None") }
      }
    }
  }

  /// The details of the find for a planted fault.
  private func details(of name: String) -> [String] {
    guard let fault = PlantedFault.all.first(where: { $0.testDescription == name }) else {
      return []
    }
    return failures {
      Fleet.explore(steps: 200, oracles: [.usual.without(.traps), fault.oracles]) {
        fault.open(true)
      }
    }.map(\.details)
  }

  @Test func `what is added where more is known`() {
    let race = details(of: "the last of two timers wins")
    #expect(race.contains { $0.contains("\nIt shows in order ") && $0.contains(" of 20.\n") })
    #expect(race.contains { $0.contains("Fleet.inAnyOrder(20) { }.") })

    let leak = details(of: "a screen refers to itself")
    let cause = "  Something refers to it strongly, such as a closure that it keeps itself.\n"
    #expect(leak.count == 1)
    #expect(leak.allSatisfy { $0.hasPrefix(cause) })
  }

  @Test func `a device that is turned there and back, from where it is held`() {
    let details = failures {
      Fleet.explore(steps: 200, oracles: .turning) {
        Page("Birds") { page in
          let label = page.label("Robin")
          var wasUpright = false
          page.turned = { [weak page] in
            let isLandscape = page.map { $0.view.bounds.width > $0.view.bounds.height } ?? false
            label.text = wasUpright && !isLandscape ? "" : "Robin"
            wasUpright = wasUpright || isLandscape
          }
        }
      }
    }.map(\.details)

    let turns = """
          turnDevice(to: .landscapeLeft)
          do {
            let before = Fleet.screen.description
            turnDevice(to: .portrait)
            turnDevice(to: .landscapeLeft)
            #expect(Fleet.screen.description == before)
          }
      """
    #expect(details.count == 1)
    #expect(details.allSatisfy { $0.contains(turns) }, "\(details)")
  }

  @Test func `a find that a replay does not show again`() {
    var openings = 0
    let details = failures {
      Fleet.explore(steps: 120, oracles: .reopening) {
        openings += 1
        return Page("Birds") { $0.label(openings == 1 ? "Welcome" : "Robin") }
      }
    }.map(\.details)

    let note =
      "It did not show again from the start: the app keeps something outside of its screens."
    #expect(details.count == 1)
    #expect(details.allSatisfy { $0.contains("\n\(note)\n") })
  }

  /// The reports about an app that ends its process.
  private func reasons(
    steps: Int = 40, _ screen: @MainActor () -> UIViewController
  ) -> [String] {
    failures { Fleet.explore(steps: steps, oracles: .traps, screen: screen) }.reasons
  }

  @Test func `what ends the process`() throws {
    let trap = reasons {
      Page("Birds") { page in
        page.button("Open") {
          let names: [String] = []
          page.title = names[0]
        }
      }
    }

    let start = "Exploring has found: The process ends: "
    #expect(trap.count == 1)
    #expect(
      trap.allSatisfy { $0.hasPrefix(start) && $0.hasSuffix("Fatal error: Index out of range") })
  }

  /// Each replay takes a second, in which it does nothing.
  @Test func `a step without end, in long runs`() {
    guard Fuzz.isLong else { return }
    ExploringParent.secondsOfStep = 1
    defer { ExploringParent.secondsOfStep = 20 }

    let hang = reasons(steps: 4) { Page("Birds") { $0.button("Open") { while true {} } } }

    #expect(hang == ["Exploring has found: A step does not end within 1 seconds."])
  }

  @Test func `orders of which there is none`() {
    expectText(
      """
      Fleet.ApplicationError: Cannot run inAnyOrder: 0 orders are none.
      A test in no order would pass without having run.
      """
    ) { Fleet.inAnyOrder(0) {} }
  }
}

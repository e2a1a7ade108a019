import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What ends the process of an app that is explored")
struct ExploringTrapsTests {
  private func details(_ screen: @MainActor () -> UIViewController) -> [String] {
    failures {
      Fleet.explore(steps: 60, oracles: [.failures, .traps], screen: screen)
    }.map { "\($0.reason)\n\($0.details)" }
  }

  @Test func `an index out of bounds is found by another process, and made short`() {
    let details = details {
      Page("Birds") { page in
        let names = ["Robin", "Wren"]
        var count = 0
        let label = page.label("None")
        page.button("Next") {
          label.text = names[count]
          count += 1
        }
        page.add(UISwitch())
      }
    }

    let steps = """
      The shortest way there (seed 1):
        1. tap button "Next"
        2. tap button "Next"
        3. tap button "Next"
      As a test:
      """
    #expect(details.count == 1)
    #expect(details.allSatisfy { $0.hasPrefix("Exploring has found: The process ends: ") })
    #expect(details.allSatisfy { $0.contains("Fatal error: Index out of range\n") })
    #expect(details.allSatisfy { $0.contains(steps) }, "\(details)")
  }

  @Test func `a value that is missing on the first screen is found, too`() {
    let details = details {
      let nothing: [String] = []
      return Page(nothing.first!) { _ in }
    }

    #expect(details.count == 1)
    #expect(details.allSatisfy { $0.contains("The first screen shows it (seed 1).") })
  }

  @Test func `a call of exit ends the process, too`() {
    let details = details { Page("Birds") { $0.button("Close") { exit(0) } } }

    #expect(details.count == 1)
    #expect(details.allSatisfy { $0.hasPrefix("Exploring has found: The process ends.\n") })
    #expect(details.allSatisfy { $0.contains("  1. tap button \"Close\"\n") })
  }

  @Test func `a way is not made so short that it leads to another end`() {
    let details = details {
      Page("Birds") { page in
        let names = ["Robin", "Wren", "Owl"]
        let (none, missing): ([String], String?) = ([], nil)
        var (count, isArmed) = (0, false)
        let label = page.label("None")
        let switched = page.label("off")
        page.button("Arm") {
          isArmed = true
          switched.text = "on"
        }
        page.button("Next") {
          label.text = count < names.count ? names[count] : isArmed ? none[0] : missing!
          count += 1
        }
      }
    }

    #expect(details.count == 1)
    #expect(details.allSatisfy { $0.contains("Index out of range\n") })
    #expect(details.allSatisfy { $0.contains(". tap button \"Arm\"\n") }, "\(details)")
  }

  @Test func `what another process finds is recorded here, with its map`() {
    var exploration: Exploration?
    let failures = failures {
      exploration = Fleet.explore(steps: 60) {
        Page("Cart") { page in
          page.button("Pay") {}
          page.button("Help") { [weak page] in page?.alert("Help", "OK") }
        }
      }
    }

    #expect(
      failures.reasons == [
        "Exploring has found: Nothing ever comes of a tap on button 'Pay', which is enabled."
      ])
    #expect(exploration?.steps == 60)
    #expect(exploration?.finds.map(\.steps) == [["tap button \"Pay\""]])
    #expect(exploration?.map.description.contains("Page ▸ alert \"Help\"") == true)
  }

  @Test func `another process has none of the files that are open here`() {
    let number: Int32 = 200
    if ProcessInfo.processInfo.environment["FLEET_EXPLORING"] == nil { dup2(2, number) }
    defer { close(number) }
    let isClosed = Oracles.property("the file is closed") { fcntl(number, F_GETFD) == -1 }

    let details = failures {
      Fleet.explore(steps: 2, oracles: [.traps, isClosed]) {
        setAsAppRootWindow(Page("Birds") { $0.label("Robin") })
      }
    }.reasons

    #expect(details.isEmpty)
  }

  @Test(arguments: [1, 2]) func `each exploration of a test has its own processes`(number: Int) {
    var (counts, openings): ([Int], Int) = ([], 0)
    for _ in 0..<2 {
      let exploration = Fleet.explore(steps: 20 * number, oracles: .traps) {
        openings += 1
        return Page("Birds") { $0.button("Open") { [weak page = $0] in page?.title = "Open" } }
      }
      counts.append(exploration.steps)
    }

    #expect(counts == [20 * number, 20 * number])
    #expect(openings == 0)
  }
}

import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("ScreenElement.expect", .freshApplication)
struct ScreenElementExpectTests {
  private let page = UIViewController()
  private let birds = BirdTable([2])

  init() {
    page.view.addSubview(birds.table)
    setAsAppRootWindow(page)
  }

  @Test func `compares the element and what it holds`() {
    let received = failures {
      Fleet.screen.cells.element(boundBy: 1).expect(#"cell "Bird 0-1""#)
      Fleet.screen.tables.firstMatch.expect("table, 2 rows in 1 section\n…")
    }

    #expect(received.isEmpty)
  }

  @Test func `tells how the element differs`() {
    expectText(
      """
      Fleet.SnapshotError: The cell 'Bird 0-1' is not as expected: \
      1 line is missing, 1 line is too much.
      - is missing, + is too much:
      - cell "Wren"
      + cell "Bird 0-1"
      Should it be so from now on: FLEET_RECORD=failed swift test
      """
    ) { Fleet.screen.cells.element(boundBy: 1).expect(#"cell "Wren""#) }
  }

  @Test func `an element that is not there is told as any other`() {
    let received = failures { Fleet.screen.buttons["Save"].expect("…") }

    #expect(received.reasons == ["Cannot compare button 'Save': It is not on the screen."])
  }
}

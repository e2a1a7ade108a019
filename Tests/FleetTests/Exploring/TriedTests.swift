import FleetTesting
import Testing

/// Tests that check much, little and nothing: `FaultTrialsTests` lets faults be planted for them.
@MainActor
@Suite("Tests that faults are tried on", .freshApplication)
struct TriedTests {
  private func openCart() {
    setAsAppRootWindow(
      Page("Cart") { page in
        let label = page.label("No birds")
        page.button("Add") { label.text = "1 bird" }
        page.button("Help") { label.text = "Add birds!" }
      })
  }

  private func openList() -> ListPage {
    let birds = ListPage("Birds", ["Robin", "Wren"])
    setAsAppRootWindow(birds)
    return birds
  }

  @Test func `checks nothing`() {
    openCart()
    Fleet.screen.buttons["Add"].tap()
    Fleet.screen.buttons["Help"].tap()
  }

  @Test func `checks the count`() {
    openCart()
    Fleet.screen.buttons["Add"].tap()
    #expect(Fleet.screen.staticTexts["1 bird"].exists)
  }

  @Test func `takes a row for granted`() {
    let cells = openList().tableView.visibleCells
    #expect(cells[1].textLabel?.text == "Wren")
  }

  @Test func `counts no rows`() {
    #expect(openList().title == "Birds")
  }
}

import Fleet
import FleetTesting
import Testing

// What `test` has printed of the session on the page, pasted as it is but for the app's module, which
// is this one: it compiles, and holds.
@MainActor @Test(.freshApplication) func `what the user did`() {
  Shop.show()
  Fleet.screen.cells.containing(.staticText, identifier: "Wren").buttons["Buy"].tap()
  Fleet.screen.buttons["Cart"].tap()
  Fleet.screen.textFields["Name"].enter("Ada")
  Fleet.screen.switches.element.flip()
  Fleet.expectScreen(
    """
    navigation bar #Cart
      button "Birds" #BackButton
      static text "Cart"
    text field "Name" = "Ada"
    static text "As a gift"
    switch = "1"
    segmented control
      button "Small"
      button "Big"
    static text "2 birds"
    button "Pay"
    button "Help"
    """)
}

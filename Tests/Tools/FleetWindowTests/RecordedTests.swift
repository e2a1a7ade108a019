// swift-format-ignore-file
// What the window prints of `Stories`: `RecorderTests` holds it to that.

import Fleet
import FleetTesting
import HeadlessCoreLocation
import Testing

@MainActor @Test(.freshApplication) func `chooses a row`() {
  Stall.show()
  Fleet.screen.cells.containing(.staticText, identifier: "Pear").element.tap()
  Fleet.expectScreen(
    """
    navigation bar #Pear
      static text "Pear"
      button "Order"
    table, 33 rows in 1 section
      cell "Apple"
      cell "Pear" (selected)
      cell "</script><img src=x onerror="alert(1)">‮& 'quoted'"
      cell "Fruit 1"
      cell "Fruit 2"
      cell "Fruit 3"
      cell "Fruit 4"
      cell "Fruit 5"
      cell "Fruit 6"
      cell "Fruit 7"
      cell "Fruit 8"
      cell "Fruit 9"
      cell "Fruit 10"
      cell "Fruit 11"
      cell "Fruit 12"
      cell "Fruit 13"
      cell "Fruit 14"
      cell "Fruit 15"
    """)
}

@MainActor @Test(.freshApplication) func `opens a screen, and goes back`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.navigationBars.buttons["BackButton"].tap()
  Fleet.expectScreen(
    """
    navigation bar #Fruits
      static text "Fruits"
      button "Order"
    table, 33 rows in 1 section
      cell "Apple"
      cell "Pear"
      cell "</script><img src=x onerror="alert(1)">‮& 'quoted'"
      cell "Fruit 1"
      cell "Fruit 2"
      cell "Fruit 3"
      cell "Fruit 4"
      cell "Fruit 5"
      cell "Fruit 6"
      cell "Fruit 7"
      cell "Fruit 8"
      cell "Fruit 9"
      cell "Fruit 10"
      cell "Fruit 11"
      cell "Fruit 12"
      cell "Fruit 13"
      cell "Fruit 14"
      cell "Fruit 15"
    """)
}

@MainActor @Test(.freshApplication) func `types a name letter by letter`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.textFields["Name"].tap()
  Fleet.screen.element.typeText("Ada")
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name" = "Ada" ← focus
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay"
    button "Later"
    keyboard, return key "return"
    """)
}

@MainActor @Test(.freshApplication) func `types an emoji, and deletes a letter`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.textFields["Name"].tap()
  Fleet.screen.element.typeText("éx\u{08}👩‍👩‍👧\"\\")
  Fleet.expectScreen(
    #"""
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name" = "é👩‍👩‍👧"\" ← focus
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay"
    button "Later"
    keyboard, return key "return"
    """#)
}

@MainActor @Test(.freshApplication) func `pays`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.textFields["Name"].tap()
  Fleet.screen.element.typeText("Ada\n")
  Fleet.screen.buttons["Pay"].tap()
  Fleet.screen.buttons["Pay now"].tap()
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name" = "Ada" ← focus
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Paid"
    button "Pay"
    button "Later"
    keyboard, return key "return"
    """)
}

@MainActor @Test(.freshApplication) func `does not pay`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.textFields["Name"].tap()
  Fleet.screen.element.typeText("Ada")
  Fleet.screen.buttons["Pay"].tap()
  Fleet.screen.buttons["Cancel"].tap()
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name" = "Ada" ← focus
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay"
    button "Later"
    keyboard, return key "return"
    """)
}

@MainActor @Test(.freshApplication) func `is not let pay`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.buttons["Later"].tap()
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `changes a mind about a gift`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.switches["As a gift"].flip()
  Fleet.screen.switches["As a gift"].flip()
  Fleet.screen.switches["As a gift"].flip()
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "1"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `slides to the end`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.sliders["Amount"].adjust(toNormalizedSliderPosition: 1)
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "100%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `slides to a quarter`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.sliders["Amount"].adjust(toNormalizedSliderPosition: 0.25)
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "25%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `scrolls, and chooses a row further down`() {
  Stall.show()
  Fleet.screen.tables.element.swipeUp()
  Fleet.screen.cells.containing(.staticText, identifier: "Fruit 20").element.tap()
  Fleet.expectScreen(
    """
    navigation bar #Fruit 20
      static text "Fruit 20"
      button "Order"
    table, 33 rows in 1 section
      cell "Fruit 11"
      cell "Fruit 12"
      cell "Fruit 13"
      cell "Fruit 14"
      cell "Fruit 15"
      cell "Fruit 16"
      cell "Fruit 17"
      cell "Fruit 18"
      cell "Fruit 19"
      cell "Fruit 20" (selected)
      cell "Fruit 21"
      cell "Fruit 22"
      cell "Fruit 23"
      cell "Fruit 24"
      cell "Fruit 25"
      cell "Fruit 26"
      cell "Fruit 27"
      cell "Fruit 28"
      cell "Fruit 29"
      cell "Fruit 30"
    """)
}

@MainActor @Test(.freshApplication) func `lets two seconds pass`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.buttons["Later"].tap()
  Fleet.advance(by: .seconds(2))
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Now"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `expects what comes later`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.buttons["Later"].tap()
  #expect(Fleet.screen.staticTexts["Now"].waitForExistence(timeout: 10))
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Now"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `expects that something goes`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.buttons["Later"].tap()
  #expect(Fleet.screen.staticTexts["Nothing yet"].waitForNonExistence(timeout: 10))
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Now"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `expects a value, a state and the screen`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  #expect(!Fleet.screen.buttons["Pay"].isEnabled)
  Fleet.screen.textFields["Name"].tap()
  Fleet.screen.element.typeText("Ada")
  #expect(Fleet.screen.textFields["Name"].value == "Ada")
  #expect(Fleet.screen.buttons["Pay"].isEnabled)
  #expect(!Fleet.screen.alerts.element.exists)
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name" = "Ada" ← focus
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay"
    button "Later"
    keyboard, return key "return"
    """)
}

@MainActor @Test(.freshApplication) func `looks at it in the dark`() {
  Stall.show()
  Fleet.world.appearance = .dark
  Fleet.screen.buttons["Order"].tap()
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `turns a small phone`() {
  Stall.show()
  Fleet.world.device = .iPhoneSE
  Fleet.screen.buttons["Order"].tap()
  turnDevice(to: .landscapeLeft)
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `reads large letters from right to left`() {
  Stall.show()
  Fleet.world.textSize = .accessibility3
  Fleet.world.layoutDirection = .rightToLeft
  Fleet.screen.cells.containing(.staticText, identifier: "Pear").element.tap()
  Fleet.expectScreen(
    """
    navigation bar #Pear
      static text "Pear"
      button "Order"
    table, 33 rows in 1 section
      cell "Apple"
      cell "Pear" (selected)
      cell "</script><img src=x onerror="alert(1)">‮& 'quoted'"
      cell "Fruit 1"
      cell "Fruit 2"
      cell "Fruit 3"
      cell "Fruit 4"
      cell "Fruit 5"
      cell "Fruit 6"
      cell "Fruit 7"
      cell "Fruit 8"
      cell "Fruit 9"
      cell "Fruit 10"
      cell "Fruit 11"
      cell "Fruit 12"
      cell "Fruit 13"
      cell "Fruit 14"
      cell "Fruit 15"
    """)
}

@MainActor @Test(.freshApplication) func `chooses a row with a hostile name`() {
  Stall.show()
  Fleet.screen.cells.containing(.staticText, identifier: "</script><img src=x onerror=\"alert(1)\">‮& \'quoted\'").element.tap()
  Fleet.screen.buttons["Order"].tap()
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "</script><img src=x onerror="alert(1)">‮& 'quoted'" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `deletes a step in between`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.switches["As a gift"].flip()
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "1"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `takes back a step, and goes on in another way`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.buttons["Later"].tap()
  Fleet.advance(by: .seconds(3))
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Now"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `taps twice, presses, and leaves the app for a while`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  Fleet.screen.staticTexts["Nothing yet"].doubleTap()
  Fleet.screen.buttons["Later"].press(forDuration: 1)
  sendAppToBackground()
  bringAppToForeground()
  giveMemoryWarning()
  shakeDevice()
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `is somewhere else, without a network`() {
  Stall.show()
  SimulatedLocation.move(to: CLLocation(latitude: 48.2, longitude: 16.4))
  Fleet.networkConnection = .none
  Fleet.permissions[.location] = .denied
  Fleet.screen.buttons["Order"].tap()
  SimulatedLocation.clear()
  Fleet.networkConnection = .cellular
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `answers requests`() {
  Stall.show()
  Fleet.respond(to: "/list", with: .json("[\"</script>\"]"))
  Fleet.respond(to: "/pay", method: "POST", with: .status(503))
  Fleet.respond(to: "birds.example/*", with: .text("a\n\"b\"", status: 404, headers: ["Content-Type": "text/csv"]))
  Fleet.screen.buttons["Order"].tap()
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

@MainActor @Test(.freshApplication) func `uses a rotor of VoiceOver`() {
  Stall.show()
  Fleet.screen.buttons["Order"].tap()
  #expect(Fleet.voiceOver.next(.headings) != nil)
  #expect(Fleet.voiceOver.previous() != nil)
  Fleet.expectScreen(
    """
    navigation bar #Order
      button "Fruits" #BackButton
      static text "Order"
    text field "Name"
    switch "As a gift" = "0"
    slider "Amount" = "0%"
    static text "Nothing yet"
    button "Pay" (disabled)
    button "Later"
    """)
}

// swift-format-ignore-file
// What the window prints of `Stories`: `RecorderTests` holds it to that.

import Fleet
import HeadlessCoreLocation
import XCTest

final class ChoosesARowTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testChoosesARow() async {
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
}

final class OpensAScreenAndGoesBackTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testOpensAScreenAndGoesBack() async {
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
}

final class TypesANameLetterByLetterTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testTypesANameLetterByLetter() async {
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
}

final class TypesAnEmojiAndDeletesALetterTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testTypesAnEmojiAndDeletesALetter() async {
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
}

final class PaysTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testPays() async {
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
}

final class DoesNotPayTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testDoesNotPay() async {
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
}

final class IsNotLetPayTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testIsNotLetPay() async {
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
}

final class ChangesAMindAboutAGiftTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testChangesAMindAboutAGift() async {
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
}

final class SlidesToTheEndTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testSlidesToTheEnd() async {
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
}

final class SlidesToAQuarterTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testSlidesToAQuarter() async {
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
}

final class ScrollsAndChoosesARowFurtherDownTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testScrollsAndChoosesARowFurtherDown() async {
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
}

final class LetsTwoSecondsPassTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testLetsTwoSecondsPass() async {
    Stall.show()
    Fleet.screen.buttons["Order"].tap()
    Fleet.screen.buttons["Later"].tap()
    await Fleet.advance(by: .seconds(2))
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
}

final class ExpectsWhatComesLaterTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testExpectsWhatComesLater() async {
    Stall.show()
    Fleet.screen.buttons["Order"].tap()
    Fleet.screen.buttons["Later"].tap()
    XCTAssertTrue(Fleet.screen.staticTexts["Now"].waitForExistence(timeout: 10))
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
}

final class ExpectsThatSomethingGoesTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testExpectsThatSomethingGoes() async {
    Stall.show()
    Fleet.screen.buttons["Order"].tap()
    Fleet.screen.buttons["Later"].tap()
    XCTAssertTrue(Fleet.screen.staticTexts["Nothing yet"].waitForNonExistence(timeout: 10))
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
}

final class ExpectsAValueAStateAndTheScreenTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testExpectsAValueAStateAndTheScreen() async {
    Stall.show()
    Fleet.screen.buttons["Order"].tap()
    XCTAssertFalse(Fleet.screen.buttons["Pay"].isEnabled)
    Fleet.screen.textFields["Name"].tap()
    Fleet.screen.element.typeText("Ada")
    XCTAssertEqual(Fleet.screen.textFields["Name"].value, "Ada")
    XCTAssertTrue(Fleet.screen.buttons["Pay"].isEnabled)
    XCTAssertFalse(Fleet.screen.alerts.element.exists)
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
}

final class LooksAtItInTheDarkTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testLooksAtItInTheDark() async {
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
}

final class TurnsASmallPhoneTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testTurnsASmallPhone() async {
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
}

final class ReadsLargeLettersFromRightToLeftTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testReadsLargeLettersFromRightToLeft() async {
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
}

final class ChoosesARowWithAHostileNameTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testChoosesARowWithAHostileName() async {
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
}

final class DeletesAStepInBetweenTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testDeletesAStepInBetween() async {
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
}

final class TakesBackAStepAndGoesOnInAnotherWayTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testTakesBackAStepAndGoesOnInAnotherWay() async {
    Stall.show()
    Fleet.screen.buttons["Order"].tap()
    Fleet.screen.buttons["Later"].tap()
    await Fleet.advance(by: .seconds(3))
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
}

final class TapsTwicePressesAndLeavesTheAppForAWhileTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testTapsTwicePressesAndLeavesTheAppForAWhile() async {
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
}

final class IsSomewhereElseWithoutANetworkTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testIsSomewhereElseWithoutANetwork() async {
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
}

final class AnswersRequestsTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testAnswersRequests() async {
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
}

final class UsesARotorOfVoiceoverTests: XCTestCase {
  override func invokeTest() { withFreshApplication { super.invokeTest() } }

  @MainActor func testUsesARotorOfVoiceover() async {
    Stall.show()
    Fleet.screen.buttons["Order"].tap()
    XCTAssertNotNil(Fleet.voiceOver.next(.headings))
    XCTAssertNotNil(Fleet.voiceOver.previous())
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
}

// swift-format-ignore-file
// What the window prints of `Stories`: `RecorderTests` holds it to that.

import Fleet
import XCTest

final class ChoosesARowUITests: XCTestCase {
  func testChoosesARow() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.cells.containing(.staticText, identifier: "Pear").element.tap()
  }
}

final class OpensAScreenAndGoesBackUITests: XCTestCase {
  func testOpensAScreenAndGoesBack() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.navigationBars.buttons["BackButton"].tap()
  }
}

final class TypesANameLetterByLetterUITests: XCTestCase {
  func testTypesANameLetterByLetter() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.textFields["Name"].tap()
    app.typeText("Ada")
  }
}

final class TypesAnEmojiAndDeletesALetterUITests: XCTestCase {
  func testTypesAnEmojiAndDeletesALetter() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.textFields["Name"].tap()
    app.typeText("éx\u{08}👩‍👩‍👧\"\\")
  }
}

final class PaysUITests: XCTestCase {
  func testPays() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.textFields["Name"].tap()
    app.typeText("Ada\n")
    app.buttons["Pay"].tap()
    app.buttons["Pay now"].tap()
  }
}

final class DoesNotPayUITests: XCTestCase {
  func testDoesNotPay() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.textFields["Name"].tap()
    app.typeText("Ada")
    app.buttons["Pay"].tap()
    app.buttons["Cancel"].tap()
  }
}

final class IsNotLetPayUITests: XCTestCase {
  func testIsNotLetPay() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.buttons["Later"].tap()
  }
}

final class ChangesAMindAboutAGiftUITests: XCTestCase {
  func testChangesAMindAboutAGift() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.switches["As a gift"].tap()
    app.switches["As a gift"].tap()
    app.switches["As a gift"].tap()
  }
}

final class SlidesToTheEndUITests: XCTestCase {
  func testSlidesToTheEnd() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.sliders["Amount"].adjust(toNormalizedSliderPosition: 1)
  }
}

final class SlidesToAQuarterUITests: XCTestCase {
  func testSlidesToAQuarter() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.sliders["Amount"].adjust(toNormalizedSliderPosition: 0.25)
  }
}

final class ScrollsAndChoosesARowFurtherDownUITests: XCTestCase {
  func testScrollsAndChoosesARowFurtherDown() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.tables.element.swipeUp()
    app.cells.containing(.staticText, identifier: "Fruit 20").element.tap()
  }
}

final class LetsTwoSecondsPassUITests: XCTestCase {
  func testLetsTwoSecondsPass() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.buttons["Later"].tap()
    sleep(2)
  }
}

final class ExpectsWhatComesLaterUITests: XCTestCase {
  func testExpectsWhatComesLater() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.buttons["Later"].tap()
    XCTAssertTrue(app.staticTexts["Now"].waitForExistence(timeout: 10))
  }
}

final class ExpectsThatSomethingGoesUITests: XCTestCase {
  func testExpectsThatSomethingGoes() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.buttons["Later"].tap()
    XCTAssertTrue(app.staticTexts["Nothing yet"].waitForNonExistence(withTimeout: 10))
  }
}

final class ExpectsAValueAStateAndTheScreenUITests: XCTestCase {
  func testExpectsAValueAStateAndTheScreen() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    XCTAssertFalse(app.buttons["Pay"].isEnabled)
    app.textFields["Name"].tap()
    app.typeText("Ada")
    XCTAssertEqual(app.textFields["Name"].value as? String, "Ada")
    XCTAssertTrue(app.buttons["Pay"].isEnabled)
    XCTAssertFalse(app.alerts.element.exists)
    // XCUITest has no words for: expect screen
  }
}

final class LooksAtItInTheDarkUITests: XCTestCase {
  func testLooksAtItInTheDark() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    // XCUITest has no words for: world dark
    app.buttons["Order"].tap()
  }
}

final class TurnsASmallPhoneUITests: XCTestCase {
  func testTurnsASmallPhone() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    // XCUITest has no words for: world iPhoneSE
    app.buttons["Order"].tap()
    XCUIDevice.shared.orientation = .landscapeLeft
  }
}

final class ReadsLargeLettersFromRightToLeftUITests: XCTestCase {
  func testReadsLargeLettersFromRightToLeft() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    // XCUITest has no words for: world accessibility3
    // XCUITest has no words for: world rightToLeft
    app.cells.containing(.staticText, identifier: "Pear").element.tap()
  }
}

final class ChoosesARowWithAHostileNameUITests: XCTestCase {
  func testChoosesARowWithAHostileName() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.cells.containing(.staticText, identifier: "</script><img src=x onerror=\"alert(1)\">‮& \'quoted\'").element.tap()
    app.buttons["Order"].tap()
  }
}

final class DeletesAStepInBetweenUITests: XCTestCase {
  func testDeletesAStepInBetween() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.switches["As a gift"].tap()
  }
}

final class TakesBackAStepAndGoesOnInAnotherWayUITests: XCTestCase {
  func testTakesBackAStepAndGoesOnInAnotherWay() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.buttons["Later"].tap()
    sleep(3)
  }
}

final class TapsTwicePressesAndLeavesTheAppForAWhileUITests: XCTestCase {
  func testTapsTwicePressesAndLeavesTheAppForAWhile() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    app.staticTexts["Nothing yet"].doubleTap()
    app.buttons["Later"].press(forDuration: 1)
    XCUIDevice.shared.press(.home)
    app.activate()
    // XCUITest has no words for: memory warning
    // XCUITest has no words for: shake
  }
}

final class IsSomewhereElseWithoutANetworkUITests: XCTestCase {
  func testIsSomewhereElseWithoutANetwork() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    // XCUITest has no words for: location 48.2 16.4
    // XCUITest has no words for: network none
    // XCUITest has no words for: permission location denied
    app.buttons["Order"].tap()
    // XCUITest has no words for: location none
    // XCUITest has no words for: network cellular
  }
}

final class AnswersRequestsUITests: XCTestCase {
  func testAnswersRequests() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    // XCUITest has no words for: respond "/list" with 200 json "[\"</script>\"]"
    // XCUITest has no words for: respond POST "/pay" with 503
    // XCUITest has no words for: respond "birds.example/*" with 404 "text/csv" "a\n\"b\""
    app.buttons["Order"].tap()
  }
}

final class UsesARotorOfVoiceoverUITests: XCTestCase {
  func testUsesARotorOfVoiceover() { MainActor.assumeIsolated { Self.onMain() } }
  @MainActor private static func onMain() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Order"].tap()
    // XCUITest has no words for: voiceover next headings
    // XCUITest has no words for: voiceover previous
  }
}

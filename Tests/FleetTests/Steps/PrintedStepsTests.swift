import Fleet
import FleetTesting
import TestSupport
import Testing

/// Printed steps, pasted: they compile, and have the steps' effects.
@MainActor
@Suite("Steps that were printed and pasted", .freshApplication)
struct PrintedStepsTests {
  @Test func `names find what they name`() {
    let page = StepScreen()
    Fleet.setInAppWindowRootNavigation(page)

    Fleet.screen.buttons["Help"].tap()
    Fleet.screen.cells.containing(.staticText, identifier: "Wren").buttons["Buy"].tap()
    Fleet.screen.buttons.matching(identifier: "Buy").element(boundBy: 2).tap()
    Fleet.screen.cells.containing(.staticText, identifier: "Owl").element.tap()
    Fleet.screen.cells.element(boundBy: 1).buttons.element.tap()
    Fleet.screen.descendants(matching: .any)["Help"].firstMatch.tap()
    Fleet.screen.textFields["Name"].enter("Ada")
    if Fleet.screen.switches.element.value != "1" { Fleet.screen.switches.element.flip() }
    Fleet.screen.sliders.element.adjust(toNormalizedSliderPosition: 0.75)
    Fleet.screen.steppers.element.increment()
    Fleet.screen.segmentedControls.element.selectSegment(withTitle: "Big")

    #expect(page.log == ["help", "buy Wren", "buy Owl", "buy Wren", "help"])
    #expect(page.name.text == "Ada")
    #expect(page.news.isOn)
    #expect(page.volume.value == 0.75)
    #expect(page.guests.value == 1)
    #expect(page.size.selectedSegmentIndex == 1)
    #expect(page.birds.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func `all other lines are calls that there are`() {
    let page = UIViewController()
    setAsAppRootWindow(page)
    let reasons = failures {
      Fleet.screen.buttons["Pay"].doubleTap()
      Fleet.screen.buttons["Pay"].press(forDuration: 2.5)
      Fleet.screen.buttons["Pay"].press(
        forDuration: 0.5, thenDragTo: Fleet.screen.textFields["Name"])
      Fleet.screen.buttons["Pay"].swipeLeft()
      Fleet.screen.element.swipeUp()
      Fleet.screen.buttons["Pay"].scrollToVisible()
      Fleet.screen.element.typeText("a\n")
      Fleet.screen.textFields["Name"].clearText()
      Fleet.screen.steppers["Guests"].decrement()
      Fleet.screen.tables.element.pullToRefresh()
      Fleet.screen.pickerWheels["Size"].adjust(toPickerWheelValue: "Big")
      Fleet.screen.pickers["Size"].pickRow(withTitle: "Big", inComponent: 0)
      Fleet.screen.searchFields["Find"].selectScope(withTitle: "Big")
      Fleet.screen.buttons["Pay"].chooseMenuItem(withTitle: "Copy")
      Fleet.screen.navigationBars.buttons["BackButton"].tap()
      Fleet.screen.topmostViewController?.dismissBySwipingDown()
      Fleet.screen.topmostViewController?.dismissByTappingOutside()
      Fleet.screen.tapAlertAction(withTitle: "OK")
      if let url = URL(string: "birds://wren?a=1") { openURL(url) }
    }.map(\.reason)
    #expect(reasons.count == 18)
    #expect(!Fleet.screen.buttons["Pay"].waitForExistence(timeout: 10))
    #expect(Fleet.screen.buttons["Pay"].waitForNonExistence(timeout: 10))

    Fleet.advance(by: .seconds(0.3))
    turnDevice(to: .portraitUpsideDown)
    turnDevice(to: .landscapeRight)
    sendAppToBackground()
    bringAppToForeground()
    giveMemoryWarning()
    shakeDevice()
    Fleet.world.device = .iPhoneSE
    Fleet.world.appearance = .dark
    Fleet.world.textSize = .accessibility3
    #expect(
      Fleet.world.description == "iPhone SE, landscape right, accessibility3, dark")
  }
}

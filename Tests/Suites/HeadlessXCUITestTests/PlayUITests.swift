import FailureReporting
import HeadlessXCUITest
import XCTest

/// Gestures and values, in a suite's own words.
final class PlayUITests: XCTestCase {
  private let app = XCUIApplication()
  private var log: String { app.staticTexts["log"].label }

  override func setUp() {
    super.setUp()
    XCUIApplication.delegateClass = PlayAppDelegate.self
    app.launch()
  }

  override func tearDown() {
    XCUIDevice.shared.orientation = .portrait
    XCUIDevice.shared.appearance = .light
    XCUIApplication.delegateClass = nil
    super.tearDown()
  }

  func testGesturesOfSeveralFingers() {
    let photo = app.images["photo"]
    photo.doubleTap()
    XCTAssertEqual(log, "double")
    photo.twoFingerTap()
    XCTAssertEqual(log, "two")
    photo.press(forDuration: 1)
    XCTAssertEqual(log, "press")
    photo.pinch(withScale: 2, velocity: 1)
    XCTAssertEqual(log, "pinch")
    photo.rotate(1, withVelocity: 1)
    XCTAssertEqual(log, "turn")
  }

  func testATapThatMayBecomeADoubleTapIsWaitedFor() {
    app.otherElements["card"].tap()
    XCTAssertEqual(log, "opened")
    app.otherElements["card"].doubleTap()
    XCTAssertEqual(log, "turned")
    app.otherElements["card"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    XCTAssertEqual(log, "opened")
  }

  func testASheetOfActivitiesHasButtons() {
    app.typeKey("e", modifierFlags: .command)
    let sheet = app.otherElements["ActivityListView"]
    XCTAssertTrue(sheet.waitForExistence(timeout: 1))
    XCTAssertTrue(sheet.navigationBars["UIActivityContentView"].exists)
    XCTAssertTrue(app.cells["Copy"].isHittable)
    app.buttons["Copy"].tap()
    XCTAssertFalse(sheet.exists)
    XCTAssertEqual(log, "com.apple.UIKit.activity.CopyToPasteboard true")

    app.typeKey("e", modifierFlags: .command)
    sheet.buttons["Close"].tap()
    XCTAssertFalse(sheet.exists)
    XCTAssertEqual(log, "nothing false")
  }

  func testTheStatusBarScrollsToTheTop() {
    let list = app.scrollViews["list"]
    list.swipeUp()
    XCTAssertNotEqual(app.buttons["Far"].frame.minY, 1400)
    app.statusBars.firstMatch.tap()
    XCTAssertEqual(app.buttons["Far"].frame.minY, 1400)

    list.swipeUp()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    springboard.statusBars.element.tap()
    XCTAssertEqual(app.buttons["Far"].frame.minY, 1400)
    XCTAssertFalse(springboard.buttons["Far"].exists)
  }

  func testWhatIsAnsweredMayBeLeft() throws {
    app.waitForExistence(timeout: 1)
    app.screenshot()
    app.coordinate(withNormalizedOffset: .zero).withOffset(.zero)
    app.descendants(matching: .any).matching(identifier: "list").element(boundBy: 0)
    app.children(matching: .any).containing(.button, identifier: "Far")
    app.value(forKey: "label")
    try app.snapshot()
  }

  func testSlidersAndWheels() {
    let slider = app.sliders["Volume"]
    slider.adjust(toNormalizedSliderPosition: 0.5)
    XCTAssertEqual(slider.value as? String, "50%")
    XCTAssertEqual(slider.normalizedSliderPosition, 0.5)
    app.pickerWheels.element.adjust(toPickerWheelValue: "Large")
    XCTAssertEqual(app.pickerWheels.firstMatch.value as? String, "Large")
  }

  func testKeysPerformCommands() {
    app.typeKey("s", modifierFlags: [.command, .shift])
    XCTAssertEqual(log, "s")
    app.typeKey("s", modifierFlags: .control)
    XCTAssertEqual(log, "s")
    app.typeKey(.escape, modifierFlags: [])
    XCTAssertEqual(log, "UIKeyInputEscape")
    app.images["photo"].typeKey(.downArrow, modifierFlags: .option)
    XCTAssertEqual(log, "UIKeyInputDownArrow")
    app.typeKey(.F5, modifierFlags: .control)
    XCTAssertEqual(log, "UIKeyInputF5")
  }

  func testDragsScroll() {
    let list = app.scrollViews["list"]
    let from = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9))
    let before = app.buttons["Far"].frame.minY
    from.press(forDuration: 0.1, thenDragTo: from.withOffset(CGVector(dx: 0, dy: -150)))
    XCTAssertEqual(app.buttons["Far"].frame.minY, before - 150)
    XCTAssertFalse(app.buttons["Far"].isHittable)

    while !app.buttons["Far"].isHittable { list.swipeUp(velocity: .fast) }
    app.buttons["Far"].tap()

    XCTAssertEqual(log, "far")
  }

  func testADragMovesASlidersThumb() {
    let slider = app.sliders["Volume"]
    let start = slider.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
    let end = slider.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 0.5))
    start.press(forDuration: .infinity, thenDragTo: end)

    XCTAssertEqual(slider.value as? String, "100%")
  }

  func testTheDeviceTurnsAndDarkens() {
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(XCUIDevice.shared.orientation, .landscapeLeft)
    XCTAssertEqual(log, "turned to 844 by 390")
    XCTAssertEqual(app.verticalSizeClass, .compact)
    XCUIDevice.shared.appearance = .dark
    XCTAssertEqual(XCUIDevice.shared.appearance, .dark)
  }

  func testSnapshotsAreCopies() throws {
    let snapshot = try app.sliders["Volume"].snapshot()
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: 1)

    XCTAssertEqual(snapshot.value as? String, "0%")
    XCTAssertEqual(snapshot.dictionaryRepresentation[.label] as? String, "Volume")
    XCTAssertThrowsError(try app.sliders["Treble"].snapshot())
  }

  func testAttributesByKey() {
    let slider = app.sliders["Volume"]
    XCTAssertEqual(slider.value(forKey: "label") as? String, "Volume")
    XCTAssertEqual(slider.value(forKey: "hasKeyboardFocus") as? Bool, false)
    XCTAssertTrue(slider.wait(for: \.label, toEqual: "Volume", timeout: 1))
    XCTAssertFalse(slider.wait(for: \.label, toEqual: "Treble", timeout: 1))
  }

  // MARK: Texts

  func testDebugDescriptionOfAnElement() {
    XCTAssertEqual(
      app.scrollViews["list"].debugDescription,
      """
      Attributes: ScrollView, {{20.0, 500.0}, {300.0, 200.0}}, identifier: 'list'
      Element subtree:
       →ScrollView, {{20.0, 500.0}, {300.0, 200.0}}, identifier: 'list'
          Button, {{20.0, 1400.0}, {100.0, 44.0}}, label: 'Far'
            StaticText, \(Self.frame(app.scrollViews.staticTexts["Far"])), label: 'Far'
      Path to element:
       →Application, label: '\(app.label)'
        ↳Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
         ↳Other, {{0.0, 0.0}, {390.0, 844.0}}
          ↳ScrollView, {{20.0, 500.0}, {300.0, 200.0}}, identifier: 'list'
      Query chain:
       →Find: Target Application
        Output: {
          Application, label: '\(app.label)'
        }
        ↪︎Find: Descendants matching type ScrollView
          Output: {
            ScrollView, {{20.0, 500.0}, {300.0, 200.0}}, identifier: 'list'
          }
          ↪︎Find: Elements matching predicate '"list" IN identifiers'
            Output: {
              ScrollView, {{20.0, 500.0}, {300.0, 200.0}}, identifier: 'list'
            }
      """)
  }

  private static func frame(_ element: XCUIElement) -> String {
    let frame = element.frame
    func text(_ number: CGFloat) -> String { "\((number * 10).rounded() / 10)" }
    return "{{\(text(frame.minX)), \(text(frame.minY))}, "
      + "{\(text(frame.width)), \(text(frame.height))}}"
  }

  func testDebugDescriptionOfWhatIsNotThere() {
    XCTAssertEqual(
      app.sliders["Treble"].debugDescription.split(separator: "\n").suffix(2),
      [
        "    ↪︎Find: Elements matching predicate '\"Treble\" IN identifiers'",
        "      Output: {}",
      ])
    XCTAssertEqual(app.sliders["Treble"].description, "\"Treble\" Slider")
    XCTAssertEqual(app.sliders.firstMatch.description, "Slider (First Match)")
  }

  // MARK: Audits

  func testAnAuditFindsWhatIsTooSmallOrHasNoName() throws {
    var found: [String] = []
    try app.performAccessibilityAudit(for: [.hitRegion, .sufficientElementDescription]) { issue in
      found.append("\(issue.compactDescription): \(issue.element?.identifier ?? "")")
      return true
    }

    XCTAssertEqual(
      found, ["Hit area is too small: small", "Element has no description: small"])
  }

  func testAnIssueThatIsNotIgnoredIsAFailure() throws {
    let failures = FailureLog()
    try withFailureReporter(failures) { try app.performAccessibilityAudit(for: .hitRegion) }

    XCTAssertEqual(failures.failures.map(\.reason), ["Hit area is too small"])
    XCTAssertEqual(
      failures.failures.map { $0.details.split(separator: "\n").last.map(String.init) },
      ["Element: Button, {{20.0, 720.0}, {20.0, 20.0}}, identifier: 'small'"])
    app.launch()
  }
}

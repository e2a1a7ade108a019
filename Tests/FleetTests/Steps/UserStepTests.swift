import Fleet
import Foundation
import Testing

@Suite("UserStep")
struct UserStepTests {
  private struct Row {
    let step: UserStep
    let text: String
    let swift: [String]
    let automation: [String]

    init(_ step: UserStep, _ text: String, _ swift: String..., automation: String...) {
      self.step = step
      self.text = text
      self.swift = swift
      self.automation = automation
    }
  }

  private static let pay = ElementName("Pay", kind: .button)
  private static let name = ElementName("Name", kind: .textField)
  private static let news = ElementName("News", kind: .switch)
  private static let volume = ElementName("Volume", kind: .slider)
  private static let guests = ElementName("Guests", kind: .stepper)
  private static let table = ElementName(nil, kind: .table)

  private static func missing(_ text: String) -> String {
    "// XCUITest has no words for: \(text)"
  }

  private static let fingers = [
    Row(
      .tap(pay), #"tap button "Pay""#, #"Fleet.screen.buttons["Pay"].tap()"#,
      automation: #"app.buttons["Pay"].tap()"#),
    Row(
      .doubleTap(pay), #"double tap button "Pay""#, #"Fleet.screen.buttons["Pay"].doubleTap()"#,
      automation: #"app.buttons["Pay"].doubleTap()"#),
    Row(
      .press(pay, seconds: 1), #"press button "Pay""#,
      #"Fleet.screen.buttons["Pay"].press(forDuration: 1)"#,
      automation: #"app.buttons["Pay"].press(forDuration: 1)"#),
    Row(
      .press(pay, seconds: 2.5), #"press button "Pay" for 2.5s"#,
      #"Fleet.screen.buttons["Pay"].press(forDuration: 2.5)"#,
      automation: #"app.buttons["Pay"].press(forDuration: 2.5)"#),
    Row(
      .drag(pay, to: name), #"drag button "Pay" to text field "Name""#,
      #"Fleet.screen.buttons["Pay"].press(forDuration: 0.5, "#
        + #"thenDragTo: Fleet.screen.textFields["Name"])"#,
      automation: #"app.buttons["Pay"].press(forDuration: 0.5, "#
        + #"thenDragTo: app.textFields["Name"])"#),
    Row(
      .swipe(.left, on: pay), #"swipe left on button "Pay""#,
      #"Fleet.screen.buttons["Pay"].swipeLeft()"#,
      automation: #"app.buttons["Pay"].swipeLeft()"#),
    Row(
      .swipe(.up, on: .screen), "swipe up", "Fleet.screen.element.swipeUp()",
      automation: "app.swipeUp()"),
    Row(
      .scroll(to: pay), #"scroll to button "Pay""#,
      #"Fleet.screen.buttons["Pay"].scrollToVisible()"#,
      automation: missing(#"scroll to button "Pay""#)),
  ]

  private static let values = [
    Row(
      .enter("Ada", in: name), #"enter "Ada" in text field "Name""#,
      #"Fleet.screen.textFields["Name"].enter("Ada")"#,
      automation: #"app.textFields["Name"].tap()"#, #"app.textFields["Name"].typeText("Ada")"#),
    Row(
      .type("a\n"), #"type "a\n""#, #"Fleet.screen.element.typeText("a\n")"#,
      automation: #"app.typeText("a\n")"#),
    Row(
      .clear(name), #"clear text field "Name""#, #"Fleet.screen.textFields["Name"].clearText()"#,
      automation: missing(#"clear text field "Name""#)),
    Row(
      .flip(news), #"flip switch "News""#, #"Fleet.screen.switches["News"].flip()"#,
      automation: #"app.switches["News"].tap()"#),
    Row(
      .set(news, on: true), #"set switch "News" on"#,
      #"if Fleet.screen.switches["News"].value != "1" { Fleet.screen.switches["News"].flip() }"#,
      automation: #"if app.switches["News"].value as? String != "1" "#
        + #"{ app.switches["News"].tap() }"#),
    Row(
      .set(news, on: false), #"set switch "News" off"#,
      #"if Fleet.screen.switches["News"].value != "0" { Fleet.screen.switches["News"].flip() }"#,
      automation: #"if app.switches["News"].value as? String != "0" "#
        + #"{ app.switches["News"].tap() }"#),
    Row(
      .slide(volume, to: 0.75), #"slide slider "Volume" to 0.75"#,
      #"Fleet.screen.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.75)"#,
      automation: #"app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.75)"#),
    Row(
      .increment(guests), #"increment stepper "Guests""#,
      #"Fleet.screen.steppers["Guests"].increment()"#,
      automation: #"app.steppers["Guests"].buttons["Increment"].tap()"#),
    Row(
      .decrement(guests), #"decrement stepper "Guests""#,
      #"Fleet.screen.steppers["Guests"].decrement()"#,
      automation: #"app.steppers["Guests"].buttons["Decrement"].tap()"#),
    Row(
      .refresh(table), "refresh table", "Fleet.screen.tables.element.pullToRefresh()",
      automation: missing("refresh table")),
    choice(
      .segmentedControl, "segmented control", "segmentedControls", "selectSegment(withTitle: "),
    choice(.pickerWheel, "picker wheel", "pickerWheels", "adjust(toPickerWheelValue: "),
    Row(
      .choose("Big", in: ElementName("Size", kind: .picker)), #"choose "Big" in picker "Size""#,
      #"Fleet.screen.pickers["Size"].pickRow(withTitle: "Big", inComponent: 0)"#,
      automation: #"app.pickers["Size"].pickerWheels.element(boundBy: 0)"#
        + #".adjust(toPickerWheelValue: "Big")"#),
    Row(
      .choose("Big", in: ElementName("Find", kind: .searchField)),
      #"choose "Big" in search field "Find""#,
      #"Fleet.screen.searchFields["Find"].selectScope(withTitle: "Big")"#,
      automation: #"app.buttons["Big"].tap()"#),
    Row(
      .choose("Copy", in: pay), #"choose "Copy" in button "Pay""#,
      #"Fleet.screen.buttons["Pay"].chooseMenuItem(withTitle: "Copy")"#,
      automation: #"app.buttons["Pay"].tap()"#, #"app.buttons["Copy"].tap()"#),
    Row(
      .choose("Copy", in: ElementName("Robin", kind: .cell)), #"choose "Copy" in cell "Robin""#,
      #"Fleet.screen.cells["Robin"].chooseMenuItem(withTitle: "Copy")"#,
      automation: #"app.cells["Robin"].press(forDuration: 1)"#, #"app.buttons["Copy"].tap()"#),
  ]

  private static func choice(
    _ kind: ScreenElement.ElementType, _ words: String, _ query: String, _ call: String
  ) -> Row {
    Row(
      .choose("Big", in: ElementName("Size", kind: kind)), #"choose "Big" in \#(words) "Size""#,
      #"Fleet.screen.\#(query)["Size"].\#(call)"Big")"#,
      automation: kind == .segmentedControl
        ? #"app.\#(query)["Size"].buttons["Big"].tap()"#
        : #"app.\#(query)["Size"].\#(call)"Big")"#)
  }

  private static let screens = [
    Row(
      .back, "back", #"Fleet.screen.navigationBars.buttons["BackButton"].tap()"#,
      automation: #"app.navigationBars.buttons["BackButton"].tap()"#),
    Row(
      .dismiss, "dismiss", "Fleet.screen.topmostViewController?.dismissBySwipingDown()",
      automation: "app.swipeDown(velocity: .fast)"),
    Row(
      .dismissOutside, "dismiss outside",
      "Fleet.screen.topmostViewController?.dismissByTappingOutside()",
      automation: missing("dismiss outside")),
    Row(
      .answer("OK"), #"answer "OK""#, #"Fleet.screen.tapAlertAction(withTitle: "OK")"#,
      automation: #"app.buttons["OK"].tap()"#),
    Row(
      .voiceOver(.next(.headings)), "voiceover next headings",
      "#expect(Fleet.voiceOver.next(.headings) != nil)",
      automation: missing("voiceover next headings")),
    Row(
      .voiceOver(.next(.custom(#"a "b""#))), #"voiceover next "a \"b\"""#,
      #"#expect(Fleet.voiceOver.next(.custom("a \"b\"")) != nil)"#,
      automation: missing(#"voiceover next "a \"b\"""#)),
    Row(
      .voiceOver(.decrement), "voiceover decrement", "Fleet.voiceOver.decrement()",
      automation: missing("voiceover decrement")),
    Row(
      .voiceOver(.previous(.elements)), "voiceover previous",
      "#expect(Fleet.voiceOver.previous() != nil)",
      automation: missing("voiceover previous")),
    Row(
      .voiceOver(.activate), "voiceover activate", "Fleet.voiceOver.activate()",
      automation: missing("voiceover activate")),
    Row(
      .wait(seconds: 2), "wait 2s", "Fleet.advance(by: .seconds(2))",
      automation: "sleep(2)"),
    Row(
      .wait(seconds: 0.3), "wait 0.3s", "Fleet.advance(by: .seconds(0.3))",
      automation: "sleep(1)"),
    Row(
      .waitUntil(pay), #"wait until button "Pay""#,
      #"#expect(Fleet.screen.buttons["Pay"].waitForExistence(timeout: 10))"#,
      automation: #"XCTAssertTrue(app.buttons["Pay"].waitForExistence(timeout: 10))"#),
    Row(
      .waitUntilGone(pay), #"wait until no button "Pay""#,
      #"#expect(Fleet.screen.buttons["Pay"].waitForNonExistence(timeout: 10))"#,
      automation: #"XCTAssertTrue(app.buttons["Pay"].waitForNonExistence(withTimeout: 10))"#),
  ]

  private static let device = [
    Row(
      .turn(.portrait), "turn portrait", "turnDevice(to: .portrait)",
      automation: "XCUIDevice.shared.orientation = .portrait"),
    Row(
      .turn(.upsideDown), "turn upside down", "turnDevice(to: .portraitUpsideDown)",
      automation: "XCUIDevice.shared.orientation = .portraitUpsideDown"),
    Row(
      .turn(.landscapeLeft), "turn landscape left", "turnDevice(to: .landscapeLeft)",
      automation: "XCUIDevice.shared.orientation = .landscapeLeft"),
    Row(
      .turn(.landscapeRight), "turn landscape right", "turnDevice(to: .landscapeRight)",
      automation: "XCUIDevice.shared.orientation = .landscapeRight"),
    Row(
      .background, "background", "sendAppToBackground()",
      automation: "XCUIDevice.shared.press(.home)"),
    Row(.foreground, "foreground", "bringAppToForeground()", automation: "app.activate()"),
    Row(
      .memoryWarning, "memory warning", "giveMemoryWarning()",
      automation: missing("memory warning")),
    Row(.shake, "shake", "shakeDevice()", automation: missing("shake")),
    Row(
      .open("birds://wren?a=1"), "open birds://wren?a=1",
      #"if let url = URL(string: "birds://wren?a=1") { openURL(url) }"#,
      automation: #"if let url = URL(string: "birds://wren?a=1") { app.open(url) }"#),
    Row(
      .world(["iPhoneSE", "dark", "accessibility3"].compactMap(WorldWord.init)),
      "world iPhoneSE dark accessibility3", "Fleet.world.device = .iPhoneSE",
      "Fleet.world.appearance = .dark", "Fleet.world.textSize = .accessibility3",
      automation: missing("world iPhoneSE dark accessibility3")),
  ]

  private static let rows = fingers + values + screens + device

  @Test func `a step is read as it is printed, and coded so`() throws {
    for row in Self.rows {
      #expect(row.step.description == row.text)
      #expect(try UserStep.parsed(row.text) == row.step)
    }
    let steps = Self.rows.map(\.step)
    let data = try JSONEncoder().encode(steps)
    #expect(try JSONDecoder().decode([UserStep].self, from: data) == steps)
    #expect(throws: StepMistake.self) {
      try JSONDecoder().decode([UserStep].self, from: Data(#"["fly"]"#.utf8))
    }
  }

  @Test func `a step is printed as Swift, in each dialect`() {
    for row in Self.rows {
      #expect(row.step.code(as: .swiftTesting) == row.swift)
      #expect(row.step.code(as: .xcuitest) == row.automation)
      let plain = row.swift.map { line in
        line.hasSuffix(" != nil)")
          ? line.replacing("#expect", with: "XCTAssertNotNil").replacing(" != nil)", with: ")")
          : line.replacing("#expect", with: "XCTAssertTrue")
            .replacing("Fleet.advance", with: "await Fleet.advance")
      }
      #expect(row.step.code(as: .xctest) == plain)
    }
  }

  @Test func `people write steps in several ways`() throws {
    let rows = [
      ("press Pay for 500ms", #"press "Pay" for 0.5s"#),
      ("slide Volume to 75%", #"slide "Volume" to 0.75"#),
      ("wait 2 s", "wait 2s"), ("wait 2", "wait 2s"), ("wait 1 minute", "wait 60s"),
      ("turn landscape", "turn landscape left"),
      (
        "world IPHONESE language:de no-videoAutoplay", "world iPhoneSE language:de no-videoAutoplay"
      ),
      ("type hello", #"type "hello""#), ("VoiceOver next elements", "voiceover next"),
      ("voiceover Previous Adjustables", "voiceover previous adjustables"),
      ("wait until no Loading", #"wait until no "Loading""#),
      ("TAP button “Pay”", #"tap button "Pay""#),
      ("swipe left on row with Robin", #"swipe left on cell with "Robin""#),
    ]
    for (text, step) in rows { #expect(try UserStep.parsed(text).description == step) }
  }

  @Test func `another name is one for each element of a step`() {
    let named = Self.rows.map { $0.step.naming { _ in Self.guests } }
    for (row, step) in zip(Self.rows, named) {
      #expect(step.target == row.step.target.map { _ in Self.guests })
    }
    #expect(
      UserStep.drag(Self.pay, to: Self.name).naming { _ in Self.guests }
        == .drag(Self.guests, to: Self.guests))
  }
}

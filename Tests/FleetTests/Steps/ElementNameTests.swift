import Fleet
import Foundation
import TestSupport
import Testing

@Suite("ElementName")
struct ElementNameTests {
  /// Names with the text that they are, and with Swift for Fleet and for XCUITest.
  private static let table: [(name: ElementName, text: String, swift: String)] = [
    (ElementName("Pay", kind: .button), #"button "Pay""#, #"buttons["Pay"]"#),
    (ElementName("Pay"), #""Pay""#, #"descendants(matching: .any)["Pay"]"#),
    (ElementName(nil, kind: .switch), "switch", "switches.element"),
    (
      ElementName("Delete", kind: .button, number: 2), #"button "Delete" #2"#,
      #"buttons.matching(identifier: "Delete").element(boundBy: 1)"#
    ),
    (ElementName(nil, kind: .cell, number: 3), "cell #3", "cells.element(boundBy: 2)"),
    (
      ElementName("Delete", kind: .button, in: ElementName(nil, kind: .cell, content: "Robin")),
      #"button "Delete" in cell with "Robin""#,
      #"cells.containing(.staticText, identifier: "Robin").buttons["Delete"]"#
    ),
    (
      ElementName(nil, kind: .cell, content: "Robin"), #"cell with "Robin""#,
      #"cells.containing(.staticText, identifier: "Robin").element"#
    ),
    (
      ElementName(nil, kind: .cell, content: "Robin", number: 2), #"cell with "Robin" #2"#,
      #"cells.containing(.staticText, identifier: "Robin").element(boundBy: 1)"#
    ),
    (
      ElementName("OK", kind: .button, in: ElementName(nil, kind: .alert)),
      #"button "OK" in alert"#, #"alerts.buttons["OK"]"#
    ),
    (
      ElementName(
        nil, kind: .switch, number: 2,
        in: ElementName("Sound", kind: .cell, in: ElementName("Settings", kind: .table))),
      #"switch #2 in cell "Sound" in table "Settings""#,
      #"tables["Settings"].cells["Sound"].switches.element(boundBy: 1)"#
    ),
    (ElementName("chart", kind: .other), #"other element "chart""#, #"otherElements["chart"]"#),
    (
      ElementName("a\"b\\\n", kind: .staticText), #"static text "a\"b\\\n""#,
      #"staticTexts["a\"b\\\n"]"#
    ),
    (ElementName(nil), "element", "descendants(matching: .any).element"),
    (
      ElementName("x", kind: .secureTextField), #"secure text field "x""#,
      #"secureTextFields["x"]"#
    ),
  ]

  @Test func `a name is read as it is printed, and printed as a query`() throws {
    for (name, text, swift) in Self.table {
      #expect(name.description == text)
      #expect(try ElementName.parsed(text) == name)
      #expect(name.code(as: .swiftTesting) == "Fleet.screen.\(swift)")
      #expect(name.code(as: .xctest) == "Fleet.screen.\(swift)")
      #expect(name.code(as: .xcuitest) == "app.\(swift)")
    }
    #expect(ElementName.screen.description == "screen")
    #expect(try ElementName.parsed("screen") == .screen)
    #expect(ElementName.screen.code(as: .swiftTesting) == "Fleet.screen.element")
    #expect(ElementName.screen.code(as: .xcuitest) == "app")
  }

  @Test func `people write names in several ways`() throws {
    let rows = [
      (#"the button "Pay""#, #"button "Pay""#),
      ("button “Pay”", #"button "Pay""#),
      ("Pay", #""Pay""#),
      ("Pay under Cart", #""Pay" in "Cart""#),
      (#"text "Robin""#, #"static text "Robin""#),
      (#"field "Name""#, #"text field "Name""#),
      (#"row "Robin""#, #"cell "Robin""#),
      ("button #save-button", #"button "save-button""#),
      (#"button "Save" #save-button"#, #"button "save-button""#),
      ("#save-button", #""save-button""#),
      (#"element "Chart""#, #""Chart""#),
      (#""Delete" #2 in row with "Robin""#, #""Delete" #2 in cell with "Robin""#),
      (#"cell "Rent", "Robin", "9:41""#, #"cell "Rent""#),
      (#"text field "Name" = "Ada" ← focus"#, #"text field "Name""#),
      (#"switch = "0" (disabled)"#, "switch"),
      (#"button "Pro" (selected, disabled)"#, #"button "Pro""#),
      (#"button "Pro" (selected) in alert"#, #"button "Pro" in alert"#),
      (#""a\u{1F426}b""#, #""a🐦b""#),
    ]
    for (text, name) in rows { #expect(try ElementName.parsed(text).description == name) }
  }

  @Test func `every kind is read by its words`() throws {
    for kind in ScreenElement.ElementType.allCases {
      let name = ElementName("x", kind: kind)
      #expect(try ElementName.parsed(name.description) == name)
    }
  }

  @Test(arguments: AwkwardText.allCases.filter { $0 != .megabyte })
  func `any text may be a name`(text: AwkwardText) throws {
    let name = ElementName(
      text.text, kind: .button, in: ElementName(nil, kind: .cell, content: text.text))

    #expect(try ElementName.parsed(name.description) == name)
    #expect(!name.description.contains("\n"))
    let data = try JSONEncoder().encode([name])
    #expect(try JSONDecoder().decode([ElementName].self, from: data) == [name])
  }
}

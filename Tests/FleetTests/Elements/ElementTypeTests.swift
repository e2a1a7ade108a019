import HeadlessUIKit
import Testing

@testable import Fleet

@Suite("Kinds of elements")
struct ElementTypeTests {
  @Test func `each kind that the model makes is the one of that name`() {
    let kinds = ElementType.allCases

    #expect(kinds.map { "\(ScreenElement.ElementType($0))" } == kinds.map { "\($0)" })
  }

  @Test(arguments: [
    (ElementType.other, UInt(1)), (.window, 4), (.button, 9), (.table, 26), (.switch, 40),
    (.textView, 52), (.cell, 75), (.stepper, 79),
  ])
  func `a kind has the number that XCUITest gives it`(kind: ElementType, number: UInt) {
    #expect(ScreenElement.ElementType(kind).rawValue == number)
  }
}

import UIKit
import XCTest

@testable import Birds

private final class Picker: NSObject, BirdPicking {
  var log: [String] = []
  func picked(_ bird: String) { log.append(bird) }
  func canPick(_ bird: String) -> Bool { bird != "dodo" }
  @objc func tick() { log.append("tick") }
}

private final class Nobody: NSObject, BirdPicking {
  func picked(_ bird: String) {}
}

final class PickerXCTests: XCTestCase {
  func testOptionalMethodsAreCalledWhereTheyAreThere() {
    let (form, picker) = (FormViewController(), Picker())
    form.picker = picker

    XCTAssertEqual(form.ask("wren"), "untitled")
    XCTAssertEqual(form.ask("dodo"), "no")
    picker.perform(#selector(Picker.tick))
    XCTAssertEqual(picker.log, ["wren", "tick"])
  }

  func testOptionalMethodsAreMissingWhereTheyAreNot() {
    let (form, nobody) = (FormViewController(), Nobody())
    form.picker = nobody

    XCTAssertEqual(form.ask("wren"), "no")
    XCTAssertNil(form.picker?.canPick?("wren"))
  }

  func testThisFileIsWhereXcodeHasIt() {
    XCTAssertTrue("\(#filePath)".hasSuffix("PortedTests/Shared/PickerXCTests.swift"))
  }
}

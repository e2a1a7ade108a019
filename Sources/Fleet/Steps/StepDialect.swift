/// In whose words a step is printed as Swift.
package enum StepDialect: String, Sendable, CaseIterable {
  /// Fleet's words, in a test of Swift Testing.
  case swiftTesting = "swift-testing"
  /// Fleet's words, in an XCTest.
  case xctest
  /// XCUITest's words, for a device too.
  case xcuitest

  /// The whole screen, from where elements are looked for.
  var screen: String { self == .xcuitest ? "app" : "Fleet.screen" }

  /// A condition that a test holds, or that it wants not to hold.
  package func expecting(_ condition: String, is isTrue: Bool = true) -> String {
    switch self {
    case .swiftTesting: "#expect(\(isTrue ? "" : "!")\(condition))"
    case .xctest, .xcuitest: "XCTAssert\(isTrue ? "True" : "False")(\(condition))"
    }
  }

  /// Something that a test wants to be there.
  package func expectingSomething(of code: String) -> String {
    self == .swiftTesting ? "#expect(\(code) != nil)" : "XCTAssertNotNil(\(code))"
  }

  /// A text that a test wants something to be.
  package func expecting(_ code: String, equals text: String) -> String {
    let literal = StepCode.literal(text)
    return self == .swiftTesting
      ? "#expect(\(code) == \(literal))" : "XCTAssertEqual(\(code), \(literal))"
  }
}

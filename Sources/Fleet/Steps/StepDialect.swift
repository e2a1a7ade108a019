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

  /// A condition that a test holds.
  func expecting(_ condition: String) -> String {
    self == .swiftTesting ? "#expect(\(condition))" : "XCTAssertTrue(\(condition))"
  }
}

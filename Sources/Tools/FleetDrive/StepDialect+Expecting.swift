import Fleet

extension StepDialect {
  /// That a condition is true, or is not.
  func expecting(_ condition: String, is isTrue: Bool = true) -> String {
    switch self {
    case .swiftTesting: "#expect(\(isTrue ? "" : "!")\(condition))"
    case .xctest, .xcuitest: "XCTAssert\(isTrue ? "True" : "False")(\(condition))"
    }
  }

  /// That something is a text.
  func expecting(_ code: String, equals text: String) -> String {
    let literal = text.debugDescription
    return self == .swiftTesting
      ? "#expect(\(code) == \(literal))" : "XCTAssertEqual(\(code), \(literal))"
  }
}

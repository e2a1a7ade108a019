import Fleet

/// A recording as a whole test, to be pasted into a new file.
struct DriveTest {
  let steps: [DriveStep]
  /// The modules of the app.
  let imports: [String]
  /// The lines that show the app.
  let opening: [String]

  /// The lines of the test, which ends with the whole screen as it is.
  func lines(as dialect: StepDialect, screen: [String]) -> [String] {
    let frame = StepTest(
      [], imports: imports, modules: steps.flatMap(\.modules), opening: opening)
    let bare = Self.lines(frame, dialect)
    let (closing, indentation) = Self.frame(of: dialect)
    let code = steps.flatMap { $0.code(as: dialect) }.map { line in
      line.isEmpty ? "" : String(repeating: " ", count: indentation) + line
    }
    var whole = frame
    // What has just been expected is not said twice.
    if steps.last != .expect(DriveExpectation(.screen, .lines(screen))) { whole.screen = screen }
    let rest = Self.lines(whole, dialect).dropFirst(bare.count - closing)
    let head = bare.dropLast(closing).flatMap { line in
      dialect == .xctest && line.hasPrefix("final class") ? [line] + Self.fresh : [line]
    }
    return head + code + rest
  }

  /// XCTest's cases find what the last one left, where they do not say otherwise.
  private static let fresh = [
    "  override func invokeTest() { withFreshApplication { super.invokeTest() } }", "",
  ]

  /// The lines of Swift that expect the screen to have others.
  static func expectation(_ screen: [String]) -> [String] {
    let (closing, indentation) = frame(of: .swiftTesting)
    let bare = lines(StepTest([]), .swiftTesting)
    return lines(StepTest([], screen: screen), .swiftTesting)
      .dropFirst(bare.count - closing).dropLast(closing).map { String($0.dropFirst(indentation)) }
  }

  private static func lines(_ test: StepTest, _ dialect: StepDialect) -> [String] {
    test.text(as: dialect).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// How many lines end a test, and how far its lines stand in.
  private static func frame(of dialect: StepDialect) -> (closing: Int, indentation: Int) {
    dialect == .swiftTesting ? (1, 2) : (2, 4)
  }
}

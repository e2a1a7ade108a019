import ScreenSnapshots

/// Steps as a whole test, to be pasted into a new file.
package struct StepTest: Sendable {
  package var steps: [UserStep]
  /// The subject of the test, as a sentence.
  package var name: String
  /// The modules of the app.
  package var imports: [String]
  /// The modules besides that its lines need, where a test in Fleet's words has them.
  package var modules: [String]
  /// The lines that show the app, in Fleet's words; empty where that is left to the user.
  package var opening: [String]
  /// The lines of the screen that the test expects at its end; empty without an expectation.
  package var screen: [String]

  package init(
    _ steps: [UserStep], name: String = "what the user did", imports: [String] = [],
    modules: [String] = [], opening: [String] = [], screen: [String] = []
  ) {
    self.steps = steps
    self.name = name
    self.imports = imports
    self.modules = modules
    self.opening = opening
    self.screen = screen
  }

  /// The test as Swift.
  package func text(as dialect: StepDialect) -> String {
    let lines: [String] =
      switch dialect {
      case .swiftTesting:
        importing(["Fleet", "FleetTesting", "Testing"])
          + ["", "@MainActor @Test(.freshApplication) func `\(plainName)`() {"]
          + indented(body(as: dialect), by: 2) + ["}"]
      case .xctest:
        importing(["Fleet", "XCTest"])
          + ["", "final class \(typeName)Tests: XCTestCase {"]
          + ["  @MainActor func test\(typeName)() async {"] + indented(body(as: dialect), by: 4)
          + ["  }", "}"]
      case .xcuitest:
        ["import XCTest", "", "final class \(typeName)UITests: XCTestCase {"]
          + ["  @MainActor func test\(typeName)() {"] + indented(body(as: dialect), by: 4)
          + ["  }", "}"]
      }
    return lines.joined(separator: "\n") + "\n"
  }

  private func importing(_ usual: [String]) -> [String] {
    imports.map { "@testable import \($0)" }
      + Set(usual + modules).sorted().map { "import \($0)" }
  }

  private func indented(_ lines: [String], by count: Int) -> [String] {
    lines.map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
  }

  // MARK: Within the function

  /// A placeholder for the lines that show the app, where they are unknown.
  static let noOpening = ["// Show the app's first screen here."]

  private func body(as dialect: StepDialect) -> [String] {
    let code = steps.flatMap { $0.code(as: dialect) }
    if dialect == .xcuitest {
      return ["let app = XCUIApplication()", "app.launch()"] + code
    }
    let start = opening.isEmpty ? Self.noOpening : opening
    return start + code + expectation
  }

  /// The screen at the end, as Fleet compares it.
  private var expectation: [String] {
    guard !screen.isEmpty else { return [] }
    let lines = screen.map(LinePattern.escaped)
    let hashes = TextLiteral.hashes(for: lines, atLeast: 0)
    let marks = String(repeating: "#", count: hashes)
    let written = lines.map { TextLiteral.written($0, hashes: hashes) }
    return ["Fleet.expectScreen(", "  \(marks)\"\"\""] + indented(written, by: 2)
      + ["  \"\"\"\(marks))"]
  }

  // MARK: Names

  /// The name without what no name in backticks may have.
  private var plainName: String {
    let plain = name.filter { !"`\\/\r\n".contains($0) }
    return plain.allSatisfy(\.isWhitespace) ? "what the user did" : plain
  }

  /// The name in one word, such as `WhatTheUserDid`.
  private var typeName: String {
    let words = plainName.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Recorded\(name)"
  }
}

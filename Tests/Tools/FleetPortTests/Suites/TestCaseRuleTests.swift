import FleetPort
import Testing

@MainActor
@Suite("Suites of XCTest")
struct TestCaseRuleTests {
  private static let ui = Module.Traits(isMadeOfUITests: true)

  /// The lines of what becomes of a suite, without the lines of its beginning and its end.
  private func members(_ body: String, traits: Module.Traits = Module.Traits()) -> [String] {
    let source = "import XCTest\nfinal class FormTests: XCTestCase {\n\(body)\n}"
    return Array(Ported(source, traits: traits).body().split(separator: "\n").dropFirst(2))
      .map(String.init)
  }

  @Test func `have tests of the main actor called by ones without isolation`() {
    #expect(
      members("  @MainActor func testSaving() throws {}\n  @MainActor\n  func testGoing() {}") == [
        "  @MainActor func uiKitTestSaving() throws {}", "  @MainActor",
        "  func uiKitTestGoing() {}",
        "nonisolated func testSaving() throws { try uiKitMainActorTest(self) "
          + "{ try $0.uiKitTestSaving() } }; nonisolated func testGoing() "
          + "{ uiKitMainActorTest(self) { $0.uiKitTestGoing() } } }",
      ])
  }

  @Test(arguments: [
    "  func testSaving() {}", "  @MainActor func testSaving() async {}",
    "  @MainActor func helper() {}", "  @MainActor func testing(_ one: Int) {}",
    "  @MainActor static func testAll() {}", "  @MainActor func testNumber() -> Int { 1 }",
    "  override func setUp() {}",
  ])
  func `keep what XCTest runs as it is, and what is no test`(member: String) {
    #expect(members(member) == [member, "}"])
  }

  @Test func `of the main actor have all tests and fixtures called so`() {
    let source = """
      import XCTest
      @MainActor class FormTests: XCTestCase {
        override func setUp() { super.setUp() }
        override func tearDown() async throws { count = 0 }
        nonisolated func testNothing() {}
        func testSaving() {}
      }
      """
    let ported = Ported(source)

    #expect(
      ported.line(3) == "         func uiKitSetUp() { super.setUp() }".drop { $0 == " " })
    #expect(ported.line(4) == "@MainActor override func tearDown() async throws { count = 0 }")
    #expect(ported.line(5) == "nonisolated func testNothing() {}")
    #expect(
      ported.line(7)
        == "nonisolated override func setUp() { uiKitMainActorTest(self) { $0.uiKitSetUp() } }; "
        + "nonisolated func testSaving() { uiKitMainActorTest(self) { $0.uiKitTestSaving() } } }")
  }

  @Test func `are so by the setting of the target, too`() {
    #expect(
      members("  func testSaving() {}", traits: Module.Traits(isMainActorByDefault: true)).first
        == "  func uiKitTestSaving() {}")
  }

  @Test func `call what a superclass has of the main actor under its new name`() {
    let ported = Ported([
      "/T/Base.swift":
        "import XCTest\n@MainActor class Base: XCTestCase {\n  override func setUp() {}\n}",
      "/T/Form.swift":
        "final class FormTests: Base {\n  override func setUp() { super.setUp(); count = 1 }\n}",
    ])

    #expect(
      ported.line(2, of: "/T/Form.swift")
        == "override func uiKitSetUp() { super.uiKitSetUp(); count = 1 }")
    #expect(
      ported.line(3, of: "/T/Form.swift")
        == "nonisolated override func setUp() { uiKitMainActorTest(self) { $0.uiKitSetUp() } } }")
  }

  @Test func `keep conditions around a test`() {
    #expect(
      members("#if DEBUG\n  @MainActor func testSaving() {}\n#endif").dropFirst(3).prefix(4) == [
        "#sourceLocation(file: \"/App/Form.swift\", line: 6)", "#if DEBUG",
        "nonisolated func testSaving() { uiKitMainActorTest(self) { $0.uiKitTestSaving() } }",
        "#endif",
      ])
  }

  @Test func `run once for each configuration where they drive an app`() {
    let property = "  override class var runsForEachTargetApplicationUIConfiguration: Bool { true }"
    let blanks = "           class var runsForEachTargetApplicationUIConfiguration: Bool { true }"
    let members = members(property + "\n  func testLaunch() throws {}", traits: Self.ui)

    #expect(
      members == [
        blanks, "  func uiKitTestLaunch() throws {}",
        "func testLaunch() throws { try uiKitTest(forEachConfiguration: "
          + "Self.runsForEachTargetApplicationUIConfiguration) { try uiKitTestLaunch() } } }",
      ])
    #expect(self.members(property) == [blanks, "}"])
  }

  @Test func `name themselves to the application that they drive`() {
    let ported = Ported(
      "import XCTest\nlet app = XCUIApplication()\nlet other = XCUIApplication(bundleIdentifier: b)",
      traits: Self.ui)

    #expect(ported.line(2) == "let app = XCUIApplication(uiKitSuite: #fileID)")
    #expect(ported.line(3) == "let other = XCUIApplication(bundleIdentifier: b)")
    #expect(ported.text().hasPrefix("import HeadlessXCUITest\nimport HeadlessUIKit\n"))
  }

  @Test func `lose the tests that the plan leaves out`() {
    let plan = Module.Traits(tests: TestSelection(skipped: ["FormTests/testSaving()"]))

    #expect(
      members("  func testSaving() {}\n  func testGoing() async {}", traits: plan) == [
        "  func uiKitTestSaving() {}", "  func testGoing() async {}", "}",
      ])
  }
}

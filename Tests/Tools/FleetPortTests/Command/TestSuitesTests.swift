import Testing

@testable import FleetPort

@MainActor
@Suite("What suites need besides")
struct TestSuitesTests {
  private func text(_ sources: String..., skipped: [String] = [], selected: [String] = []) -> String
  {
    let files = sources.enumerated().map { index, source in
      SourceFile(path: "/App/File\(index).swift", bytes: Array(source.utf8))
    }
    return TestSuites(
      of: Module(
        files: files, kit: .uikit,
        traits: Module.Traits(tests: TestSelection(skipped: skipped, selected: selected)))
    ).text
  }

  @Test func `is a test for each spec of Quick`() {
    let text = text(
      "import Quick\nclass FormSpec: QuickSpec {}\nclass ListSpec: FormSpec {}",
      "#if os(iOS)\nfinal class SendSpec: AsyncSpec {}\n#endif\nprivate class Own: QuickSpec {}")

    for line in [
      "import Quick", "nonisolated extension FormSpec {",
      "  func testExamplesOfFormSpec() throws {",
      "    guard type(of: self) == FormSpec.self else { return }",
      "  func testExamplesOfListSpec() throws {",
      "#if canImport(HeadlessUIKit)\n\nnonisolated extension SendSpec {",
    ] { #expect(text.contains("\n\(line)\n"), "\(line) in \(text)") }
    #expect(!text.contains("Own"))
    #expect(!text.contains("@testable"))
    #expect(!text.contains("SuitesWithoutTests"))
  }

  @Test(arguments: [
    (skipped: ["FormSpec"], selected: [], isThere: false), (["OtherSpec"], [], true),
    ([], ["OtherSpec"], false), ([], ["FormSpec"], true), ([], ["FormSpec/saves()"], true),
    (["FormSpec/saves()"], [], true),
  ])
  func `is nothing for specs that the plan leaves out`(
    skipped: [String], selected: [String], isThere: Bool
  ) {
    let text = text("class FormSpec: QuickSpec {}", skipped: skipped, selected: selected)
    #expect(text.contains("testExamplesOfFormSpec") == isThere)
    #expect(!text.contains("SuitesWithoutTests"))
  }

  @Test func `configures Quick first`() {
    let text = text(
      "class Shared: QuickConfiguration {}", "class FormSpec: QuickSpec {}")

    #expect(text.contains("\n@testable import Quick\n"))
    #expect(text.contains("configurations.append(Shared.self)\n"))
    #expect(text.contains("QuickConfiguration.configureSubclassesIfNeeded("))
  }

  @Test(arguments: [
    "class FormTests: XCTestCase {}", "class FormTests: XCTestCase { func testing(a: Int) {} }",
    "private class FormTests: XCTestCase { func testA() {} }", "class FormTests: KWSpec {}",
    "private class FormTests: QuickSpec {}",
  ])
  func `is a failure where a target has suites and no test`(source: String) {
    #expect(
      text(source, "class Other {}").contains(
        "XCTFail(\n      \"No test of 'FormTests' is found on Linux, and so none of this target: "),
      "\(text(source))")
  }

  @Test(arguments: [
    "class FormTests: XCTestCase { func testA() {} }", "struct A { @Test func b() {} }",
    "class FormTests: XCTestCase {}\n@Test func b() {}", "class A: UIView {}", "struct A {}",
    "class FormTests: Base {}\nextension FormTests { func testB() async throws {} }",
    "class FormTests: KWSpec { func testA() {} }", "class A: NSObject {}", "",
  ])
  func `is nothing where tests are found, or there is no suite`(source: String) {
    #expect(text(source) == "")
  }

  @Test func `is nothing where the plan leaves all tests out`() {
    #expect(text("class FormTests: XCTestCase { func testA() {} }", skipped: ["FormTests"]) == "")
  }

  @Test func `counts all suites of which no test is found`() {
    #expect(
      text("class A: XCTestCase {}", "class B: XCTestCase {}")
        .contains("No test of 'A' is found on Linux, nor of 1 more, and so none of this target"))
  }
}

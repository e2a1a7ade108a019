import FleetPort
import Testing

@MainActor
@Suite("The superclass of suites")
struct TestCaseBaseRuleTests {
  @Test(arguments: [
    (
      "final class A: XCTestCase, UITableViewDataSource {}",
      "final class A: PortedTestCase, UITableViewDataSource {}"
    ),
    ("class A: XCTest.XCTestCase {}", "class A: PortedTestCase {}"),
    (
      "let a = XCTestCase().expectation(description: b)",
      "let a = PortedTestCase().expectation(description: b)"
    ),
    ("class A: B {}; class B: XCTestCase {}", "class A: B {}; class B: PortedTestCase {}"),
    ("extension XCTestCase {}", "extension XCTestCase {}"),
    ("class A: QuickSpec {}", "class A: QuickSpec {}"),
    ("class A<T: XCTestCase> {}", "class A<T: XCTestCase> {}"),
    ("let a = B.XCTestCase()", "let a = B.XCTestCase()"),
  ])
  func `is one that is as much as an NSObject`(source: String, expected: String) {
    #expect(Ported("import XCTest\n\(source)").line(2) == expected)
  }

  @Test func `is a module's own where it has one of the name`() {
    let source = "import XCTest\nclass XCTestCase {}\nclass A: XCTestCase {}"

    #expect(Ported(source).line(3) == "class A: XCTestCase {}")
  }
}

import Testing

@MainActor
@Suite("Tests that measure")
struct MeasuringRuleTests {
  private func line(_ call: String, _ more: String = "") -> String {
    let source = """
      import XCTest
      class LoadTests: XCTestCase {
      func testLoading() {
      \(call)
      }
      \(more)}
      """
    let lines = Ported(source).body().split(separator: "\n", omittingEmptySubsequences: false)
    return lines.first { $0.contains("load()") || $0.contains("work") }.map(String.init) ?? ""
  }

  @Test(arguments: [
    ("measure { load() }", "uiKitMeasure { load() }"),
    ("self.measure { load() }", "uiKitMeasure { load() }"),
    ("self.measure() { load() }", "uiKitMeasure() { load() }"),
    ("measure(work)", "uiKitMeasure(work)"),
  ])
  func `only tell how long it took`(call: String, written: String) {
    #expect(line(call) == written)
  }

  @Test(arguments: [
    "ruler.measure { load() }", "measure(metrics: []) { load() }", "func measure() { load() }",
  ])
  func `are nothing but calls of XCTest's`(call: String) {
    #expect(line(call) == call)
  }

  @Test func `are left to a method of the suite's own`() {
    #expect(
      line("measure { load() }", "func measure(_ work: () -> Void) {}\n") == "measure { load() }")
  }

  @Test func `are those of suites`() {
    let source = "import XCTest\nstruct Ruler { func f() { measure { load() } } }"

    #expect(Ported(source).body().hasSuffix("struct Ruler { func f() { measure { load() } } }"))
  }
}

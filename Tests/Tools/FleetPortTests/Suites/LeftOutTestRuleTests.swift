import FleetPort
import Testing

@MainActor
@Suite("Tests that a plan leaves out")
struct LeftOutTestRuleTests {
  @Test(arguments: [
    (["FormTests"], [], "      func saves() {}"),
    (["FormTests/saves()"], [], "      func saves() {}"),
    (["FormTests/saves"], [], "@Test func saves() {}"),
    (["OtherTests"], [], "@Test func saves() {}"),
    ([], ["FormTests/goes()"], "      func saves() {}"),
    ([], ["FormTests"], "@Test func saves() {}"),
    (["FormTests/saves()"], ["FormTests"], "      func saves() {}"),
  ])
  func `are no tests`(skipped: [String], selected: [String], line: String) {
    let traits = Module.Traits(tests: TestSelection(skipped: skipped, selected: selected))
    let ported = Ported("struct FormTests {\n@Test func saves() {}\n}", traits: traits)

    #expect(ported.body().split(separator: "\n")[1] == line)
  }

  @Test func `are known by the types around them, and by their labels`() {
    let traits = Module.Traits(
      tests: TestSelection(skipped: ["FormTests/Saving/works(with:)", "alone()"]))
    let source = """
      struct FormTests { struct Saving {
      @Test("It works", arguments: [1]) func works(with number: Int) {}
      @Test func works() {}
      } }
      @Test func alone() {}
      """
    let lines = Ported(source, traits: traits).body().split(separator: "\n")

    #expect(lines[1].drop { $0 == " " } == "func works(with number: Int) {}")
    #expect(lines[2] == "@Test func works() {}")
    #expect(lines[4] == "      func alone() {}")
  }
}

/// What a test plan leaves out is no test of Swift Testing's: its attribute becomes blanks.
struct LeftOutTestRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for declaration in file.all where declaration.keyword == "func" {
      guard let test = declaration.mark("@Test"),
        module.traits.tests.leavesOut(Self.path(of: declaration))
      else { continue }
      changes.edits.blank(test.start, test.end)
      changes.count("tests that the plan leaves out")
    }
  }

  /// The names by which a test plan knows a test.
  static func path(of test: Declaration) -> [String] {
    let types = (test.parent?.path ?? "").split(separator: ".").map { String($0).unquoted }
    let name = test.fullName
    return types + [name.hasSuffix(")") ? name : name + "()"]
  }
}

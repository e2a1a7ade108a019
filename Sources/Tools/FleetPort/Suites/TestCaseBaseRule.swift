/// Suites of XCTest get a superclass by which they are what an `NSObject` is, as on a device.
///
/// XCTest on Linux knows no `NSObject`: there a suite can be no data source or delegate, is not
/// compared, and is not created without a test.
struct TestCaseBaseRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard let base = module.testCaseBase else { return }
    for type in module.suites where type.file === file {
      guard let name = name(ofSuperclassOf: type) else { continue }
      replace(name, with: base.name, in: &changes)
    }
    for index in file.indices(of: TestCaseBase.original) where isCreation(index) {
      replace(index, with: base.name, in: &changes)
    }
  }

  private func name(ofSuperclassOf type: Declaration) -> Int? {
    file.indices(of: TestCaseBase.original).first { index in
      (type.places.keywordStart..<type.places.headEnd).contains(file.tokens[index].start)
    }
  }

  /// Whether a test case is made of the class itself, for its expectations.
  private func isCreation(_ index: Int) -> Bool {
    file.reads([TestCaseBase.original, "(", ")"], at: index)
      && (index == 0 || !file.tokens[index - 1].isSign("."))
  }

  private func replace(_ index: Int, with name: String, in changes: inout Changes) {
    let isQualified = file.reads(["XCTest", "."], at: index - 2)
    let start = file.tokens[isQualified ? index - 2 : index].start
    changes.edits.replace(start, file.tokens[index].end, with: name)
    changes.count("suites of XCTest")
  }
}

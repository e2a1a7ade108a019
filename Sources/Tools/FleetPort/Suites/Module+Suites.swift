extension Module {
  /// The suites whose superclass is XCTest's own.
  var suites: [Declaration] {
    guard hasTestCases, !declaresType(named: TestCaseBase.original) else { return [] }
    return files.flatMap(\.all).filter { type in
      type.keyword == "class" && superclass(of: type) == nil
        && type.inherited.first?.lastComponent == TestCaseBase.original
    }
  }

  /// The class that the suites get for a superclass, if there are any.
  var testCaseBase: TestCaseBase? {
    let makesOne = files.contains { !$0.indices(of: TestCaseBase.original).isEmpty }
    guard hasTestCases, makesOne, !declaresType(named: TestCaseBase.original) else { return nil }
    return TestCaseBase(
      isPublic: suites.contains(where: \.isPublic), isOfUITests: traits.isMadeOfUITests,
      keepsAttachments: !traits.isMadeOfUITests
        && files.contains { !$0.indices(of: "XCTAttachment").isEmpty })
  }
}

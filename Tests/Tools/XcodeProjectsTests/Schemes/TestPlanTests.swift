import PropertyLists
import Testing
import XcodeProjects

@Suite("TestPlan")
struct TestPlanTests {
  private func plan(_ text: String) throws(Finding) -> TestPlan {
    try TestPlan(path: "/Code/Main.xctestplan", bytes: Array(text.utf8))
  }

  @Test func `knows targets, tests and the options of each configuration`() throws {
    let plan = try plan(
      """
      {
        "configurations" : [
          {"id" : "1", "name" : "German", "options" : {"language" : "de", "region" : "DE"}},
          {"id" : "2", "name" : "Off", "enabled" : false, "options" : {}},
          {"id" : "3", "name" : "Plain", "options" : {
            "commandLineArgumentEntries" : [{"argument" : "-x \\"a b\\""}]}}
        ],
        "defaultOptions" : {
          "codeCoverage" : false, "language" : "en",
          "commandLineArgumentEntries" : [
            {"argument" : "-one"}, {"argument" : "-two", "enabled" : false}],
          "environmentVariableEntries" : [
            {"key" : "A", "value" : "1"}, {"enabled" : false, "key" : "B", "value" : "2"}]
        },
        "testTargets" : [
          {"parallelizable" : true, "skippedTests" : ["FormTests", "ListTests\\/testSlow()"],
           "target" : {"containerPath" : "container:App.xcodeproj", "identifier" : "T1", "name" : "AppTests"}},
          {"enabled" : false, "selectedTests" : {"suites" : [
             {"name" : "A", "suites" : [{"name" : "B", "testFunctions" : ["c()"]}]}, {"name" : "D"}]},
           "target" : {"containerPath" : "container:App.xcodeproj", "identifier" : "T2", "name" : "UITests"}}
        ],
        "version" : 1
      }
      """)

    #expect(plan.name == "Main")
    #expect(plan.testables.map(\.target.name) == ["AppTests", "UITests"])
    #expect(plan.testables.map(\.isEnabled) == [true, false])
    #expect(plan.testables[0].skippedTests == ["FormTests", "ListTests/testSlow()"])
    #expect(plan.testables[1].selectedTests == ["A/B/c()", "D"])
    #expect(plan.configurations.map(\.name) == ["German", "Plain"])
    let german = plan.configurations[0].options
    #expect(german.arguments == ["-one"])
    #expect(german.environment == ["A": "1"])
    #expect(german.language == "de")
    #expect(german.region == "DE")
    #expect(plan.configurations[1].options.arguments == ["-x", "a b"])
    #expect(plan.configurations[1].options.language == "en")
  }

  @Test(arguments: [
    ("{", "The file is no test plan: it is no JSON."),
    ("{\"testTargets\": [{}]}", "The file is no test plan: it has no 'target'."),
    ("{\"testTargets\": 3}", "The file is no test plan: 'testTargets' is of another kind."),
  ])
  func `says what is wrong with the file`(text: String, sentence: String) {
    #expect(throws: Finding(file: "/Code/Main.xctestplan", sentence)) { try plan(text) }
  }
}

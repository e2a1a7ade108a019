import FailureReporting
import Foundation

/// How the tests of a rewritten target are run, or their app is launched: the test plan's settings.
package struct TestLaunch: Equatable, Sendable {
  package private(set) var arguments: [String] = []
  package private(set) var environment: [String: String] = [:]
  /// The fault when the plan lacks the requested configuration.
  package private(set) var fault: Fault?

  /// A failure in words.
  package struct Fault: Equatable, Sendable {
    package let reason: String
    package let details: String
  }

  /// The variable of the process that says which configuration of the plan is meant.
  package static let variable = "FLEET_TEST_CONFIGURATION"

  init() {}

  /// Reads the settings of a target of tests, in a configuration of its plan, or in the first.
  package init(
    of facts: any PortedModule.Type,
    in asked: String? = ProcessInfo.processInfo.environment[variable]
  ) {
    arguments = facts.launchArguments
    environment = facts.launchEnvironment
    let all = facts.testConfigurations
    let chosen = all.first { $0.name == asked }
    if let asked, chosen == nil, !all.isEmpty {
      let names = all.map { "'\($0.name)'" }.joined(separator: ", ")
      fault = Fault(
        reason: "There is no test configuration '\(asked)'.",
        details: "\(Self.variable) asks for it. The test plan has \(names).")
    }
    guard let configuration = chosen ?? all.first else { return }
    arguments += configuration.arguments
    environment.merge(configuration.environment) { $1 }
  }

  /// How the unit tests in this program are run, all of which are of one plan.
  package static let ofUnitTests: TestLaunch = {
    let launches = PortedModules.unitTests.map { TestLaunch(of: $0) }
    return launches.first { $0 != TestLaunch() } ?? TestLaunch()
  }()
}

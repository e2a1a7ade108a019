/// A test target in a scheme or a test plan, and which of its tests run.
package struct Testable: Equatable, Sendable {
  package let target: BlueprintReference
  package let isEnabled: Bool
  /// The tests that are left out: `Class`, or `Class/test()`.
  package let skippedTests: [String]
  /// The only tests that run, unless empty.
  package let selectedTests: [String]

  package init(
    target: BlueprintReference, isEnabled: Bool, skippedTests: [String], selectedTests: [String]
  ) {
    self.target = target
    self.isEnabled = isEnabled
    self.skippedTests = skippedTests
    self.selectedTests = selectedTests
  }
}
